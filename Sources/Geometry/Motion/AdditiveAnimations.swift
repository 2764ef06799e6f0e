import Foundation

/// Earlier animations that still run while later animations of the same property have begun.
///
/// The displayed value is the later animation's value plus the rest of the earlier ones' movements.
/// There are nearly always none, and a copy then costs nothing. The type is public only so that the
/// optimizer can specialize it for values in other modules.
public struct AdditiveAnimations: Hashable, Sendable {
  /// An animated property of the phone's views.
  public enum Property: Hashable, Sendable {
    case tableFrame, offset, rootFrame
    case containerFrame(Int), outerOffset(Int)
  }

  private struct Entry: Hashable, Sendable {
    let property: Property
    var movement: AnimatedValue<CGRect>
  }

  private var entries: [Entry]?

  /// Creates an empty set of earlier, still running animations.
  public init() {}

  /// Sets an animated property's model value at a virtual time in seconds.
  ///
  /// If `animation` is additive, the property's running animation continues, and the movements are
  /// added up. Any other change removes the property's earlier animations.
  public mutating func set<Value: AdditiveValue>(
    _ animated: inout AnimatedValue<Value>, _ property: Property, to value: Value,
    at time: TimeInterval, animation: Animation?
  ) {
    let isAdditive = animation?.isAdditive ?? false
    guard isAdditive || entries != nil else {
      return animated.set(value, at: time, animation: animation)
    }
    let seen = presentation(of: animated, property, at: time)
    if isAdditive {
      if animated.endTime > time {
        let movement = animated.layer
        entries = (entries ?? []) + [Entry(property: property, movement: movement)]
      }
    } else {
      entries?.removeAll { $0.property == property }
      if entries?.isEmpty == true { entries = nil }
    }
    animated.set(value, at: time, animation: animation)
    if animation?.beginsFromCurrentState == true { animated.begin(at: seen) }
  }

  /// Returns the displayed value of an animated property at a virtual time in seconds.
  ///
  /// The displayed value is the property's own movement plus the rest of its earlier, still running
  /// animations.
  public func presentation<Value: AdditiveValue>(
    of animated: AnimatedValue<Value>, _ property: Property, at time: TimeInterval
  ) -> Value {
    let seen = animated.presentation(at: time)
    guard let entries else { return seen }
    return entries.reduce(seen) {
      guard $1.property == property else { return $0 }
      return $0.moved(by: $1.movement.presentation(at: time), from: $1.movement.model)
    }
  }

  /// The virtual time in seconds when all of the earlier animations have ended, or 0 without any.
  public var endTime: TimeInterval { entries?.map(\.movement.endTime).max() ?? 0 }

  public var isUnending: Bool { entries?.contains(where: \.movement.isUnending) ?? false }

  /// Removes the earlier animations, which must have ended by now.
  ///
  /// Paused ones stay, and endless ones are removed only if `endingRepeats` is true.
  public mutating func rest(endingRepeats: Bool) {
    guard entries != nil else { return }
    entries?.removeAll { $0.movement.isForgotten(endingRepeats: endingRepeats) }
    if entries?.isEmpty == true { entries = nil }
  }

  public mutating func end() { entries = nil }

  public mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    guard let count = entries?.count else { return }
    for index in 0..<count { entries?[index].movement.follow(course, of: animator) }
  }

  public func isMoved(by animator: UInt8) -> Bool {
    entries?.contains { $0.movement.isMoved(by: animator) } ?? false
  }
}

/// A value, such as a rectangle, that several animations can move at once by adding up.
public protocol AdditiveValue: Interpolatable {
  /// The animated value as a rectangle, so that movements of any kind of value can be summed up.
  ///
  /// A point becomes the origin of an empty rectangle.
  var layer: CGRect { get }
  /// Returns the value moved and resized by the change from `other` to `rect`.
  func moved(by rect: CGRect, from other: CGRect) -> Self
}

extension CGRect: AdditiveValue {
  public var layer: CGRect { self }

  public func moved(by rect: CGRect, from other: CGRect) -> CGRect {
    CGRect(
      origin: origin.moved(by: rect, from: other),
      size: CGSize(
        width: size.width + rect.size.width - other.size.width,
        height: size.height + rect.size.height - other.size.height))
  }
}

extension CGPoint: AdditiveValue {
  public var layer: CGRect { CGRect(origin: self, size: .zero) }

  public func moved(by rect: CGRect, from other: CGRect) -> CGPoint {
    CGPoint(x: x + rect.minX - other.minX, y: y + rect.minY - other.minY)
  }
}

extension AnimatedValue where Value: AdditiveValue {
  /// The same animation with its values converted to rectangles.
  fileprivate var layer: AnimatedValue<CGRect> { map(\.layer) }
}
