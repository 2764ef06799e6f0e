/// The UIKit base class of objects that an app creates by a metatype (a class in a variable).
enum ConstructedKind: String, CaseIterable {
  case view = "UIView"
  case controller = "UIViewController"

  /// An initializer of UIKit that ported code replaces by a call of a class's generated `construct`
  /// method.
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
  /// A subclass that declares initializers must override all designated ones to inherit the others.
  func initializers(of type: String) -> (designated: Set<[String]>, all: Set<[String]>) {
    let designated = Self.designated[type] ?? [hooks[0].labels]
    let all: Set<[String]> = type == "UICollectionView" ? [[]] : [hooks[0].labels, []]
    let isMadeBySetting = ["UICollectionViewController", "UISearchController"].contains(type)
    return (designated.union([["coder"]]), isMadeBySetting ? designated : all.union(designated))
  }

  /// The designated initializers of UIKit classes, if they differ from those of the base class.
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
  /// Cells are not included, since UIKit creates them by required initializers.
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
