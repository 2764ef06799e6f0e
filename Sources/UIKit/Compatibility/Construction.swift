import UIKitValues

// Generic code that creates an object of a class known only at run time is ported to `constructed`.
// Swift needs a required initializer for that, and Objective-C doesn't. Each ported class overrides
// `construct` if it has the initializer.

extension UIView {
  /// Creates a view of this class, which is known only at run time, with its `init(frame:)`.
  public static func constructed(frame: CGRect) -> Self {
    ofOwnClass(construct(frame: frame), "init(frame:)")
  }

  /// Creates a view of this class, which is known only at run time, with its `init()`.
  public static func constructed() -> Self { ofOwnClass(construct(), "init()") }

  /// Creates a view of this class if it is a listed class of UIKit, or else a plain `UIView`.
  class func constructOfUIKit(frame: CGRect) -> UIView {
    makers[ObjectIdentifier(self)]?(frame) ?? UIView(frame: frame)
  }
}

extension UIViewController {
  /// Creates a controller of this class, known only at run time, by its `init(nibName:bundle:)`.
  public static func constructed(nibName: String?, bundle: Bundle?) -> Self {
    ofOwnClass(construct(nibName: nibName, bundle: bundle), "init(nibName:bundle:)")
  }

  /// Creates a controller of this class, which is known only at run time, with its `init()`.
  public static func constructed() -> Self { ofOwnClass(construct(), "init()") }

  /// Creates a controller of this class if it is a listed class of UIKit, or else a plain one.
  class func constructOfUIKit(nibName: String?, bundle: Bundle?) -> UIViewController {
    controllerMakers[ObjectIdentifier(self)]?(nibName, bundle)
      ?? UIViewController(nibName: nibName, bundle: bundle)
  }
}

extension UIResponder {
  /// Casts an object that generic code has created to this class.
  ///
  /// If the class lacks `initializer`, the cast ends the app with an error, as in Objective-C.
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
