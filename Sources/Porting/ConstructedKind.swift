/// A class of UIKit's from which others derive that are made by a class known at run time only.
enum ConstructedKind: String, CaseIterable {
  case view = "UIView"
  case controller = "UIViewController"

  /// An initializer for which a class has a method to override.
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

  /// Returns the initializers that one of UIKit's classes hands on: those that a subclass has to
  /// override to inherit the others, and all.
  func initializers(of type: String) -> (designated: Set<[String]>, all: Set<[String]>) {
    let designated = Self.designated[type] ?? [hooks[0].labels]
    let all: Set<[String]> = type == "UICollectionView" ? [[]] : [hooks[0].labels, []]
    let isMadeBySetting = ["UICollectionViewController", "UISearchController"].contains(type)
    return (designated.union([["coder"]]), isMadeBySetting ? designated : all.union(designated))
  }

  /// Those of classes that have others than their base.
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

  /// Cells are made by initializers that are required.
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
