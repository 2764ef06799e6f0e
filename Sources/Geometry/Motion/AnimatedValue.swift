import Foundation

/// A value, such as a number or a rectangle, that can be interpolated between two others.
public protocol Interpolatable: Hashable, Sendable {
  /// Returns the value `progress` (0 to 1) of the way from `start` to `end`.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self
}

/// An animated property of a view, with the value that code set and the value on the screen.
///
/// The model value changes at once, and the presentation (the displayed value) follows over time.
/// The type is public only so that the optimizer can specialize it for values in other modules.
public struct AnimatedValue<Value: Interpolatable>: Hashable, Sendable {
  /// The property's model value, which code reads and layout uses.
  public private(set) var model: Value
  private var start: Value
  /// The virtual time when the property's animation began, in seconds.
  ///
  /// If the animation is paused, this is its elapsed time instead. If it is reversed, this is the
  /// time when the animation is back at its start.
  private var startTime: TimeInterval = 0
  private var animation = Animation(duration: 0)

  /// Creates an animated property at rest.
  public init(_ value: Value) {
    model = value
    start = value
  }

  /// The virtual time in seconds when the displayed value arrives at the model value.
  ///
  /// For an endless animation, this is the end of its first repetition, for a paused one 0. For a
  /// reversed one, this is the time when the animation is back at its start.
  public var endTime: TimeInterval {
    if animation.isPlain { return startTime + animation.length }
    return animation.isHeld ? 0 : animation.goesBack ? startTime : startTime + animation.length
  }

  /// Whether the property doesn't come to rest on its own, because it is paused or repeats
  /// endlessly.
  public var isUnending: Bool { isHeld || isEndless }

  private var isHeld: Bool { animation.isHeld }

  private var isEndless: Bool { animation.isEndless }

  /// Returns the property's value on the screen at a virtual time in seconds.
  public func presentation(at time: TimeInterval) -> Value {
    if time >= endTime, animation.isPlain || !isUnending {
      return animation.goesBack ? start : model
    }
    let progress = animation.progress(after: seconds(at: time))
    return Value.interpolate(from: start, to: model, progress: progress)
  }

  /// Returns the seconds of the property's animation that have passed at a virtual time.
  private func seconds(at time: TimeInterval) -> TimeInterval {
    if animation.isHeld { return startTime }
    return animation.goesBack ? startTime - time : time - startTime
  }

  /// Sets the property's model value and animates the displayed value toward it.
  ///
  /// The displayed value changes at once if `animation` is nil, has no positive duration, or is
  /// longer than a billion seconds. `time` is the virtual time in seconds.
  public mutating func set(_ value: Value, at time: TimeInterval, animation: Animation?) {
    guard let animation, animation.duration > 0, animation.length.isUsable else {
      self = AnimatedValue(value)
      return
    }
    start = animation.beginsFromCurrentState ? presentation(at: time) : model
    model = value
    startTime = time
    self.animation = animation
  }

  /// Removes the property's animation, so that equal values at rest compare equal.
  ///
  /// Call it only after the animation has ended. A paused animation stays, and an endless one is
  /// removed only if `endingRepeats` is true.
  public mutating func rest(endingRepeats: Bool = false) {
    if animation.isPlain || isForgotten(endingRepeats: endingRepeats) { end() }
  }

  /// Returns whether ``rest(endingRepeats:)`` would remove the property's animation, assuming that
  /// the animation has ended.
  public func isForgotten(endingRepeats: Bool) -> Bool { !isHeld && (endingRepeats || !isEndless) }

  /// Ends the property's animation: the displayed value becomes the model value.
  public mutating func end() { self = AnimatedValue(model) }

  /// Returns an animation with the same timing whose values `body` has converted.
  public func map<Other>(_ body: (Value) -> Other) -> AnimatedValue<Other> {
    var other = AnimatedValue<Other>(body(model))
    other.begin(at: body(start))
    other.startTime = startTime
    other.animation = animation
    return other
  }

  /// Changes the start value of the property's animation.
  public mutating func begin(at value: Value) { start = value }
}

/// The control of a property's animation by the property animator that started it.
extension AnimatedValue {
  public func isMoved(by animator: UInt8) -> Bool {
    animator != 0 && animation.animator == animator
  }

  /// Pauses, continues or reverses the animation, if the property animator `animator` started it.
  public mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    guard isMoved(by: animator) else { return }
    animation.speed = course.speed
    startTime = course.origin
  }

  /// Continues the animation of the same animator with other timing, from the displayed value.
  ///
  /// Nothing changes if another animator started it. `time` is the virtual time in seconds.
  public mutating func restart(_ animation: Animation, at time: TimeInterval) {
    guard isMoved(by: animation.animator) else { return }
    start = presentation(at: time)
    startTime = time
    self.animation = animation
  }

  /// Returns the property's value at a position of its animation: start, end, or at `time`.
  ///
  /// Nil unless the property animator with the number `animator` started the animation.
  public func value(
    at position: AnimationClock.Position, of animator: UInt8, time: TimeInterval
  ) -> Value? {
    guard isMoved(by: animator) else { return nil }
    return switch position {
    case .start: start
    case .end: model
    case .current: presentation(at: time)
    }
  }
}

extension CGFloat: Interpolatable {
  /// Returns the number `progress` of the way from `start` to `end`.
  public static func interpolate(
    from start: CGFloat, to end: CGFloat, progress: Double
  ) -> CGFloat {
    end - (end - start) * (1 - progress)
  }
}

extension CGPoint: Interpolatable {
  /// Returns the point `progress` of the way from `start` to `end`.
  public static func interpolate(
    from start: CGPoint, to end: CGPoint, progress: Double
  ) -> CGPoint {
    CGPoint(
      x: .interpolate(from: start.x, to: end.x, progress: progress),
      y: .interpolate(from: start.y, to: end.y, progress: progress)
    )
  }
}

extension CGRect: Interpolatable {
  /// Returns the rectangle `progress` of the way from `start` to `end`.
  public static func interpolate(
    from start: CGRect, to end: CGRect, progress: Double
  ) -> CGRect {
    CGRect(
      origin: .interpolate(from: start.origin, to: end.origin, progress: progress),
      size: CGSize(
        width: .interpolate(from: start.width, to: end.width, progress: progress),
        height: .interpolate(from: start.height, to: end.height, progress: progress)
      )
    )
  }
}
