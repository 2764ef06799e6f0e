/// The notifications before and after a movement of the keyboard.
enum KeyboardAnnouncement: Hashable, Sendable {
  case show
  case hide
  /// Only willChangeFrame and didChangeFrame: an undocked keyboard.
  case change
  /// Only didChangeFrame: a floating keyboard.
  case float
  /// No notifications.
  case silent

  /// Whether willChangeFrame is posted before the movement, before ``nameBefore`` (newbe.dev;
  /// rultech.wordpress.com 2014).
  var tellsFrameBefore: Bool {
    switch self {
    case .show, .hide, .change: true
    case .float, .silent: false
    }
  }

  /// Whether didChangeFrame is posted after the movement, before ``nameAfter``.
  var tellsFrameAfter: Bool { self != .silent }

  /// The other notification before the movement.
  var nameBefore: KeyboardNotification.Name? {
    switch self {
    case .show: .willShow
    case .hide: .willHide
    case .change, .float, .silent: nil
    }
  }

  /// The other notification after the movement.
  var nameAfter: KeyboardNotification.Name? {
    switch self {
    case .show: .didShow
    case .hide: .didHide
    case .change, .float, .silent: nil
    }
  }
}
