import Foundation
import Simulation

/// Animations in blocks: what is set in one has its value at once, and is seen to move there.
extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// The keyboard's own, which has no name.
    case keyboard = 7
  }

  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)

    /// The bits of the curve; a value that is none is taken for the default.
    var curve: Curve { Curve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if !options.isDisjoint(with: [.repeat, .autoreverse]) {
      notDone(UIView.self, "AnimationOptions.repeat and autoreverse")
    }
    let animation = Animation(
      duration: max(0, duration), curve: options.curve,
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    run(animation, after: delay, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// A spring, which is shown as a movement that slows down.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = Animation(
      duration: max(0, duration), curve: .easeOut,
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    run(animation, after: delay, animations, completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let app = SimulatedApp.current else { return actionsWithoutAnimation() }
    app.animate(nil, actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedApp.current?.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool {
    SimulatedApp.current?.areAnimationsEnabled ?? true
  }

  public class var inheritedAnimationDuration: TimeInterval {
    SimulatedApp.current?.animation?.duration ?? 0
  }

  static func run(
    _ animation: Animation, after delay: TimeInterval, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let app = SimulatedApp.current else {
      animations()
      completion?(true)
      return
    }
    if delay > 0 { notDone(UIView.self, "animate(delay:)") }
    app.animate(animation, animations)
    guard let completion else { return }
    let length = app.areAnimationsEnabled ? animation.length + max(0, delay) : 0
    app.calls.tell(after: length, on: app) { completion(true) }
  }
}
