import Foundation

// Generic code that makes an object of a class known at run time only is ported to `constructed`:
// there Swift wants an initializer that is required, and Objective-C's need not be. Each class that
// the pass has ported overrides `construct` where it has the initializer.

extension UIView {
  /// Returns a view of this class, as its `init(frame:)` makes it.
  public static func constructed(frame: CGRect) -> Self {
    ofOwnClass(construct(frame: frame), "init(frame:)")
  }

  /// Returns a view of this class, as its `init()` makes it.
  public static func constructed() -> Self { ofOwnClass(construct(), "init()") }

  /// Returns a view of one of UIKit's classes, or of the nearest one to a class that is not
  /// UIKit's.
  class func constructOfUIKit(frame: CGRect) -> UIView {
    makers[ObjectIdentifier(self)]?(frame) ?? UIView(frame: frame)
  }
}

extension UIViewController {
  /// Returns a controller of this class, as its `init(nibName:bundle:)` makes it.
  public static func constructed(nibName: String?, bundle: Bundle?) -> Self {
    ofOwnClass(construct(nibName: nibName, bundle: bundle), "init(nibName:bundle:)")
  }

  /// Returns a controller of this class, as its `init()` makes it.
  public static func constructed() -> Self { ofOwnClass(construct(), "init()") }

  /// Returns a controller of one of UIKit's classes, or a plain one.
  class func constructOfUIKit(nibName: String?, bundle: Bundle?) -> UIViewController {
    controllerMakers[ObjectIdentifier(self)]?(nibName, bundle)
      ?? UIViewController(nibName: nibName, bundle: bundle)
  }
}

extension UIResponder {
  /// Returns what was made as an object of this class; a class that has no such initializer ends
  /// the app, as Objective-C does.
  fileprivate static func ofOwnClass(_ made: UIResponder, _ initializer: String) -> Self {
    guard type(of: made) == self, let own = made as? Self else {
      fatalError("\(self) has no \(initializer) that generic code can call")
    }
    return own
  }
}

@MainActor private let makers: [ObjectIdentifier: (CGRect) -> UIView] = Dictionary(
  uniqueKeysWithValues: [
    maker(UIActivityIndicatorView.init(frame:)), maker(UIButton.init(frame:)),
    maker(UIControl.init(frame:)), maker(UIDatePicker.init(frame:)),
    maker(UIImageView.init(frame:)), maker(UIInputView.init(frame:)), maker(UILabel.init(frame:)),
    maker(UINavigationBar.init(frame:)), maker(UIPickerView.init(frame:)),
    maker(UIProgressView.init(frame:)), maker(UIRefreshControl.init(frame:)),
    maker(UIScrollView.init(frame:)), maker(UISearchBar.init(frame:)),
    maker(UISegmentedControl.init(frame:)), maker(UISlider.init(frame:)),
    maker(UIStackView.init(frame:)), maker(UIStepper.init(frame:)), maker(UISwitch.init(frame:)),
    maker(UITabBar.init(frame:)), maker(UITableView.init(frame:)),
    maker(UITextField.init(frame:)), maker(UITextView.init(frame:)),
    maker(UIToolbar.init(frame:)), maker(UIVisualEffectView.init(frame:)),
    maker(UIWindow.init(frame:)),
  ])

private func maker<View: UIView>(
  _ make: @escaping (CGRect) -> View
) -> (ObjectIdentifier, (CGRect) -> UIView) { (ObjectIdentifier(View.self), make) }

@MainActor private let controllerMakers:
  [ObjectIdentifier: (String?, Bundle?) -> UIViewController] =
    Dictionary(
      uniqueKeysWithValues: [
        maker(UIAlertController.init(nibName:bundle:)),
        maker(UIInputViewController.init(nibName:bundle:)),
        maker(UINavigationController.init(nibName:bundle:)),
        maker(UISplitViewController.init(nibName:bundle:)),
        maker(UITabBarController.init(nibName:bundle:)),
        maker(UITableViewController.init(nibName:bundle:)),
      ])

private func maker<Controller: UIViewController>(
  _ make: @escaping (String?, Bundle?) -> Controller
) -> (ObjectIdentifier, (String?, Bundle?) -> UIViewController) {
  (ObjectIdentifier(Controller.self), make)
}
