import UIKitValues
import Simulation

/// The keyboard's frame as layout guides and views that follow the keyboard see it.
final class KeyboardGuides {
  /// Whether any view's layout follows the keyboard.
  private var areUsed = false
  /// The keyboard's announced end frame on the screen, until the end of the run loop turn.
  private var announcedFrame: CGRect?

  /// Turns on the layout of views that follow the keyboard.
  func use() { areUsed = true }

  /// Starts a new turn of the run loop, so that the keyboard's announced frame is dropped.
  func beginTurn() { announcedFrame = nil }

  /// Returns the keyboard's frame on the screen, or its end frame once a movement was announced.
  func frame(on app: SimulatedApp) -> CGRect {
    announcedFrame ?? app.phone.keyboard.frame.model
  }

  /// Lays out the views tied to a keyboard layout guide, with the keyboard's animation.
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
