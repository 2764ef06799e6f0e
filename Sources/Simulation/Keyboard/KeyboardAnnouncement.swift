/// Which notifications a movement of the keyboard posts before and after it.
enum KeyboardAnnouncement: Hashable, Sendable {
  case show
  case hide
  /// Will and did change frame alone: an undocked keyboard.
  case change
  /// Did change frame alone: a floating keyboard.
  case float
  /// Nothing at all.
  case silent

  /// The notifications before the movement, in order (newbe.dev; rultech.wordpress.com 2014).
  var namesBefore: [KeyboardNotification.Name] {
    switch self {
    case .show: [.willChangeFrame, .willShow]
    case .hide: [.willChangeFrame, .willHide]
    case .change: [.willChangeFrame]
    case .float, .silent: []
    }
  }

  /// The notifications after the movement, in order.
  var namesAfter: [KeyboardNotification.Name] {
    switch self {
    case .show: [.didChangeFrame, .didShow]
    case .hide: [.didChangeFrame, .didHide]
    case .change, .float: [.didChangeFrame]
    case .silent: []
    }
  }
}
