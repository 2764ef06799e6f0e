import Foundation

/// A movement of the keyboard as a device announced it, to be made in the same way.
package struct KeyboardMovement: Hashable, Sendable {
  /// The kind of a movement, which decides the notifications around it.
  package enum Kind: Sendable {
    case show
    case hide
    /// Will and did change frame alone, as of a keyboard off the dock.
    case change

    var announcement: KeyboardAnnouncement {
      switch self {
      case .show: .show
      case .hide: .hide
      case .change: .change
      }
    }
  }

  package var kind: Kind
  /// What its notifications carry; each is posted under its own name.
  package var notification: KeyboardNotification
  /// How the interface stands by then.
  package var orientation: Orientation
  /// Virtual seconds from the beginning of the movement before to that of this one.
  package var delay: TimeInterval

  /// Creates a movement.
  package init(
    _ kind: Kind, _ notification: KeyboardNotification, orientation: Orientation,
    delay: TimeInterval
  ) {
    self.kind = kind
    self.notification = notification
    self.orientation = orientation
    self.delay = delay
  }
}
