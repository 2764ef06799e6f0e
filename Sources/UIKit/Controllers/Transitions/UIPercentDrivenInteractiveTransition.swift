import UIKitValues

/// A driver of an interactive transition that gets its progress in percent from an app.
///
/// The transition ends when it is finished or cancelled.
///
/// Intermediate percentages have no visible effect: the animator's changes apply at once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest, as a fraction of the animator's own speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  /// Whether the transition starts interactively; with false, it isn't interactive.
  open var wantsInteractiveStart = true
  open var duration: CGFloat { CGFloat(context?.seconds ?? 0) }
  private weak var context: TransitionContext?
  /// The completion handlers of the animation blocks that the animator has created.
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

  /// Completes the interactive transition.
  open func finish() { end(after: duration * (1 - percentComplete)) }

  /// Reverses the interactive transition.
  ///
  /// The animator sees at the end that it was cancelled.
  open func cancel() {
    context?.cancelInteractiveTransition()
    end(after: duration * percentComplete)
  }

  /// Pauses the interactive transition.
  ///
  /// Without further updates it doesn't move anyway.
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
