import Foundation

/// What drives an animator's movement by a share of it: here that goes its way at once, and to its end.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1 {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { notDone(UIPercentDrivenInteractiveTransition.self) }
  }
  open var wantsInteractiveStart = true
  open var duration: CGFloat { CGFloat(context?.seconds ?? 0) }
  private weak var context: TransitionContext?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? TransitionContext
    context?.animate()
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    notDone(UIPercentDrivenInteractiveTransition.self)
  }
  open func finish() { percentComplete = 1 }
  open func cancel() { notDone(UIPercentDrivenInteractiveTransition.self) }
  open func pause() { notDone(UIPercentDrivenInteractiveTransition.self) }
}
