import AppFoundation

/// Traits that app code can set.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UIUserInterfaceLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The traits that app code has set for a view or controller and everything inside it.
///
/// They have no effect in the simulation, where the phone's own traits hold everywhere.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified {
    didSet { notDone(UITraitOverrides.self) }
  }
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { notDrawn(UITraitOverrides.self) }
  }
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { notDone(UITraitOverrides.self) }
  }
  public var displayScale: CGFloat = 0 { didSet { notDone(UITraitOverrides.self) } }
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified {
    didSet { notDone(UITraitOverrides.self) }
  }
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified {
    didSet { notDone(UITraitOverrides.self) }
  }
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified {
    didSet { notDone(UITraitOverrides.self) }
  }

  package init() {}
}
