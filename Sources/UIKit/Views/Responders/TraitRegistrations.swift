import UIKitValues

/// The closures that an app's views and controllers have registered for trait changes.
final class TraitRegistrations {
  private var all: [TraitRegistration] = []

  func add(_ registration: TraitRegistration) { all.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
  }

  /// Calls the closures that an object has registered, if the traits have changed from `old`.
  @MainActor func tell(_ object: AnyObject, from old: UITraitCollection, on app: SimulatedApp) {
    guard !all.isEmpty else { return }
    let now = UITraitCollection(app.phone.scene)
    for registration in all { registration.tell(object, of: old, now: now) }
  }
}

/// A closure registered for an object's trait changes, which doesn't keep the object alive.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private weak var object: AnyObject?
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(of object: AnyObject, _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.object = object
    self.traits = traits
    self.handler = handler
  }

  /// Calls the closure if the object `other` has registered it and one of its traits has changed.
  fileprivate func tell(_ other: AnyObject, of old: UITraitCollection, now: UITraitCollection) {
    let isChanged = traits.contains {
      $0 == UITraitHorizontalSizeClass.self && old.horizontalSizeClass != now.horizontalSizeClass
        || $0 == UITraitVerticalSizeClass.self && old.verticalSizeClass != now.verticalSizeClass
    }
    if isChanged, object === other { handler(old) }
  }
}
