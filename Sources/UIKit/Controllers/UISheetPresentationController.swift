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

  open func animateChanges(_ changes: () -> Void) { changes() }

  /// A resting height of a sheet.
  public final class Detent: NSObject {
    let height: Simulation.Detent
    public var identifier: Identifier { Identifier(rawValue: height.rawValue) }

    private init(_ height: Simulation.Detent) { self.height = height }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    /// Returns the one of the medium and large heights that is nearer to the app's own height.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      notDone(Detent.self, "custom(identifier:resolver:)")
      let context = ResolutionContext()
      let height = resolver(context) ?? context.maximumDetentValue
      return Detent(height < 0.75 * context.maximumDetentValue ? .medium : .large)
    }

    /// The values that an app's detent can use, such as the largest height of a sheet.
    private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
      let maximumDetentValue = MainActor.assumeIsolated { UIScreen.main.bounds.height }
      let containerTraitCollection = UITraitCollection.current
    }

    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
  }
}

/// The values that the height of an app's own detent can depend on.
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

/// The delegate of a sheet's presentation.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
