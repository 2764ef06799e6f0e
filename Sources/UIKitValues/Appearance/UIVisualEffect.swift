import AppFoundation

/// A visual effect, such as a blur, for a visual effect view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur effect, which the simulation doesn't draw.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public init(style: Style) {}

  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// An effect that makes content stand out on a blur, which the simulation doesn't draw.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: Style) {}

  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
    case separator
  }
}

/// A glass effect (iOS 26), which the simulation doesn't draw.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public var isInteractive = false
  public var tintColor: UIColor?

  public override init() {}
  public init(style: Style) {}

  public enum Style: Int, Sendable { case regular, clear }
}

/// An effect that merges the glass effects inside it (iOS 26), which the simulation doesn't draw.
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  public var spacing: CGFloat = 0
}

/// The look of a scroll view's content below a bar at one edge (iOS 26).
///
/// The simulation doesn't draw it.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
  public var style = Style.automatic
  public var isHidden = false

  public override nonisolated init() {}

  /// The kind of transition between the content and the bar.
  public enum Style: Int, Sendable { case automatic, soft, hard }
}
