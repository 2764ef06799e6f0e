import UIKitValues
import Simulation

/// The keyboard's frame for layout guides.
final class KeyboardGuides {
  /// Whether any view's layout follows the keyboard.
  private var areUsed = false
  /// The keyboard's announced end frame on the screen, until the end of the run loop turn.
  private var announcedFrame: CGRect?

  /// Starts to lay out views that follow the keyboard.
  func use() { areUsed = true }

  /// Starts a new turn of the run loop.
  func beginTurn() { announcedFrame = nil }

  /// Returns the keyboard's frame on the screen, or its end frame once a movement was announced.
  func frame(on app: SimulatedApp) -> CGRect {
    announcedFrame ?? app.phone.keyboard.frame.model
  }

  /// Lays out the views tied to a keyboard guide, with the animation of the keyboard's movement.
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
