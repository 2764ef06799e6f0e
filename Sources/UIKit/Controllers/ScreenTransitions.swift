import UIKitValues
import Simulation

/// The transitions that run between an app's screens, and the rotation of its interface.
final class ScreenTransitions {
  private unowned let app: SimulatedApp
  /// Whether the screen change that is being made now is animated; true at other times.
  private(set) var areAnimated = true
  private var movements: [ScreenMovement] = []
  /// The animated transition between two screens that is running, or nil.
  private var transition: Transition?
  private var rotation: RotationTransition?

  /// The duration of a navigation controller's push or pop animation, in seconds (inferred).
  static let duration: TimeInterval = 0.35
  /// The duration of a presentation's or dismissal's animation, in seconds (inferred).
  static let presentationDuration: TimeInterval = 0.4

  init(of app: SimulatedApp) { self.app = app }

  /// The coordinator of the running rotation or, without one, of the screen transition; or nil.
  var coordinator: Transition? { rotation ?? transition }

  /// Runs a change between an app's screens, such as a push, with or without animation.
  func run(isAnimated: Bool, _ body: (SimulatedApp) -> Void) {
    let before = areAnimated
    areAnimated = isAnimated
    if isAnimated { coordinate(body) } else { body(app) }
    areAnimated = before
  }

  /// Runs a change of screens, then the animations that app code has added to its transition.
  ///
  /// The completions of those animations run after the change's own callbacks (inferred). During
  /// another transition, only the change runs.
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

  /// Schedules a closure for the end of a screen transition with this duration in seconds.
  ///
  /// While a finger drags the screen back, the closure waits. It then runs 0.35 seconds (a push's
  /// duration) after the finger is lifted.
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

  /// Continues the screen transitions that waited for the end of a finger's swipe back.
  ///
  /// If the swipe has popped a screen, the screen below is shown.
  func swipeEnded() {
    for movement in movements {
      movement.call?.isCancelled = true
      start(movement, during: Self.duration)
    }
    app.screens.returnAfterPop()
  }
}

/// Rotating the interface, in UIKit's order.
///
/// Traits and size are announced ("View Controller Programming Guide", "Building an Adaptive
/// Interface"). Then traits change, views are laid out and alongside animations run. The
/// completions run last.
extension ScreenTransitions {
  func willRotate(to orientation: Simulation.Orientation, during duration: TimeInterval) {
    let rotated = app.phone.scene.rotated(to: orientation)
    let rotation = RotationTransition(from: app.phone.scene, during: duration)
    self.rotation = rotation
    app.notificationCenter.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    // Controllers get size callbacks since iOS 8.
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

/// A closure that was scheduled for the end of a screen transition.
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
