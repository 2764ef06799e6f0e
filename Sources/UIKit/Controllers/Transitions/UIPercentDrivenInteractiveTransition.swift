import UIKitValues

/// A driver of an interactive transition; app code reports its progress, from 0 to 1.
///
/// The transition ends when app code finishes or cancels it.
///
/// Intermediate progress has no visible effect: the animator's changes apply at once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the finger is lifted, where 1 is the animator's own speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  /// Whether the transition starts interactively; if not, the app's animator runs on its own.
  open var wantsInteractiveStart = true
  open var duration: CGFloat { CGFloat(context?.seconds ?? 0) }
  private weak var context: TransitionContext?
  /// The completion handlers of the animator's animation blocks, to be called at the end.
  private var completions: [(Bool) -> Void] = []

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    (self.context, percentComplete) = (context, 0)
    guard let app = SimulatedApp.current else { return context.animate() }
    completions = app.animations.holdingCompletions { context.animate() }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the interactive transition, after the remaining part of its duration.
  open func finish() { end(after: duration * (1 - percentComplete)) }

  /// Cancels the interactive transition; returning takes as long as the progress so far.
  ///
  /// The transition's context reports the cancellation to the animator.
  open func cancel() {
    context?.cancelInteractiveTransition()
    end(after: duration * percentComplete)
  }

  /// Pauses the interactive transition; has no effect, since only updates move the transition.
  open func pause() { context?.pauseInteractiveTransition() }

  private func end(after seconds: CGFloat) {
    guard let app = SimulatedApp.current, context != nil else { return }
    let ended = completions
    completions = []
    guard !ended.isEmpty else { return }
    let speed = completionSpeed > 0 ? completionSpeed : 1
    app.calls.tell(after: TimeInterval(seconds / speed), on: app) {
      for completion in ended { completion(true) }
    }
  }
}
