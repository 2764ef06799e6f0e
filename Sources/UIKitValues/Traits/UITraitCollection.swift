@_exported import AppFoundation
import Simulation

/// The size class of a screen's or window's width or height.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The interface style, light or dark.
///
/// The simulated phone's is always light.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The reading direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// Whether a view's layout follows the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The size classes and screen properties of a view's environment.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates the traits of a simulated phone's or iPad's screen.
  ///
  /// An iPad's height is regular, and its width is too unless its window is narrow. A phone's
  /// height is regular in portrait, and its width is regular in landscape on large phones (Human
  /// Interface Guidelines, "Device size classes").
  package init(_ scene: Scene) {
    let isLandscape = scene.orientation.isLandscape
    let screen = scene.device.screen
    let isLargePhone = !screen.isPad && screen.size.width >= 414
    let isWide = screen.isPad ? scene.isRegular : isLandscape && isLargePhone
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = screen.isPad || !isLandscape ? .regular : .compact
    userInterfaceIdiom = screen.isPad ? .pad : .phone
    displayScale = screen.scale
    userInterfaceStyle = .light
    preferredContentSizeCategory = .large
  }

  /// Runs a closure; the current traits are those of the simulated phone, whatever these are.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns whether colors look different with other traits: always false in the simulation.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }

  /// Creates a trait collection with the given traits, and leaves the others unspecified.
  private init(
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0,
    style: UIUserInterfaceStyle = .unspecified, category: UIContentSizeCategory = .unspecified
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
    userInterfaceStyle = style
    preferredContentSizeCategory = category
  }

  public convenience override init() { self.init(scale: 0) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// Creates a trait collection by merging several collections.
  ///
  /// A trait in a later collection overrides the trait in earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(
      _ trait: KeyPath<UITraitCollection, Trait>, but unspecified: Trait
    ) -> Trait {
      traitCollections.map { $0[keyPath: trait] }.last { $0 != unspecified } ?? unspecified
    }
    self.init(
      horizontal: last(\.horizontalSizeClass, but: .unspecified),
      vertical: last(\.verticalSizeClass, but: .unspecified),
      idiom: last(\.userInterfaceIdiom, but: .unspecified), scale: last(\.displayScale, but: 0),
      style: last(\.userInterfaceStyle, but: .unspecified),
      category: last(\.preferredContentSizeCategory, but: .unspecified))
  }

  /// Returns whether this collection has the same values for all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).hasSameTraits(as: self)
  }

  private func hasSameTraits(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public static var current: UITraitCollection {
    AppRuntime.active.map { UITraitCollection($0.phone.scene) } ?? UITraitCollection()
  }
}
