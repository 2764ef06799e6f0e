import Foundation

/// The replay of a device's recorded keyboard movements.
extension Simulator {
  /// Replays recorded movements of the keyboard while a field is first responder.
  ///
  /// The first movement starts at once, and each other one its delay after the movement before.
  package mutating func make(_ movements: [KeyboardMovement], of field: Responder) {
    guard let first = movements.first else { return }
    phone.queue.movements = EventQueue.Movements(
      rest: movements.dropFirst(), field: field, lastTime: phone.clock)
    make(first, of: field)
  }

  /// Replays one recorded movement of the keyboard.
  ///
  /// The field becomes active when the keyboard appears, and resigns when it disappears.
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

  /// Moves the keyboard as a device's notifications reported it.
  ///
  /// If the begin frame differs from the keyboard's position, the keyboard jumps to the begin
  /// frame. A hide without an end frame moves the keyboard to its hidden position.
  mutating func moveKeyboard(as movement: KeyboardMovement) {
    let notification = movement.notification
    let scene = phone.scene
    if !notification.begin.isEmpty, notification.begin != scene.announced(keyboardFrame) {
      phone.keyboard.frame.set(
        scene.screenRect(fromAnnounced: notification.begin), at: phone.clock, animation: nil)
    }
    var end = scene.screenRect(fromAnnounced: notification.end)
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
