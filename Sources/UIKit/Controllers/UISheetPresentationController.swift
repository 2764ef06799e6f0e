import Foundation
import Simulation

/// The controller of a sheet, which says how high it is.
@preconcurrency @MainActor open class UISheetPresentationController: NSObject {
  public unowned let presentedViewController: UIViewController
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

  init(_ presented: UIViewController) { presentedViewController = presented }

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
