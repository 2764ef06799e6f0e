import Foundation
import Simulation

/// A strategy's decision about how to animate its changes when the keyboard moves.
public struct Motion: Hashable, Sendable {
  package let kind: Kind

  /// The kind of animation that a strategy uses.
  ///
  /// `keyboardDuration` uses UIKit's default curve.
  package enum Kind: Hashable, Sendable {
    case none
    case keyboard
    case keyboardDuration
    case uikit
    case duration(TimeInterval)
  }

  /// A strategy's decision to change and scroll without animation.
  public static let none = Motion(kind: .none)

  /// A strategy's decision to use the duration and curve of the keyboard's notification.
  public static let keyboard = Motion(kind: .keyboard)

  /// A strategy's decision to use the keyboard's duration and UIKit's default curve.
  package static let keyboardDuration = Motion(kind: .keyboardDuration)

  /// A strategy's decision to scroll with UIKit's own animation, but to make room for the keyboard
  /// without any.
  public static let uikit = Motion(kind: .uikit)

  /// Returns the decision to animate changes with a fixed duration in seconds.
  public static func duration(_ seconds: TimeInterval) -> Motion {
    Motion(kind: .duration(seconds))
  }
}

extension Motion {
  /// Returns the animation for a change of an inset or a frame, or nil for none.
  ///
  /// `announced` is the keyboard's own animation.
  func roomAnimation(_ announced: Animation?) -> Animation? {
    switch kind {
    case .none, .uikit: nil
    case .keyboard: announced.map(\.fromCurrentState)
    case .keyboardDuration:
      announced.map { Animation(duration: $0.duration, beginsFromCurrentState: true) }
    case .duration(let seconds): Animation(duration: seconds)
    }
  }

  /// Returns the animation for scrolling, or nil for none.
  ///
  /// `announced` is the keyboard's own animation, from its notification. A delayed call has no
  /// notification; then `announced` is nil.
  func scrollAnimation(_ announced: Animation?) -> Animation? {
    switch kind {
    case .none: nil
    case .uikit: .scroll
    case .keyboard, .keyboardDuration: roomAnimation(announced) ?? .scroll
    case .duration(let seconds): Animation(duration: seconds)
    }
  }
}

extension Animation {
  /// The same animation, but it starts from the view's currently displayed state.
  ///
  /// Use this to change a running animation without a jump.
  package var fromCurrentState: Animation {
    Animation(duration: duration, curve: curve, beginsFromCurrentState: true)
  }
}

extension Motion: CustomStringConvertible {
  /// The motions (ways to animate a strategy's changes) that have a name in commands.
  ///
  /// Any other motion is written as a number of seconds.
  package static let named: [Motion] = [.none, .keyboard, .keyboardDuration, .uikit]

  public var description: String {
    switch kind {
    case .none: "none"
    case .keyboard: "keyboard"
    case .keyboardDuration: "keyboardDuration"
    case .uikit: "uikit"
    case .duration(let seconds): seconds.inFourPlaces
    }
  }
}
