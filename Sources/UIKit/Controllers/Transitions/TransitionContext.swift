import UIKitValues

/// The context that an app's animator gets for a presentation or dismissal.
@preconcurrency @MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  private unowned let presentation: CustomPresentation
  private let animator: any UIViewControllerAnimatedTransitioning
  /// The transition's duration in seconds, from the app's animator.
  private(set) lazy var seconds = max(0, animator.transitionDuration(using: self))
  /// The closure to call when the app's animator ends, with whether the transition was completed.
  private var completion: ((Bool) -> Void)?
  let isInteractive: Bool
  private(set) var transitionWasCancelled = false

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
    to: UIViewController, of presentation: CustomPresentation, isInteractive: Bool
  ) {
    self.animator = animator
    (self.from, self.to, self.presentation) = (from, to, presentation)
    self.isInteractive = isInteractive
    containerView = presentation.container
  }

  /// Starts the app's animator or, if the transition is interactive, its interactor.
  ///
  /// The closure `completion` is called at the end with whether the transition was completed.
  func begin(
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    atEnd completion: @escaping (Bool) -> Void
  ) {
    self.completion = completion
    if let interactor, isInteractive {
      interactor.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  func animate() { animator.animateTransition(using: self) }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
    animator.animationEnded(didComplete)
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { presentation.presented.modalPresentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }
  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Returns the old or new screen's view; nil for a presenter's view that stays visible, outside
  /// of the transition (view(forKey:)'s documentation).
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = viewController(forKey: key == .from ? .from : .to)
    if controller === presentation.presented { return presentation.controller.presentedView }
    return presentation.controller.shouldRemovePresentersView ? controller?.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === to else { return .zero }
    return vc === presentation.presented
      ? presentation.controller.frameOfPresentedViewInContainerView : containerView.bounds
  }
}
