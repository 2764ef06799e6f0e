import UIKitValues

/// A token for a registered observer of trait changes, for unregistering it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A view or controller whose trait changes code can observe.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a closure to call when one of the given traits changes; only size classes ever do.
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
