/// A kind of trait whose changes code can observe, such as a size class.
public protocol UITraitDefinition: Sendable {}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
// These traits never change here.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitActiveAppearance: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type
