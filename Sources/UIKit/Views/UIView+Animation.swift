import UIKitValues
import Simulation

/// Animation blocks of views.
///
/// A change in a block sets the view's property at once, and the visible view follows over time.
extension UIView {
  public typealias AnimationCurve = UIViewAnimationCurve
  public typealias AnimationTransition = UIViewAnimationTransition
  public typealias AnimationOptions = UIViewAnimationOptions

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      Animation(duration: max(0, duration), curve: options.curve), after: delay, options,
      animations, completion)
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

  /// Animates changes with a spring, simulated with a decelerating curve.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      Animation(duration: max(0, duration), curve: .easeOut), after: delay, options, animations,
      completion)
  }

  /// Animates changes with a spring of a perceptual duration, simulated with a decelerating curve.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      Animation(duration: max(0, duration), curve: .easeOut), after: delay, options, animations,
      completion)
  }

  /// Runs changes in an open animation block so that their animations repeat `count` times.
  ///
  /// With `autoreverses`, each animation also runs backward.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let app = SimulatedApp.current, var animation = app.animation else {
      return animations()
    }
    animation.rounds = Animation.rounds(Float(count))
    animation.autoreverses = autoreverses
    app.animations.run(animation, on: app, animations)
  }

  /// Changes a view with a visible transition, such as a flip, from its old image to its new one.
  ///
  /// With a transition option, the changes themselves aren't animated, except with
  /// `allowAnimatedContent`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOfPictures = options.hasTransition && !options.contains(.allowAnimatedContent)
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        guard let animations else { return }
        isOfPictures ? performWithoutAnimation(animations) : animations()
      }, completion: completion)
  }

  /// Replaces `fromView` by `toView` in the superview.
  ///
  /// With `showHideTransitionViews`, it only hides the one view and shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        performWithoutAnimation {
          if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
          } else {
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
          }
        }
      }, completion: completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let app = SimulatedApp.current else { return actionsWithoutAnimation() }
    app.animations.runDisabled(actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedApp.current?.animations.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool {
    SimulatedApp.current?.animations.areEnabled ?? true
  }

  public class var inheritedAnimationDuration: TimeInterval {
    SimulatedApp.current?.animation?.duration ?? 0
  }

  /// Runs view changes in a new animation block.
  ///
  /// A block inside another one inherits duration and curve, unless its options override them.
  private static func run(
    _ animation: Animation, after delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let app = SimulatedApp.current else {
      animations()
      completion?(true)
      return
    }
    var animation = animation
    animation.delay = max(0, delay)
    animation.rounds = options.contains(.repeat) ? Animation.endless : 1
    animation.autoreverses = options.contains(.autoreverse)
    animation.begin(from: options.contains(.beginFromCurrentState), on: app.phone.scene)
    if let outer = app.animation {
      if !options.contains(.overrideInheritedDuration) { animation.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { animation.curve = outer.curve }
      animation.delay += outer.delay
    }
    if let completion {
      app.animations.run(animation, on: app, animations, completion: completion)
    } else {
      app.animations.run(animation, on: app, animations)
    }
  }
}

extension UIView.AnimationOptions {
  fileprivate var hasTransition: Bool { rawValue >> 20 & 7 != 0 }
}

extension Animation {
  /// Makes the animation begin at the visible state if `currentState` is true; otherwise, since iOS
  /// 8, its movement is added to that of running animations.
  mutating func begin(from currentState: Bool, on scene: Scene) {
    beginsFromCurrentState = currentState
    isAdditive = !currentState && scene.ios >= 8
  }

  /// Returns a repeat count as a number from 1, rounded up, or as `endless` if it is too large.
  static func rounds(_ count: Float) -> UInt8 {
    count < Float(endless) ? UInt8(max(1, count.rounded(.up))) : endless
  }
}
