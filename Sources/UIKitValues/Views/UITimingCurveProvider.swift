import AppFoundation
import Simulation

/// An object that provides the timing curve of a property animator's animation.
public protocol UITimingCurveProvider: AnyObject {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The animation curve that the simulation uses for this timing, such as easeOut for a spring.
  package var shownCurve: Curve {
    springTimingParameters == nil ? cubicTimingParameters?.curve ?? .easeInOut : .easeOut
  }
}

/// A cubic timing curve.
///
/// Curves with custom control points are simulated with the default curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  fileprivate let curve: Curve

  public init(animationCurve curve: UIViewAnimationCurve) {
    self.curve = Curve(rawValue: curve.rawValue) ?? .easeInOut
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { curve = .easeInOut }

  public override init() { curve = .easeInOut }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation that moves like a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }

  public override init() { initialVelocity = .zero }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
