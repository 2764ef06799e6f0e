import Foundation

/// The state of the keyboard, including manual changes by the user or a script.
package struct Keyboard: Hashable, Sendable {
  /// The keyboard's frame on the screen; a hidden one is below the screen, or only a docked bar.
  package internal(set) var frame: AnimatedValue<CGRect>
  package internal(set) var kind: KeyboardKind
  /// Whether a first responder shows the keyboard.
  ///
  /// With a hardware keyboard, it is true even if no part of the keyboard is on the screen.
  package internal(set) var isVisible = false
  package internal(set) var placement = Placement.docked
  package internal(set) var isHardwareAttached = false
  package internal(set) var language = KeyboardLanguage.english
  /// The keyboard's height in points that a command has set; nil for the device's own height.
  ///
  /// The accessory bar's height is added to this height.
  package internal(set) var heightOverride: CGFloat?
  /// The keyboard kind that a command has set for all fields; nil for each field's own kind.
  package internal(set) var kindOverride: KeyboardKind?
  /// The accessory bar's height in points that a command has set; nil for each field's own.
  package internal(set) var accessoryOverride: CGFloat?

  /// Whether an iPad's keys are undocked or split, with the accessory view left at the bottom.
  var isOffDock: Bool {
    switch placement {
    case .undocked, .split: !isHardwareAttached
    case .docked, .floating: false
    }
  }

  /// How an iPad's user has placed the keyboard on the screen.
  package enum Placement: Hashable, Sendable {
    case docked
    /// Raised above the screen's bottom by the height of the keys, at most to the screen's middle.
    case undocked
    /// Raised, and split into a left and a right half.
    case split
    /// Floating: a small keyboard whose top left corner is at a point of the screen.
    case floating(CGPoint)
  }
}
