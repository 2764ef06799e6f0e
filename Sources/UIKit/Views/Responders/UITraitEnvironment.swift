import UIKitValues

/// An object with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}
