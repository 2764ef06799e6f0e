import Foundation
import Simulation

/// The fourth decision of a strategy: how what it sets is animated.
public enum Motion: Hashable, Sendable {
  case none
  /// The notification's duration and curve.
  case keyboard
  /// The notification's duration with UIKit's default curve.
  case keyboardDuration
  /// Room at once, scrolling by UIKit's own animation.
  case uikit
  /// Seconds of its own.
  case duration(TimeInterval)
}

extension Motion {
  /// Returns the animation for room: an inset, a frame; `announced` is the keyboard's own.
  func roomAnimation(_ announced: Animation?) -> Animation? {
    switch self {
    case .none, .uikit: nil
    case .keyboard: announced.map(\.fromCurrentState)
    case .keyboardDuration:
      announced.map { Animation(duration: $0.duration, beginsFromCurrentState: true) }
    case .duration(let seconds): Animation(duration: seconds)
    }
  }

  /// Returns the animation for scrolling; a delayed call has no notification to take one from.
  func scrollAnimation(_ announced: Animation?) -> Animation? {
    switch self {
    case .none: nil
    case .uikit: .scroll
    case .keyboard, .keyboardDuration: roomAnimation(announced) ?? .scroll
    case .duration(let seconds): Animation(duration: seconds)
    }
  }
}

extension Animation {
  /// The same movement, but from where what moves is seen.
  var fromCurrentState: Animation {
    Animation(duration: duration, curve: curve, beginsFromCurrentState: true)
  }
}

extension Motion: CustomStringConvertible {
  /// Those that have a name; any other is written in seconds.
  static let named: [Motion] = [.none, .keyboard, .keyboardDuration, .uikit]

  public var description: String {
    switch self {
    case .none: "none"
    case .keyboard: "keyboard"
    case .keyboardDuration: "keyboardDuration"
    case .uikit: "uikit"
    case .duration(let seconds): seconds.inWords
    }
  }
}
