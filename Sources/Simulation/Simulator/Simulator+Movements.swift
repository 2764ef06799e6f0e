import Foundation

/// The keyboard as it moved on a device, in place of the one that the phone would show.
extension Simulator {
  /// Has a field become and stay first responder while the keyboard makes movements: the first at
  /// once, the others when their time has come.
  package mutating func make(_ movements: [KeyboardMovement], of field: Responder) {
    guard let first = movements.first else { return }
    phone.queue.movements = EventQueue.Movements(
      rest: movements.dropFirst(), field: field, lastTime: phone.clock)
    make(first, of: field)
  }

  /// Makes one movement: a field becomes active with the keyboard's coming, and resigns with its
  /// leaving.
  mutating func make(_ movement: KeyboardMovement, of field: Responder) {
    if movement.orientation != phone.scene.orientation {
      phone.show(phone.scene.rotated(to: movement.orientation))
    }
    switch movement.kind {
    case .hide where phone.responder != nil: resign(hiding: movement)
    case .show where phone.responder != field, .change where phone.responder == nil:
      beginEditing(field, showing: movement)
    case .show, .hide, .change:
      moveKeyboard(as: movement)
      if movement.kind == .show { phone.scrollFieldToVisible() }
    }
  }

  /// Moves the keyboard as a device's notifications have it.
  ///
  /// Where they say that it begins elsewhere than it stands, it is taken at its word. A hide that
  /// ends in no frame takes it below the screen.
  mutating func moveKeyboard(as movement: KeyboardMovement) {
    let notification = movement.notification
    let scene = phone.scene
    if !notification.begin.isEmpty, notification.begin != scene.announced(keyboardFrame) {
      phone.keyboard.frame.set(
        scene.screenRect(fromNotification: notification.begin), at: phone.clock, animation: nil)
    }
    var end = scene.screenRect(fromNotification: notification.end)
    if movement.kind == .hide, notification.end == .zero {
      end = keyboardFrame
      end.origin.y = scene.restingKeyboardTop
    }
    if let field = phone.activeTraits {
      phone.keyboard.kind = phone.keyboard.kindOverride ?? field.keyboard
    }
    phone.keyboard.isVisible = movement.kind != .hide
    moveKeyboard(to: end, movement.kind.announcement, posting: notification)
  }

  private var keyboardFrame: CGRect { phone.keyboard.frame.model }
}

extension Scene {
  /// Returns on the screen what a notification carries.
  fileprivate func screenRect(fromNotification frame: CGRect) -> CGRect {
    screenRect(fromWindow: windowRect(fromAnnounced: frame))
  }
}
