import Foundation

/// A movement of the keyboard as a device reported it, for a replay.
package struct KeyboardMovement: Hashable, Sendable {
  /// The kind of movement, which determines its notifications.
  package enum Kind: Sendable {
    case show
    case hide
    /// Only willChangeFrame and didChangeFrame, as for an undocked keyboard.
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
  /// The contents of its notifications.
  ///
  /// Each is posted under its own name.
  package var notification: KeyboardNotification
  /// The interface orientation at that time.
  package var orientation: Orientation
  /// The virtual seconds from the start of the previous movement to the start of this one.
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
