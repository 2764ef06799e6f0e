import Foundation

/// The wishes of an app's views and controllers to be told of changes of traits.
final class TraitRegistrations {
  private var all: [TraitRegistration] = []

  func add(_ registration: TraitRegistration) { all.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
  }

  /// Tells what an object wants to know of a change.
  @MainActor func tell(_ object: AnyObject, from old: UITraitCollection, on app: SimulatedApp) {
    guard !all.isEmpty else { return }
    let now = UITraitCollection(app.phone.scene)
    for registration in all { registration.tell(object, of: old, now: now) }
  }
}

/// A wish that an app keeps as long as its object lives.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private weak var object: AnyObject?
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(of object: AnyObject, _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.object = object
    self.traits = traits
    self.handler = handler
  }

  /// Tells an object of a change, if it is the one that wants to know.
  fileprivate func tell(_ other: AnyObject, of old: UITraitCollection, now: UITraitCollection) {
    let isChanged = traits.contains {
      $0 == UITraitHorizontalSizeClass.self && old.horizontalSizeClass != now.horizontalSizeClass
        || $0 == UITraitVerticalSizeClass.self && old.verticalSizeClass != now.verticalSizeClass
    }
    if isChanged, object === other { handler(old) }
  }
}
