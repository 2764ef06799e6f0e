import UIKitValues
import Simulation

/// The presentation controller of a sheet, with the sheet's resting heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet can have at rest; the sheet starts at the smallest one.
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { notDone(UISheetPresentationController.self) }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { notDrawn(UISheetPresentationController.self) }
  }
  open var prefersGrabberVisible = false {
    didSet { notDrawn(UISheetPresentationController.self) }
  }
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet { notDone(UISheetPresentationController.self) }
  }
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { notDone(UISheetPresentationController.self) }
  }
  open var preferredCornerRadius: CGFloat? {
    didSet { notDrawn(UISheetPresentationController.self) }
  }

  /// The sheet's delegate; it gets no calls about detents, as the simulation never changes them.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  open var prefersPageSizing = true { didSet { notDone(UISheetPresentationController.self) } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { notDone(UISheetPresentationController.self) }
  }
  open func invalidateDetents() { notDone(UISheetPresentationController.self) }

  open func animateChanges(_ changes: () -> Void) { changes() }

  public typealias Detent = UISheetDetent
}

/// The delegate of a sheet's presentation.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
