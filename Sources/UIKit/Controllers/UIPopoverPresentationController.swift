import UIKitValues

/// A popover's presentation controller, whose source view and arrow have no effect here.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView? { didSet { notDrawn(UIPopoverPresentationController.self) } }
  open var sourceRect = CGRect.null { didSet { notDrawn(UIPopoverPresentationController.self) } }
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

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The delegate of a popover's presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
