import Foundation

/// The duration and curve of a change of a view's geometry, and how the change starts and repeats.
///
/// The type takes 16 bytes, because each view's geometry on a phone has one, and phones are copied
/// often.
public struct Animation: Hashable, Sendable {
  /// The nominal duration in seconds, as in a notification's userInfo or a call of
  /// animateWithDuration.
  public var duration: TimeInterval
  private var delayInMicroseconds: UInt32 = 0
  /// The number of times that the animation runs; ``endless`` means that it repeats forever.
  package var rounds: UInt8 = 1
  /// The number of the property animator that can pause, reverse or stop the animation.
  ///
  /// The number is 0 for an animation without a property animator.
  package var animator: UInt8 = 0
  package var curve: Curve
  private var traits: Traits

  package static let endless = UInt8.max

  /// Creates an animation with a duration in seconds.
  package init(
    duration: TimeInterval, curve: Curve = .easeInOut, beginsFromCurrentState: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    traits = beginsFromCurrentState ? .beginsFromCurrentState : []
  }

  /// Creates an animation with UIKit's default curve and a duration in seconds.
  public init(duration: TimeInterval) {
    self.init(duration: duration, curve: .easeInOut)
  }

  private struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let beginsFromCurrentState = Traits(rawValue: 1)
    static let isAdditive = Traits(rawValue: 2)
    static let autoreverses = Traits(rawValue: 4)
    static let isHeld = Traits(rawValue: 8)
    static let goesBack = Traits(rawValue: 16)
  }

  /// The animation of a scroll view when an app scrolls it with `animated: true`.
  ///
  /// UIScrollView's header says that the velocity is constant; the 0.3 seconds are inferred.
  public static let scroll = Animation(
    duration: 0.3, curve: .linear, beginsFromCurrentState: true)
}

extension Animation {
  /// The seconds before the displayed value begins to move: rounded to microseconds, at most an
  /// hour.
  package var delay: TimeInterval {
    get { delayInMicroseconds == 0 ? 0 : TimeInterval(delayInMicroseconds) / 1e6 }
    set { delayInMicroseconds = newValue > 0 ? UInt32(min(newValue, 3600) * 1e6 + 0.5) : 0 }
  }

  /// The speed of the animation like CAMediaTiming's: 1 forward, 0 paused, −1 backward.
  package var speed: Int8 {
    get { isHeld ? 0 : goesBack ? -1 : 1 }
    set {
      set(.isHeld, newValue == 0)
      set(.goesBack, newValue < 0)
    }
  }

  package var isHeld: Bool { traits.contains(.isHeld) }

  package var goesBack: Bool { traits.contains(.goesBack) }

  /// Whether the animation starts from the value displayed now, while an earlier animation runs.
  ///
  /// Otherwise it starts from the earlier animation's final value.
  package var beginsFromCurrentState: Bool {
    get { traits.contains(.beginsFromCurrentState) }
    set { set(.beginsFromCurrentState, newValue) }
  }

  /// Whether an earlier animation of the same property goes on, and both movements are summed up.
  ///
  /// UIKit's animations are additive since iOS 8, unless they begin from the current state.
  package var isAdditive: Bool {
    get { traits.contains(.isAdditive) }
    set { set(.isAdditive, newValue) }
  }

  /// Whether each repetition of the animation runs forward and then backward.
  package var autoreverses: Bool {
    get { traits.contains(.autoreverses) }
    set { set(.autoreverses, newValue) }
  }

  private mutating func set(_ trait: Traits, _ isSet: Bool) {
    if isSet { traits.insert(trait) } else { traits.remove(trait) }
  }

  /// The seconds of one repetition of the animation, without the way back.
  private var oneWay: TimeInterval { curve.length(of: duration) }

  private var round: TimeInterval { autoreverses ? oneWay * 2 : oneWay }

  /// The seconds until the animation arrives at its final value, with delay and repetitions.
  ///
  /// For an endless animation, the seconds of its first repetition.
  package var length: TimeInterval { isPlain ? oneWay : lengthOfAll }

  private var lengthOfAll: TimeInterval {
    rounds == 1 || isEndless ? delay + round : delay + round * Double(rounds)
  }

  /// Whether the animation has no delay, runs once and is neither paused nor reversed.
  ///
  /// Nearly all animations are plain.
  package var isPlain: Bool {
    delayInMicroseconds == 0 && rounds == 1
      && traits.isDisjoint(with: [.autoreverses, .isHeld, .goesBack])
  }

  package var isEndless: Bool { rounds == Self.endless }

  /// Returns the animation's progress, from 0 to 1, some seconds after its start.
  package func progress(after seconds: TimeInterval) -> Double {
    let time = seconds - delay
    guard rounds != 1 || autoreverses else {
      return curve.progress(at: time, duration: duration)
    }
    if time <= 0 { return 0 }
    if !isEndless, seconds >= length { return 1 }
    let part = time.truncatingRemainder(dividingBy: round)
    return curve.progress(at: part > oneWay ? round - part : part, duration: duration)
  }
}
