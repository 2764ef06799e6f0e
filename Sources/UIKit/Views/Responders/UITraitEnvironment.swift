import UIKitValues

/// An object with traits, such as size classes: a view, controller or screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}
