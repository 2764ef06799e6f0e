import AppFoundation
import Simulation

/// A resting height of a sheet.
public final class UISheetDetent: NSObject {
  package let height: Simulation.Detent
  public var identifier: Identifier { Identifier(rawValue: height.rawValue) }

  private init(_ height: Simulation.Detent) { self.height = height }

  public static func medium() -> UISheetDetent { UISheetDetent(.medium) }
  public static func large() -> UISheetDetent { UISheetDetent(.large) }
  /// Returns the one of the medium and large heights that is nearer to the app's own height.
  public static func custom(
    identifier: Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetDetent {
    notDone(UISheetDetent.self, "custom(identifier:resolver:)")
    let context = ResolutionContext()
    let height = resolver(context) ?? context.maximumDetentValue
    return UISheetDetent(height < 0.75 * context.maximumDetentValue ? .medium : .large)
  }

  /// The values that an app's detent can use, such as the largest height of a sheet.
  private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue = AppRuntime.active?.phone.scene.screenSize.height ?? 0
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

/// The values that the height of an app's own detent can depend on.
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}
