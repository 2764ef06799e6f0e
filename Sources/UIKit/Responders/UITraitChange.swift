import Foundation

/// A trait of which changes are told.
public protocol UITraitDefinition: Sendable {}

public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
// These never change here.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// A wish to be told of changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A view or a controller that tells of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure after each change of the size classes, where it wants to be told of one of
  /// these.
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
