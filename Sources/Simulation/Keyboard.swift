import Foundation

/// The software keyboard as it stands on the screen.
public struct Keyboard: Hashable, Sendable {
  /// In screen coordinates; below the screen while it is hidden.
  public internal(set) var frame: Animated<CGRect>
  public internal(set) var kind: KeyboardKind
  public internal(set) var isVisible = false
  /// A height set by hand in place of the device's, in points.
  public internal(set) var heightOverride: CGFloat?
  /// A kind set by hand in place of the field's.
  public internal(set) var kindOverride: KeyboardKind?
}
