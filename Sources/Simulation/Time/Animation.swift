import Foundation

/// The duration and the curve of a change of a view's geometry.
public struct Animation: Hashable, Sendable {
  /// Nominal seconds, as a notification's userInfo or a call to animateWithDuration states them.
  public var duration: TimeInterval
  package var curve: Curve
  /// Whether a movement that is still under way goes on from where it is seen.
  package var beginsFromCurrentState: Bool

  /// Creates an animation.
  package init(
    duration: TimeInterval, curve: Curve = .easeInOut, beginsFromCurrentState: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// Creates an animation by UIKit's default curve.
  public init(duration: TimeInterval) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// UIScrollView's own movement for `animated: true`: at constant velocity, as its header says;
  /// the 0.3 seconds are inferred.
  public static let scroll = Animation(
    duration: 0.3, curve: .linear, beginsFromCurrentState: true)

  /// Seconds until what is seen has arrived at the model's value.
  package var length: TimeInterval { curve.length(of: duration) }
}
