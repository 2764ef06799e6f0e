import Simulation

extension Engine {
  /// Returns the animation for room: an inset, a frame.
  func roomAnimation(_ notification: KeyboardNotification) -> Animation? {
    switch strategy.motion {
    case .none, .uikit: nil
    case .keyboard: Self.keyboardAnimation(notification)
    case .keyboardDuration:
      Animation(duration: notification.animation.duration, beginsFromCurrentState: true)
    case .duration(let seconds): Animation(duration: seconds)
    }
  }

  /// Returns the animation for scrolling; a delayed call has no notification to take one from.
  func revealAnimation(_ notification: KeyboardNotification?) -> Animation? {
    switch strategy.motion {
    case .none: nil
    case .uikit: .scroll
    case .duration(let seconds): Animation(duration: seconds)
    case .keyboard, .keyboardDuration: notification.flatMap(roomAnimation) ?? .scroll
    }
  }

  static func keyboardAnimation(_ notification: KeyboardNotification) -> Animation {
    Animation(
      duration: notification.animation.duration, curve: notification.animation.curve,
      beginsFromCurrentState: true)
  }
}
