import Foundation

/// What drives an animator's movement by a share of it: the movement arrives once it is finished or
/// cancelled.
///
/// Between, nothing is seen to move: what the animator sets is there at once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes, as a share of the animator's own speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  /// One that does not want to is no other than without it.
  open var wantsInteractiveStart = true
  open var duration: CGFloat { CGFloat(context?.seconds ?? 0) }
  private weak var context: TransitionContext?
  /// What is to be told at the end of the animator's blocks.
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

  /// Has the rest go on to its end.
  open func finish() { end(after: duration * (1 - percentComplete)) }

  /// Has all go back; at the end the animator finds that it was cancelled.
  open func cancel() {
    context?.cancelInteractiveTransition()
    end(after: duration * percentComplete)
  }

  /// Has it stay where it is, as it does without being told.
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
