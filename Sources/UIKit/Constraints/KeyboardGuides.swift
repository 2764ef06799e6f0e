import Foundation
import Simulation

/// The keyboard's frame as layout guides follow it.
final class KeyboardGuides {
  /// Whether a view's layout follows the keyboard.
  private var areUsed = false
  /// Where on the screen the keyboard is about to go, in the turn of the run loop in which that is
  /// announced.
  private var announcedFrame: CGRect?

  /// Has layout follow the keyboard from now on.
  func use() { areUsed = true }

  /// Begins another turn of the run loop.
  func beginTurn() { announcedFrame = nil }

  /// Returns the keyboard's frame on the screen, where it is about to go once that is announced.
  func frame(on app: SimulatedApp) -> CGRect {
    announcedFrame ?? app.phone.keyboard.frame.model
  }

  /// Lays out what is tied to a keyboard's guide, in the movement of a keyboard that is about to
  /// go.
  func layOut(for notification: KeyboardNotification, on app: SimulatedApp) {
    switch notification.name {
    case .willShow, .willHide, .willChangeFrame:
      announcedFrame = notification.end
      guard areUsed else { return }
      app.animations.run(notification.animation, on: app) { app.window?.layoutIfNeeded() }
    case .didShow, .didHide, .didChangeFrame: break
    }
  }
}
