import Foundation
import Simulation

/// The presentation of a controller in the app's own way, in a view over the screen below.
@preconcurrency @MainActor final class CustomPresentation {
  unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  let controller: UIPresentationController
  /// What fills the window, and holds the presented view and what the app puts around it.
  let container = TransitionView()
  private var context: TransitionContext?

  /// Creates the presentation of a controller that has a delegate for it; nil for one that UIKit
  /// presents.
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

  /// Seconds in which it comes; nil where the app leaves that to UIKit.
  var seconds: TimeInterval? { context?.seconds }

  /// Whether the screen below stays where it is.
  var isOver: Bool { !controller.shouldRemovePresentersView }

  /// Puts the container over a window.
  func willBegin(in window: UIWindow) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    controller.presentationTransitionWillBegin()
  }

  /// Puts the presented view into the container, or has the app's animator do that.
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
    // One that an animator has forgotten is there all the same.
    if !view.isDescendant(of: container) { container.addSubview(view) }
  }

  /// Leaves nothing of the screen below to the container, unless it stays in its place.
  private func presentationEnded() {
    context = nil
    guard !isOver, let below = presenter?.viewIfLoaded, below.isDescendant(of: container) else {
      return
    }
    below.removeFromSuperview()
  }

  /// Has it go as far as something of the app's drives it, such as a finger; nil where nothing
  /// does.
  ///
  /// - Parameters:
  ///   - leave: takes its views out of the window once it has gone.
  ///   - end: is told whether it has.
  /// - Returns: what begins the movement.
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
          // It stands again where it is to stand, which is inferred.
          (controller.presentedView ?? presented.viewIfLoaded)?.frame =
            controller.frameOfPresentedViewInContainerView
        }
        controller.dismissalTransitionDidEnd(didComplete)
        if didComplete { controller.containerView = nil }
      }
    }
  }

  /// Takes its views out of the window, but for what comes back, which an animator may have put
  /// into the container.
  private func leaveWindow(_ leave: () -> Void) {
    leave()
    if let below = presenter?.outermost.viewIfLoaded, below.isDescendant(of: container) {
      container.superview?.insertSubview(below, belowSubview: container)
    }
    container.removeFromSuperview()
  }

  /// Has it go.
  ///
  /// - Parameters:
  ///   - isAnimated: whether it is seen to.
  ///   - leave: takes its views out of the window.
  /// - Returns: the seconds that it takes, and what begins the movement.
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

/// The view that holds a presented one.
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
