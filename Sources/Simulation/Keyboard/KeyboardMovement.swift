import Foundation

/// A movement of the keyboard as a real device reported it in notifications, for a replay.
package struct KeyboardMovement: Hashable, Sendable {
  /// The kind of a recorded keyboard movement, which determines its notifications.
  package enum Kind: Sendable {
    case show
    case hide
    /// A movement with only willChangeFrame and didChangeFrame, as for an undocked keyboard.
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
  /// The frames and animation in the notifications about this keyboard movement.
  ///
  /// The notification's own `name` is ignored; the movement's kind determines the posted names.
  package var notification: KeyboardNotification
  /// The interface orientation at the time of the recorded movement.
  package var orientation: Orientation
  /// The virtual seconds from the start of the previous keyboard movement to the start of this one.
  package var delay: TimeInterval

  /// Creates a recorded movement of the keyboard.
  ///
  /// The delay in seconds begins when the previous movement begins.
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
