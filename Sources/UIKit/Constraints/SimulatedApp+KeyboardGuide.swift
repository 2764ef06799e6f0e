import Foundation
import Simulation

extension SimulatedApp {
  /// Lays out what is tied to a keyboard's guide, in the movement of a keyboard that is about to go.
  func layOutKeyboardGuides(for notification: KeyboardNotification) {
    switch notification.name {
    case .willShow, .willHide, .willChangeFrame:
      announcedKeyboardFrame = notification.end
      guard hasKeyboardGuide else { return }
      animations.run(notification.animation, on: self) { window?.layoutIfNeeded() }
    case .didShow, .didHide, .didChangeFrame: break
    }
  }
}
