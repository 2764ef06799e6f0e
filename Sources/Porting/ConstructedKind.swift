/// The UIKit base class of objects whose class is known only at run time: a view or controller.
enum ConstructedKind: String, CaseIterable {
  case view = "UIView"
  case controller = "UIViewController"

  /// A UIKit initializer in whose place ported code calls a class's generated `construct` method.
  struct Hook {
    let labels: [String]
    let parameters: String
  }

  init?(of type: String) {
    guard let kind = Self.allCases.first(where: { $0.classes.contains(type) }) else { return nil }
    self = kind
  }

  var hooks: [Hook] {
    let plain = Hook(labels: [], parameters: "")
    return switch self {
    case .view: [Hook(labels: ["frame"], parameters: "frame: CGRect"), plain]
    case .controller:
      [
        Hook(
          labels: ["nibName", "bundle"], parameters: "nibName: String?, bundle: Bundle?"),
        plain,
      ]
    }
  }

  /// Returns the labels of the initializers that subclasses of a UIKit class can inherit.
  ///
  /// A subclass has to override the designated ones to inherit the others.
  func initializers(of type: String) -> (designated: Set<[String]>, all: Set<[String]>) {
    let designated = Self.designated[type] ?? [hooks[0].labels]
    let all: Set<[String]> = type == "UICollectionView" ? [[]] : [hooks[0].labels, []]
    let isMadeBySetting = ["UICollectionViewController", "UISearchController"].contains(type)
    return (designated.union([["coder"]]), isMadeBySetting ? designated : all.union(designated))
  }

  /// The designated initializers of the UIKit classes in which they differ from the base class's.
  private static let designated: [String: Set<[String]>] = [
    "UIActivityIndicatorView": [["frame"], ["style"]],
    "UICollectionView": [["frame", "collectionViewLayout"]],
    "UICollectionViewController": [["collectionViewLayout"]],
    "UIInputView": [["frame", "inputViewStyle"]],
    "UINavigationController": [["rootViewController"], ["nibName", "bundle"]],
    "UISearchController": [["searchResultsController"]],
    "UISegmentedControl": [["frame"], ["items"]],
    "UITableView": [["frame", "style"]],
    "UITableViewController": [["style"], ["nibName", "bundle"]],
    "UITextView": [["frame", "textContainer"]],
    "UIVisualEffectView": [["effect"]],
  ]

  /// The names of UIKit's classes of this kind: views or controllers.
  ///
  /// Cells are missing, since UIKit creates them by required initializers.
  private var classes: Set<String> {
    switch self {
    case .view:
      [
        "UIActivityIndicatorView", "UIButton", "UICollectionView", "UIControl", "UIDatePicker",
        "UIImageView", "UIInputView", "UILabel", "UINavigationBar", "UIPageControl",
        "UIPickerView", "UIProgressView", "UIRefreshControl", "UIScrollView", "UISearchBar",
        "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar",
        "UITableView", "UITextField", "UITextView", "UIToolbar", "UIView", "UIVisualEffectView",
        "UIWindow",
      ]
    case .controller:
      [
        "UIAlertController", "UICollectionViewController", "UIInputViewController",
        "UINavigationController", "UISearchController", "UISplitViewController",
        "UITabBarController", "UITableViewController", "UIViewController",
      ]
    }
  }
}
