import Foundation
import Simulation

/// The movements between an app's screens that are under way, and the rotation of the interface.
final class ScreenTransitions {
  private unowned let app: SimulatedApp
  /// Whether screens that change now are seen to move.
  private(set) var areAnimated = true
  private var movements: [ScreenMovement] = []
  /// The movement between screens that is under way, where it is seen.
  private var transition: Transition?
  private var rotation: RotationTransition?

  /// Seconds of a movement between screens of a navigation controller: inferred.
  static let duration: TimeInterval = 0.35
  /// Seconds in which a screen comes from below, or goes there: inferred.
  static let presentationDuration: TimeInterval = 0.4

  init(of app: SimulatedApp) { self.app = app }

  /// What code asks for movements beside those of screens; nil while none moves.
  var coordinator: Transition? { rotation ?? transition }

  /// Has screens change, seen to move or at once.
  func run(isAnimated: Bool, _ body: (SimulatedApp) -> Void) {
    let before = areAnimated
    areAnimated = isAnimated
    if isAnimated { coordinate(body) } else { body(app) }
    areAnimated = before
  }

  /// Has screens move, with what code asks for beside that; where it all ends is told after what
  /// ends, which is inferred.
  private func coordinate(_ body: (SimulatedApp) -> Void) {
    guard transition == nil else { return body(app) }
    let going = app.shownController
    let transition = Transition(during: Self.duration, from: going)
    let wasThere = going?.isAppearing == true
    self.transition = transition
    body(app)
    let leaves = wasThere && going?.isAppearing == false
    transition.begin()
    atEnd(ofMovement: Self.duration) { [weak self] in
      transition.end(isCancelled: leaves && going?.isAppearing == true)
      if self?.transition === transition { self?.transition = nil }
    }
  }

  /// Runs what comes at the end of a movement between screens, which a finger may hold.
  func atEnd(ofMovement seconds: TimeInterval, _ body: @escaping () -> Void) {
    let movement = ScreenMovement(body)
    movements.append(movement)
    start(movement, during: seconds)
  }

  private func start(_ movement: ScreenMovement, during seconds: TimeInterval) {
    movement.call = app.calls.tell(after: seconds, on: app) { [unowned self] in
      guard !app.phone.isSwipedBack else { return }
      movements.removeAll { $0 === movement }
      movement.body()
    }
  }

  /// Has what a finger held go to its end, and the screen below come where that is the app's own.
  func swipeEnded() {
    for movement in movements {
      movement.call?.isCancelled = true
      start(movement, during: Self.duration)
    }
    app.screens.returnAfterPop()
  }
}

/// The rotation of the interface, in its order: traits and size are announced ("View Controller
/// Programming Guide", "Building an Adaptive Interface"), traits change, views are laid out, what
/// goes along is animated, and at the end what was left for then.
extension ScreenTransitions {
  func willRotate(to orientation: Simulation.Orientation, during duration: TimeInterval) {
    let rotated = app.phone.scene.rotated(to: orientation)
    let rotation = RotationTransition(from: app.phone.scene, during: duration)
    self.rotation = rotation
    app.notificationCenter.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    // Controllers hear of their size since iOS 8.
    guard rotated.ios >= 8, let controller = app.window?.rootViewController else { return }
    let (old, new) = (UITraitCollection(app.phone.scene), UITraitCollection(rotated))
    if !old.hasSameSizes(as: new) { controller.willTransition(to: new, with: rotation) }
    controller.viewWillTransition(to: rotated.screenSize, with: rotation)
  }

  func didRotate() {
    guard let rotation else { return }
    let old = UITraitCollection(rotation.old)
    if !old.hasSameSizes(as: UITraitCollection(app.phone.scene)) {
      app.window?.rootViewController?.traitsDidChange(from: old, on: app)
      app.window?.traitsDidChange(from: old, on: app)
    }
    app.window?.layoutIfNeeded()
    rotation.begin()
    app.calls.tell(after: rotation.transitionDuration, on: app) { [self] in
      rotation.end()
      post(UIApplication.didChangeStatusBarOrientationNotification, rotation.old.orientation)
      if self.rotation === rotation { self.rotation = nil }
    }
  }

  private func post(_ name: Notification.Name, _ orientation: Simulation.Orientation) {
    let value = UIInterfaceOrientation(orientation).rawValue
    app.notificationCenter.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: value)])
  }
}

/// The calls at the end of a movement between screens.
private final class ScreenMovement {
  let body: () -> Void
  var call: DelayedCalls.Call?

  init(_ body: @escaping () -> Void) { self.body = body }
}

extension UIViewController {
  fileprivate func traitsDidChange(from old: UITraitCollection, on app: SimulatedApp) {
    traitCollectionDidChange(old)
    app.traitRegistrations.tell(self, from: old, on: app)
    for child in children { child.traitsDidChange(from: old, on: app) }
  }
}

extension UIView {
  fileprivate func traitsDidChange(from old: UITraitCollection, on app: SimulatedApp) {
    traitCollectionDidChange(old)
    app.traitRegistrations.tell(self, from: old, on: app)
    for child in children { child.traitsDidChange(from: old, on: app) }
  }
}

extension UITraitCollection {
  fileprivate func hasSameSizes(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}
