import Foundation

/// A value that can be shown part of the way to another.
public protocol Interpolatable: Hashable, Sendable {
  /// Returns the value `progress` (0 to 1) of the way from `start` to `end`.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self
}

/// A property of a view whose model value is set at once and whose presentation follows.
///
/// It is public only so that the optimizer can specialize it for values in other modules.
public struct Animated<Value: Interpolatable>: Hashable, Sendable {
  /// The value that code reads and that layout uses.
  public private(set) var model: Value
  private var start: Value
  /// The virtual time when the animation began.
  ///
  /// For a held animation, the seconds that have passed. For a reversed one, the time when it is
  /// back at its start.
  private var startTime: TimeInterval = 0
  private var animation = Animation(duration: 0)

  /// Creates a property at rest.
  public init(_ value: Value) {
    model = value
    start = value
  }

  /// The virtual time when the presentation arrives at the model value.
  ///
  /// An endless animation gives the end of its first round, a held one infinity.
  public var endTime: TimeInterval {
    if animation.isPlain { return startTime + animation.length }
    return animation.isHeld ? 0 : animation.goesBack ? startTime : startTime + animation.length
  }

  /// Whether the property doesn't come to rest on its own: it is held or repeats endlessly.
  public var isUnending: Bool { isHeld || isEndless }

  private var isHeld: Bool { animation.isHeld }

  private var isEndless: Bool { animation.isEndless }

  /// Returns what is on the screen at a virtual time.
  public func presentation(at time: TimeInterval) -> Value {
    if time >= endTime, animation.isPlain || !isUnending {
      return animation.goesBack ? start : model
    }
    let progress = animation.progress(after: seconds(at: time))
    return Value.interpolate(from: start, to: model, progress: progress)
  }

  /// Returns the seconds of the animation that have passed.
  private func seconds(at time: TimeInterval) -> TimeInterval {
    if animation.isHeld { return startTime }
    return animation.goesBack ? startTime - time : time - startTime
  }

  /// Sets the model value and animates the presentation toward it.
  ///
  /// Without an animation, or with an unusable duration, the presentation follows at once.
  public mutating func set(_ value: Value, at time: TimeInterval, animation: Animation?) {
    guard let animation, animation.duration > 0, animation.length.isUsable else {
      self = Animated(value)
      return
    }
    start = animation.beginsFromCurrentState ? presentation(at: time) : model
    model = value
    startTime = time
    self.animation = animation
  }

  /// Drops a movement that has ended, so that equal values at rest compare equal.
  ///
  /// A held movement stays.
  public mutating func rest(endingRepeats: Bool = false) {
    if animation.isPlain || isForgotten(endingRepeats: endingRepeats) { end() }
  }

  /// Returns whether a movement that has ended is dropped.
  public func isForgotten(endingRepeats: Bool) -> Bool { !isHeld && (endingRepeats || !isEndless) }

  /// Ends the movement: the presentation becomes the model value.
  public mutating func end() { self = Animated(model) }

  /// Returns the same movement of a transformed value.
  package func map<Other>(_ body: (Value) -> Other) -> Animated<Other> {
    var other = Animated<Other>(body(model))
    other.begin(at: body(start))
    other.startTime = startTime
    other.animation = animation
    return other
  }

  /// Changes the value that the presentation starts from.
  public mutating func begin(at value: Value) { start = value }
}

/// Changes that an animator makes to a movement that it started.
extension Animated {
  public func isMoved(by animator: UInt8) -> Bool {
    animator != 0 && animation.animator == animator
  }

  /// Makes the movement's time follow its animator's.
  package mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    guard isMoved(by: animator) else { return }
    animation.speed = course.speed
    startTime = course.origin
  }

  /// Continues the rest of the movement with another animation.
  package mutating func restart(_ animation: Animation, at time: TimeInterval) {
    guard isMoved(by: animation.animator) else { return }
    start = presentation(at: time)
    startTime = time
    self.animation = animation
  }

  /// Returns the value at a position of the movement, or nil if another animator moves the property
  /// or none does.
  package func value(
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
