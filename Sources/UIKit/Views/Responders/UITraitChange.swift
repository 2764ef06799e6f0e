import UIKitValues

/// A trait whose changes can be observed.
public protocol UITraitDefinition: Sendable {}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
// These traits never change here.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// A registration for trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A view or controller that reports changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a closure for changes of the size classes, if the given traits include one.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(of: self, traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
    SimulatedApp.current?.traitRegistrations.add(registration)
    return registration
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in _ = action.call(on: object) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    SimulatedApp.current?.traitRegistrations.remove(registration)
  }
}
