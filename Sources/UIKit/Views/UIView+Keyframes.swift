import UIKitValues
import Simulation

/// Keyframe animations of views, which consist of several steps.
///
/// Each step starts from the result of the steps before it.
extension UIView {

  public typealias KeyframeAnimationOptions = UIViewKeyframeAnimationOptions

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// Adds a step to a keyframe animation; start and duration are fractions (0 to 1) of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let app = SimulatedApp.current, var animation = app.animation else {
      return animations()
    }
    animation.delay += animation.duration * max(0, frameStartTime)
    animation.duration *= max(0, frameDuration)
    animation.beginsFromCurrentState = false
    animation.isAdditive = true
    app.animations.run(animation, on: app, animations)
  }
}
