import Foundation

/// The keyboard as it stands on the screen, with what the user or a script changed of it.
package struct Keyboard: Hashable, Sendable {
  /// In screen coordinates; below the screen while it is hidden.
  package internal(set) var frame: Animated<CGRect>
  package internal(set) var kind: KeyboardKind
  /// Whether a first responder has brought it up; with a hardware keyboard nothing of it need be on
  /// the screen then.
  package internal(set) var isVisible = false
  package internal(set) var placement = Placement.docked
  package internal(set) var isHardwareAttached = false
  package internal(set) var language = KeyboardLanguage.english
  /// A height set by hand in place of the device's, in points; the accessory comes on top.
  package internal(set) var heightOverride: CGFloat?
  /// A kind set by hand in place of the field's.
  package internal(set) var kindOverride: KeyboardKind?
  /// The height of an accessory bar set by hand in place of the field's, in points.
  package internal(set) var accessoryOverride: CGFloat?

  /// Whether its keys stand off the screen's bottom and its accessory does not.
  var isOffDock: Bool {
    switch placement {
    case .undocked, .split: !isHardwareAttached
    case .docked, .floating: false
    }
  }

  /// The place that an iPad's user has given the keyboard.
  package enum Placement: Hashable, Sendable {
    case docked
    /// Lifted off the bottom edge by the height of its keys.
    case undocked
    /// Undocked, in two halves.
    case split
    /// Small, its top left corner at a point of the screen.
    case floating(CGPoint)
  }
}
