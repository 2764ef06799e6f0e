import Foundation

/// A value that can be shown part of the way to another.
package protocol Interpolatable: Hashable, Sendable {
  /// Returns the value `progress` (0 to 1) of the way from `start` to `end`.
  static func interpolate(from start: Self, to end: Self, progress: Double) -> Self
}

/// A property of a view whose model value is set at once and whose presentation follows.
package struct Animated<Value: Interpolatable>: Hashable, Sendable {
  /// The value that code reads and that layout uses.
  package private(set) var model: Value
  private var start: Value
  private var startTime: TimeInterval = 0
  private var animation = Animation(duration: 0)

  /// Creates a property at rest.
  package init(_ value: Value) {
    model = value
    start = value
  }

  /// The virtual time at which the presentation has arrived.
  package var endTime: TimeInterval { startTime + animation.length }

  /// Returns what is on the screen at a virtual time.
  package func presentation(at time: TimeInterval) -> Value {
    if time >= endTime { return model }
    let progress = animation.curve.progress(at: time - startTime, duration: animation.duration)
    return Value.interpolate(from: start, to: model, progress: progress)
  }

  /// Sets the model's value and lets the presentation follow; without an animation, or with one whose
  /// duration is no usable number, at once.
  package mutating func set(_ value: Value, at time: TimeInterval, animation: Animation?) {
    guard let animation, animation.duration > 0, animation.duration.isUsable else {
      self = Animated(value)
      return
    }
    start = animation.beginsFromCurrentState ? presentation(at: time) : model
    model = value
    startTime = time
    self.animation = animation
  }

  /// Forgets a movement that has ended, so that equal values at rest are equal.
  mutating func rest() { self = Animated(model) }
}

extension CGFloat: Interpolatable {
  /// Returns the number `progress` of the way from `start` to `end`.
  package static func interpolate(
    from start: CGFloat, to end: CGFloat, progress: Double
  ) -> CGFloat {
    end - (end - start) * (1 - progress)
  }
}

extension CGPoint: Interpolatable {
  /// Returns the point `progress` of the way from `start` to `end`.
  package static func interpolate(
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
  package static func interpolate(
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
