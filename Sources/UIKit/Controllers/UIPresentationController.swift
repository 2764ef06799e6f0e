import Foundation

/// What manages how a controller is presented, and whether a finger may dismiss it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public unowned let presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// What is asked and told of a sheet that a finger drags down; code that dismisses it tells nobody.
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
  /// The controller that is presented as the sheet in front; nil where that is none.
  private var sheetInFront: UIViewController? {
    guard screens.isCovering, (stage as? ControllerStage)?.sheetView != nil else { return nil }
    return shownController?.outermost
  }

  /// Asks whether a finger may dismiss what is in front, in the order of
  /// UIAdaptivePresentationControllerDelegate's reference.
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

  /// Dismisses what is in front, as a finger does.
  func close() {
    guard let shown = shownController else { return }
    let controller = sheetInFront?.presentationController
    dismiss(from: shown) {
      controller.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }
}
