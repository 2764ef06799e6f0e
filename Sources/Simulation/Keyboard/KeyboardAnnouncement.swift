/// A set of notifications that are posted before and after a movement of the keyboard.
enum KeyboardAnnouncement: Hashable, Sendable {
  case show
  case hide
  /// Only willChangeFrame and didChangeFrame, as for an undocked keyboard.
  case change
  /// Only didChangeFrame, as for a floating keyboard.
  case float
  /// No notifications for this movement of the keyboard.
  case silent

  /// Whether keyboardWillChangeFrame is posted before the movement.
  ///
  /// That notification comes before ``nameBefore`` (newbe.dev; rultech.wordpress.com 2014).
  var tellsFrameBefore: Bool {
    switch self {
    case .show, .hide, .change: true
    case .float, .silent: false
    }
  }

  /// Whether keyboardDidChangeFrame is posted after the movement; it comes before ``nameAfter``.
  var tellsFrameAfter: Bool { self != .silent }

  /// The second notification before the movement, after willChangeFrame: willShow, willHide or nil.
  var nameBefore: KeyboardNotification.Name? {
    switch self {
    case .show: .willShow
    case .hide: .willHide
    case .change, .float, .silent: nil
    }
  }

  /// The second notification after the movement, after didChangeFrame: didShow, didHide, or nil.
  var nameAfter: KeyboardNotification.Name? {
    switch self {
    case .show: .didShow
    case .hide: .didHide
    case .change, .float, .silent: nil
    }
  }
}
