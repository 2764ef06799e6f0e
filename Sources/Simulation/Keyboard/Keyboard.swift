import Foundation

/// The state of the keyboard, including changes by the user or a script.
package struct Keyboard: Hashable, Sendable {
  /// The keyboard's frame in screen coordinates, below the screen while the keyboard is hidden.
  package internal(set) var frame: Animated<CGRect>
  package internal(set) var kind: KeyboardKind
  /// Whether a first responder shows the keyboard.
  ///
  /// With a hardware keyboard, it is true even if no part of the keyboard is on the screen.
  package internal(set) var isVisible = false
  package internal(set) var placement = Placement.docked
  package internal(set) var isHardwareAttached = false
  package internal(set) var language = KeyboardLanguage.english
  /// A height of the keyboard in points, set by a command instead of the device's; or nil.
  ///
  /// The accessory bar's height is added.
  package internal(set) var heightOverride: CGFloat?
  /// A keyboard kind, set by a command instead of each field's own; or nil.
  package internal(set) var kindOverride: KeyboardKind?
  /// An accessory bar's height in points, set by a command instead of each field's own; or nil.
  package internal(set) var accessoryOverride: CGFloat?

  /// Whether an iPad's keys are raised while the accessory view stays at the screen's bottom.
  var isOffDock: Bool {
    switch placement {
    case .undocked, .split: !isHardwareAttached
    case .docked, .floating: false
    }
  }

  /// The place where an iPad's user has put the keyboard.
  package enum Placement: Hashable, Sendable {
    case docked
    /// Raised from the screen's bottom edge by the height of the keys.
    case undocked
    /// Undocked, in a left and a right half.
    case split
    /// Floating: a small keyboard whose top left corner is at a point of the screen.
    case floating(CGPoint)
  }
}
