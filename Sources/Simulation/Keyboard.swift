import Foundation

/// The keyboard as it stands on the screen, and what somebody made of it.
public struct Keyboard: Hashable, Sendable {
  /// In screen coordinates; below the screen while it is hidden.
  public internal(set) var frame: Animated<CGRect>
  public internal(set) var kind: KeyboardKind
  /// Whether a first responder has brought it up; with a hardware keyboard nothing of it need be on
  /// the screen then.
  public internal(set) var isVisible = false
  public internal(set) var placement = Placement.docked
  public internal(set) var isHardwareAttached = false
  public internal(set) var language = KeyboardLanguage.english
  /// A height set by hand in place of the device's, in points; the accessory comes on top.
  public internal(set) var heightOverride: CGFloat?
  /// A kind set by hand in place of the field's.
  public internal(set) var kindOverride: KeyboardKind?
  /// The height of an accessory bar set by hand in place of the field's, in points.
  public internal(set) var accessoryOverride: CGFloat?

  /// Where an iPad's user has put the keyboard.
  public enum Placement: Hashable, Sendable {
    case docked
    /// Lifted off the bottom edge by the height of its keys.
    case undocked
    /// Undocked, in two halves.
    case split
    /// Small, its top left corner at a point of the screen.
    case floating(CGPoint)
  }
}
