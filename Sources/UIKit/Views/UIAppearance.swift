import UIKitValues

/// An appearance proxy, whose settings UIKit applies to all instances of a view class.
///
/// In the simulation, the settings (mostly colors, fonts and images) have no effect.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
}

/// A class that can limit the scope of an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self {
    notDone(UIView.self)
    return constructed(frame: .zero)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}
