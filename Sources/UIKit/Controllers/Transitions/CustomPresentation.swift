import UIKitValues
import Simulation

/// An app's custom presentation of a view controller, in a container over the screen below.
@preconcurrency @MainActor final class CustomPresentation {
  unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  let controller: UIPresentationController
  /// The presentation's container view, which fills the window and contains the presented view and
  /// views that the app adds.
  let container = TransitionView()
  private var context: TransitionContext?

  /// Creates a custom presentation, or nil if the controller has no transitioning delegate.
  ///
  /// If the controller's style isn't `custom`, the result is also nil without animation or without
  /// an animator from the delegate.
  init?(
    _ presented: UIViewController, over presenter: UIViewController, from source: UIViewController,
    isAnimated: Bool
  ) {
    guard let delegate = presented.transitioningDelegate else { return nil }
    let animator =
      isAnimated
      ? delegate.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    guard presented.modalPresentationStyle == .custom || animator != nil else { return nil }
    self.presented = presented
    self.presenter = presenter
    controller =
      presented.presentationController
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    controller.presentingViewController = presenter
    container.presentation = controller
    controller.containerView = container
    guard let animator else { return }
    let interactor = delegate.interactionControllerForPresentation(using: animator)
    context = TransitionContext(
      animator, from: presenter, to: presented, of: self, isInteractive: interactor != nil)
  }

  /// The duration of the presentation's transition in seconds, or nil if UIKit animates it.
  var seconds: TimeInterval? { context?.seconds }

  /// Whether the view of the presenting screen stays in the window below the presented one.
  var isOver: Bool { !controller.shouldRemovePresentersView }

  /// Adds the container to a window, and calls `presentationTransitionWillBegin`.
  func willBegin(in window: UIWindow) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    controller.presentationTransitionWillBegin()
  }

  /// Adds the presented view to the container, or starts the app's animator, which does that.
  func enter() {
    guard presented.viewIfLoaded?.isDescendant(of: container) != true else { return }
    let view: UIView = controller.presentedView ?? presented.view
    let end = { [weak self, controller] in
      self?.presentationEnded()
      controller.presentationTransitionDidEnd(true)
    }
    view.frame = controller.frameOfPresentedViewInContainerView
    guard let context else {
      container.addSubview(view)
      if let app = SimulatedApp.current {
        app.transitions.atEnd(ofMovement: ScreenTransitions.presentationDuration, end)
      }
      return
    }
    context.begin(nil) { _ in end() }
    // If an animator forgets to add the view, UIKit does.
    if !view.isDescendant(of: container) { container.addSubview(view) }
  }

  /// Removes the presenter's view from the container after the transition, unless it stays visible.
  private func presentationEnded() {
    context = nil
    guard !isOver, let below = presenter?.viewIfLoaded, below.isDescendant(of: container) else {
      return
    }
    below.removeFromSuperview()
  }

  /// Prepares an interactive dismissal, which the app drives, for example with a finger.
  ///
  /// - Parameters:
  ///   - leave: removes the views from the window after the dismissal.
  ///   - end: called with whether the dismissal was completed.
  /// - Returns: a closure that starts the transition, or nil if the app provides no interaction.
  func interactiveDismissal(
    leaving leave: @escaping () -> Void, atEnd end: @escaping (Bool) -> Void
  ) -> (() -> Void)? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented),
      let interactor = delegate.interactionControllerForDismissal(using: animator),
      interactor.wantsInteractiveStart
    else { return nil }
    let context = TransitionContext(
      animator, from: presented, to: presenter ?? presented, of: self, isInteractive: true)
    self.context = context
    return { [self, presented] in
      controller.dismissalTransitionWillBegin()
      context.begin(interactor) { [self] didComplete in
        self.context = nil
        end(didComplete)
        if didComplete {
          leaveWindow(leave)
        } else {
          // After a cancelled dismissal the view returns to its place, which is inferred.
          (controller.presentedView ?? presented.viewIfLoaded)?.frame =
            controller.frameOfPresentedViewInContainerView
        }
        controller.dismissalTransitionDidEnd(didComplete)
        if didComplete { controller.containerView = nil }
      }
    }
  }

  /// Runs `leave` and then removes the presentation's container from the window.
  ///
  /// The presenter's view stays, even if an animator has put it into the container.
  private func leaveWindow(_ leave: () -> Void) {
    leave()
    if let below = presenter?.outermost.viewIfLoaded, below.isDescendant(of: container) {
      container.superview?.insertSubview(below, belowSubview: container)
    }
    container.removeFromSuperview()
  }

  /// Prepares a dismissal that no finger drives, with the app's animator if there is one.
  ///
  /// - Parameters:
  ///   - isAnimated: whether the dismissal is animated.
  ///   - leave: removes the views from the window after the dismissal.
  /// - Returns: the animator's duration in seconds or nil, and a closure that starts the dismissal.
  func dismissal(
    isAnimated: Bool, leaving leave: @escaping () -> Void
  ) -> (seconds: TimeInterval?, begin: () -> Void) {
    let delegate = presented.transitioningDelegate
    let animator = isAnimated ? delegate?.animationController(forDismissed: presented) : nil
    controller.dismissalTransitionWillBegin()
    let end = { [self, presented] in
      leaveWindow(leave)
      withExtendedLifetime(presented) {}
      controller.dismissalTransitionDidEnd(true)
      controller.containerView = nil
      self.context = nil
    }
    guard let animator else {
      let seconds = isAnimated ? ScreenTransitions.presentationDuration : 0
      return (nil, { SimulatedApp.current?.transitions.atEnd(ofMovement: seconds, end) })
    }
    let context = TransitionContext(
      animator, from: presented, to: presenter ?? presented, of: self, isInteractive: false)
    self.context = context
    return (context.seconds, { context.begin(nil) { _ in end() } })
  }
}

/// The view that fills the window and contains a presented view during a presentation.
final class TransitionView: UIView {
  weak var presentation: UIPresentationController?

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
