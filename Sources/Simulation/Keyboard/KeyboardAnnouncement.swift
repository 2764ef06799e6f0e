/// The notifications that a movement of the keyboard posts before and after it.
enum KeyboardAnnouncement: Hashable, Sendable {
  case show
  case hide
  /// Will and did change frame alone: an undocked keyboard.
  case change
  /// Did change frame alone: a floating keyboard.
  case float
  /// Nothing at all.
  case silent

  /// Whether a change of the frame is posted before the movement, ahead of ``nameBefore``
  /// (newbe.dev; rultech.wordpress.com 2014).
  var tellsFrameBefore: Bool {
    switch self {
    case .show, .hide, .change: true
    case .float, .silent: false
    }
  }

  /// Whether a change of the frame is posted after the movement, ahead of ``nameAfter``.
  var tellsFrameAfter: Bool { self != .silent }

  /// What else is posted before the movement.
  var nameBefore: KeyboardNotification.Name? {
    switch self {
    case .show: .willShow
    case .hide: .willHide
    case .change, .float, .silent: nil
    }
  }

  /// What else is posted after the movement.
  var nameAfter: KeyboardNotification.Name? {
    switch self {
    case .show: .didShow
    case .hide: .didHide
    case .change, .float, .silent: nil
    }
  }
}
