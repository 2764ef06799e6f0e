import Foundation
import Simulation

/// The controller of a sheet, which says how high it is.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which it rests, of which the smallest is the first.
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

  /// UIKit's has a delegate that may also hear of its height, which no finger changes here.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  open func animateChanges(_ changes: () -> Void) { changes() }

  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    let height: Simulation.Detent
    public var identifier: Identifier { Identifier(rawValue: height.rawValue) }

    private init(_ height: Simulation.Detent) { self.height = height }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }

    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
