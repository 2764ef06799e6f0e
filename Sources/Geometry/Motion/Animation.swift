import Foundation

/// The duration and the curve of a change of a view's geometry, and how it begins and goes on.
///
/// It takes 16 bytes: each view's geometry on a phone has one, and phones are copied often.
public struct Animation: Hashable, Sendable {
  /// Nominal seconds, as a notification's userInfo or a call to animateWithDuration states them.
  public var duration: TimeInterval
  private var delayInMicroseconds: UInt32 = 0
  /// How often the way is gone; ``endless`` is no number of times.
  package var rounds: UInt8 = 1
  /// The number of the animator that may hold, turn or stop it; 0 for none.
  package var animator: UInt8 = 0
  package var curve: Curve
  private var traits: Traits

  package static let endless = UInt8.max

  /// Creates an animation.
  package init(
    duration: TimeInterval, curve: Curve = .easeInOut, beginsFromCurrentState: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    traits = beginsFromCurrentState ? .beginsFromCurrentState : []
  }

  /// Creates an animation by UIKit's default curve.
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

  /// UIScrollView's own movement for `animated: true`: at constant velocity, as its header says;
  /// the 0.3 seconds are inferred.
  public static let scroll = Animation(
    duration: 0.3, curve: .linear, beginsFromCurrentState: true)
}

extension Animation {
  /// Seconds for which what is seen stays where it is, to the microsecond and up to an hour.
  package var delay: TimeInterval {
    get { delayInMicroseconds == 0 ? 0 : TimeInterval(delayInMicroseconds) / 1e6 }
    set { delayInMicroseconds = newValue > 0 ? UInt32(min(newValue, 3600) * 1e6 + 0.5) : 0 }
  }

  /// How its time passes, as CAMediaTiming's speed: 1 is on, 0 not at all, −1 back.
  package var speed: Int8 {
    get { isHeld ? 0 : goesBack ? -1 : 1 }
    set {
      set(.isHeld, newValue == 0)
      set(.goesBack, newValue < 0)
    }
  }

  package var isHeld: Bool { traits.contains(.isHeld) }

  package var goesBack: Bool { traits.contains(.goesBack) }

  /// Whether a movement that is still under way goes on from where it is seen.
  package var beginsFromCurrentState: Bool {
    get { traits.contains(.beginsFromCurrentState) }
    set { set(.beginsFromCurrentState, newValue) }
  }

  /// Whether a movement that is still under way goes on beneath it, as from iOS 8 on unless it
  /// begins from the current state.
  package var isAdditive: Bool {
    get { traits.contains(.isAdditive) }
    set { set(.isAdditive, newValue) }
  }

  /// Whether each round goes back again.
  package var autoreverses: Bool {
    get { traits.contains(.autoreverses) }
    set { set(.autoreverses, newValue) }
  }

  private mutating func set(_ trait: Traits, _ isSet: Bool) {
    if isSet { traits.insert(trait) } else { traits.remove(trait) }
  }

  /// Seconds of one round, the way back not counted.
  private var oneWay: TimeInterval { curve.length(of: duration) }

  private var round: TimeInterval { autoreverses ? oneWay * 2 : oneWay }

  /// Seconds until what is seen has arrived at the model's value; of an endless one those of the
  /// first round.
  package var length: TimeInterval { isPlain ? oneWay : lengthOfAll }

  private var lengthOfAll: TimeInterval {
    rounds == 1 || isEndless ? delay + round : delay + round * Double(rounds)
  }

  /// Whether it begins at once, goes its way once and is held or turned by nothing, as nearly all
  /// do.
  package var isPlain: Bool {
    delayInMicroseconds == 0 && rounds == 1
      && traits.isDisjoint(with: [.autoreverses, .isHeld, .goesBack])
  }

  package var isEndless: Bool { rounds == Self.endless }

  /// Returns the share of the way done so many seconds after it was begun, 0 to 1.
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
