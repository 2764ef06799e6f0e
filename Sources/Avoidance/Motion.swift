import Foundation

/// The fourth decision of a strategy: how what it sets is animated.
package enum Motion: Hashable, Sendable {
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
  /// Those that have a name; any other is written in seconds.
  static let named: [Motion] = [.none, .keyboard, .keyboardDuration, .uikit]
}

extension Motion: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "none"
    case .keyboard: "keyboard"
    case .keyboardDuration: "keyboardDuration"
    case .uikit: "uikit"
    case .duration(let seconds): seconds.inWords
    }
  }
}
