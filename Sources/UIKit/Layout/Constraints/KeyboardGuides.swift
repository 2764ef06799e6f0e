import UIKitValues
import Simulation

/// The keyboard's frame for layout guides and views that follow the keyboard.
final class KeyboardGuides {
  /// Whether any view's layout follows the keyboard, so that keyboard changes need a layout pass.
  private var areUsed = false
  /// The keyboard's end frame on the screen, from a notification of this run loop turn; or nil.
  private var announcedFrame: CGRect?

  /// Records that a view follows the keyboard, so that keyboard changes lay out the window.
  func use() { areUsed = true }

  /// Starts a new turn of the run loop, and forgets the end frame of an earlier notification.
  func beginTurn() { announcedFrame = nil }

  /// Returns the keyboard's frame in screen coordinates: its end frame right after a notification.
  func frame(on app: SimulatedApp) -> CGRect {
    announcedFrame ?? app.phone.keyboard.frame.model
  }

  /// Lays out the window with the keyboard's animation, for guides that follow the keyboard.
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
