import UIKitValues

/// A popover's presentation controller, whose source view and arrow have no effect here.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView? { didSet { notDrawn(UIPopoverPresentationController.self) } }
  open var sourceRect = CGRect.null { didSet { notDrawn(UIPopoverPresentationController.self) } }
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { notDrawn(UIPopoverPresentationController.self) }
  }
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { notDrawn(UIPopoverPresentationController.self) }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { notDrawn(UIPopoverPresentationController.self) }
  }

  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }
}

/// The delegate of a popover's presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A view or bar button that a popover's arrow points to.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
