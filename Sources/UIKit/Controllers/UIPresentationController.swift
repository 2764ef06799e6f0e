import UIKitValues

/// An object that manages how a view controller is presented: its frame, container and callbacks.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public unowned let presentedViewController: UIViewController
  /// The presenting controller, as set before or during the presentation; or nil.
  private weak var presenter: UIViewController?
  /// The view that contains the screens of an app's custom presentation, or nil.
  open internal(set) weak var containerView: UIView?
  // A subclass has a delegate with more methods, which takes precedence.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open internal(set) var presentingViewController: UIViewController {
    get { presentedViewController.presentingViewController ?? presenter ?? presentedViewController }
    set { presenter = newValue }
  }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the window during the presentation.
  ///
  /// With a custom style the view stays (the property's documentation).
  open var shouldRemovePresentersView: Bool { !presentationStyle.isOver }
  open var traitCollection: UITraitCollection { .current }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  // Override points for subclasses.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.viewWillTransition(to: size, with: coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}

/// The delegate for a finger's dismissal of a sheet; dismissals in code don't call the delegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension SimulatedApp {
  /// The view controller presented as the frontmost sheet, or nil if no sheet is in front.
  private var sheetInFront: UIViewController? {
    guard screens.isCovering, (stage as? ControllerStage)?.sheetView != nil else { return nil }
    return shownController?.outermost
  }

  /// Returns whether a finger may dismiss the front screen, after calling the sheet's delegate in
  /// the order of UIAdaptivePresentationControllerDelegate's documentation.
  func shouldClose() -> Bool {
    guard let sheet = sheetInFront, let controller = sheet.presentationController else {
      return true
    }
    let delegate = controller.delegate
    guard !sheet.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      Self.warnOnce("\(type(of: sheet)) lets no finger dismiss it")
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    return true
  }

  /// Dismisses the front screen after a finger's swipe, and then calls the sheet's delegate.
  func close() {
    guard let shown = shownController else { return }
    let controller = sheetInFront?.presentationController
    dismiss(from: shown) {
      controller.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }
}
