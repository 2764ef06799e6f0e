import Foundation

/// The state of the keyboard, including changes by the user or a script.
package struct Keyboard: Hashable, Sendable {
  /// The frame in screen coordinates, below the screen while the keyboard is hidden.
  package internal(set) var frame: Animated<CGRect>
  package internal(set) var kind: KeyboardKind
  /// Whether a first responder shows the keyboard.
  ///
  /// With a hardware keyboard, nothing of it may be on the screen.
  package internal(set) var isVisible = false
  package internal(set) var placement = Placement.docked
  package internal(set) var isHardwareAttached = false
  package internal(set) var language = KeyboardLanguage.english
  /// A manual height that replaces the device's, in points.
  ///
  /// The accessory is added on top.
  package internal(set) var heightOverride: CGFloat?
  /// A manual kind that replaces the field's.
  package internal(set) var kindOverride: KeyboardKind?
  /// A manual height of the accessory bar that replaces the field's, in points.
  package internal(set) var accessoryOverride: CGFloat?

  /// Whether the keys are away from the screen's bottom while the accessory stays there.
  var isOffDock: Bool {
    switch placement {
    case .undocked, .split: !isHardwareAttached
    case .docked, .floating: false
    }
  }

  /// Where an iPad's user has placed the keyboard.
  package enum Placement: Hashable, Sendable {
    case docked
    /// Raised from the bottom edge by the height of its keys.
    case undocked
    /// Undocked, in two halves.
    case split
    /// Small, with its top left corner at a point of the screen.
    case floating(CGPoint)
  }
}
