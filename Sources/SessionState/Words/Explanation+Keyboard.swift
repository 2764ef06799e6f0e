import Avoidance
import Foundation
import Simulation

/// Sentences of the command `why` about changes of the keyboard.
extension Explanation {
  /// The keyboard notifications that the explanation mentions: one for each change of the keyboard.
  ///
  /// Each change usually posts several. A floating keyboard posts no willShow or willHide, or only
  /// didChangeFrame. While the clock is held, a command may see only the `did` notifications.
  var keyboardChanges: [KeyboardNotification] {
    let posted = phone.events.compactMap(\.notification)
    let names: [Set<KeyboardNotification.Name>] = [
      [.willShow, .willHide], [.willChangeFrame], [.didShow, .didHide], [.didChangeFrame],
    ]
    return names.lazy.map { names in posted.filter { names.contains($0.name) } }
      .first { !$0.isEmpty } ?? []
  }

  /// Returns whether a notification says that the keyboard hides, or that only a bar docked to it
  /// remains.
  package func leaves(_ notification: KeyboardNotification) -> Bool {
    // A rotation posts the hide with a frame in the old orientation.
    if notification.name == .willHide || notification.name == .didHide { return true }
    let end = phone.scene.screenRect(fromAnnounced: notification.end)
    return end.isEmpty || end.minY >= phone.scene.restingKeyboardTop || isBeside(end)
  }

  /// Returns whether a keyboard's frame lies to the left or right of the device's screen.
  ///
  /// Before iOS 7, the keyboard moves out sideways together with the form's screen.
  private func isBeside(_ frame: CGRect) -> Bool {
    let screen = phone.scene.deviceScreen
    return frame.maxX <= screen.minX || frame.minX >= screen.maxX
  }

  /// Returns a sentence that says how the keyboard changes according to one of its notifications.
  func sentence(of notification: KeyboardNotification) -> String {
    let begin = phone.scene.screenRect(fromAnnounced: notification.begin)
    let end = phone.scene.screenRect(fromAnnounced: notification.end)
    let height = "\(end.height.inWords) points high"
    let place =
      "y \(end.minY.inWords), \(height)\(hasBar(end) ? " with the bar on it" : "")"
      + "\(followingBar(of: end))."
    if notification.name == .didShow || notification.name == .didHide {
      return leaves(notification)
        ? "The keyboard has left the screen." : "The keyboard has arrived at \(place)"
    }
    let wasUp = begin.minY < phone.scene.restingKeyboardTop && !isBeside(begin)
    if notification.name == .willHide, let lifted = phone.liftedKeyboardFrame {
      return "The keyboard moved away from the screen's bottom to y \(lifted.minY.inWords), "
        + "\(lifted.height.inWords) points high."
    }
    if leaves(notification) {
      guard notification.name != .willShow else {
        if phone.scene.bar != nil {
          return begin.minY > end.minY
            ? "The bar came up to y \(end.minY.inWords), \(height)."
            : "Only the bar stays, at y \(end.minY.inWords), because there is a hardware keyboard."
        }
        return
          "UIKit announced the keyboard below the screen, because there is a hardware keyboard."
      }
      return phone.scene.bar == nil
        ? "The keyboard left the screen." : "The keyboard left the screen; the bar stayed."
    }
    if !phone.isKeyboardUp, phone.accessoryHeightOnScreen > 0, wasUp {
      return "Only the bar above the keyboard stays, at \(place)"
    }
    if begin == end, hasAppeared { return "The keyboard came back with its screen at \(place)" }
    if !wasUp { return "The keyboard came up to \(place)" }
    return begin == end
      ? "UIKit announced the keyboard again at \(place)" : "The keyboard changed to \(place)"
  }

  /// Whether a keyboard's frame contains a bar above the keys, such as a chat's input bar.
  private func hasBar(_ frame: CGRect) -> Bool {
    let bar = phone.accessoryHeightOnScreen
    return bar > 0 && frame.height > bar
  }

  /// Returns a clause about a bottom bar that moves with a docked keyboard, or nothing.
  private func followingBar(of keyboard: CGRect) -> String {
    guard phone.liftedKeyboardFrame == nil, phone.bottomBar?.follows == .keyboard,
      let bar = phone.bottomBarFrame(above: keyboard.minY), bar.maxY <= keyboard.minY
    else { return "" }
    return ", and the bottom bar with it to y \(bar.minY.inWords)"
  }

  /// Whether the form's screen appeared again during the last command.
  private var hasAppeared: Bool {
    phone.events.contains { event in
      if case .lifecycle(.viewWillAppear) = event.kind { true } else { false }
    }
  }

  /// Whether a field began editing during the last command.
  var hasBegun: Bool {
    phone.events.contains { event in
      if case .call(.didBeginEditing, _, _) = event.kind { true } else { false }
    }
  }

  /// A sentence that explains why the last command posted no keyboard notifications.
  ///
  /// Since iOS 11, none are posted if the next field has the same keyboard.
  var silence: String {
    if phone.isInBackground {
      return "While the app is in the background, iOS posts no keyboard notification."
    }
    guard hasBegun, phone.keyboard.isVisible else { return "The keyboard did not change." }
    return "The keyboard did not change, so iOS \(phone.scene.ios) posted no notification."
      + (state.engine.strategy.listensToKeyboardAlone
        ? " \(strategyName) reacts only to notifications, so it did nothing." : "")
  }
}

extension KeyboardNotification {
  /// Whether the notification is posted before the keyboard moves (`will`) and not after (`did`).
  var isAhead: Bool {
    switch name {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }

  /// Returns whether both notifications have the same final frame and the same tense (will or did).
  ///
  /// Then they report one change, such as keyboardWillChangeFrame before keyboardWillShow.
  func hasSameEnd(as other: KeyboardNotification) -> Bool {
    isAhead == other.isAhead && end == other.end
  }
}

extension Event {
  /// The event's keyboard notification, or nil for another event.
  // Swift 6.3.1 crashes when it optimizes copies of this getter in closures.
  @inline(never)
  var notification: KeyboardNotification? {
    if case .notification(let notification) = kind { notification } else { nil }
  }
}
