import Foundation
import Simulation

/// A turn of the phone.
@preconcurrency @MainActor final class Turn: Transition {
  let old: Scene

  init(from old: Scene, during duration: TimeInterval) {
    self.old = old
    super.init(during: duration)
  }
}

/// The order of a turn: traits and size are announced ("View Controller Programming Guide", "Building
/// an Adaptive Interface"), traits change, views are laid out, what goes along is animated, and at the
/// end what was left for then.
extension SimulatedApp {
  func willTurn(to orientation: Simulation.Orientation, during duration: TimeInterval) {
    let turned = phone.scene.turned(to: orientation)
    let turn = Turn(from: phone.scene, during: duration)
    self.turn = turn
    notificationCenter.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    // Controllers hear of their size since iOS 8.
    guard turned.ios >= 8, let controller = window?.rootViewController else { return }
    let (old, new) = (UITraitCollection(phone.scene), UITraitCollection(turned))
    if !old.hasSameSizes(as: new) { controller.willTransition(to: new, with: turn) }
    controller.viewWillTransition(to: turned.screenSize, with: turn)
  }

  func didTurn() {
    guard let turn else { return }
    let old = UITraitCollection(turn.old)
    if !old.hasSameSizes(as: UITraitCollection(phone.scene)) {
      window?.rootViewController?.traitsDidChange(from: old)
      window?.traitsDidChange(from: old)
    }
    window?.layoutIfNeeded()
    turn.begin()
    calls.add(after: turn.transitionDuration, on: self) { [self] in
      turn.end()
      post(UIApplication.didChangeStatusBarOrientationNotification, turn.old.orientation)
      if self.turn === turn { self.turn = nil }
    }
  }

  private func post(_ name: Notification.Name, _ orientation: Simulation.Orientation) {
    let value = UIInterfaceOrientation(orientation).rawValue
    notificationCenter.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: value)])
  }
}

extension UIViewController {
  fileprivate func traitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    SimulatedApp.current?.tellOfTraits(self, from: old)
    for child in children { child.traitsDidChange(from: old) }
  }
}

extension SimulatedApp {
  @MainActor fileprivate func tellOfTraits(_ object: AnyObject, from old: UITraitCollection) {
    guard !traitRegistrations.isEmpty else { return }
    let now = UITraitCollection(phone.scene)
    for registration in traitRegistrations { registration.tell(object, of: old, now: now) }
  }
}

extension UIView {
  fileprivate func traitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    SimulatedApp.current?.tellOfTraits(self, from: old)
    for child in children { child.traitsDidChange(from: old) }
  }
}

extension UITraitCollection {
  fileprivate func hasSameSizes(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}
