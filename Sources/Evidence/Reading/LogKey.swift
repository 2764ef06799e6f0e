import Foundation

/// A userInfo key of a keyboard notification in a log, with the meaning of its value.
enum LogKey: String, CaseIterable {
  case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  case frameEnd = "UIKeyboardFrameEndUserInfoKey"
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  case isLocal = "UIKeyboardIsLocalUserInfoKey"
  /// The key of the keyboard's bounds, which iOS 3.2 deprecated and every notification still has.
  ///
  /// Bounds and centers have the same values as the frames.
  case bounds = "UIKeyboardBoundsUserInfoKey"
  case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
  case centerEnd = "UIKeyboardCenterEndUserInfoKey"
  /// The key of iOS 7 and 8 that says whether a finger moved the keyboard, instead of IsLocal.
  case changedByUser = "UIKeyboardFrameChangedByUserInteraction"

  /// The number of numbers in the value of the userInfo key.
  var count: Int {
    switch self {
    case .frameBegin, .frameEnd, .bounds: 4
    case .centerBegin, .centerEnd: 2
    case .duration, .curve, .isLocal, .changedByUser: 1
    }
  }

  /// A description of the value of the userInfo key, for messages.
  var wants: String {
    switch self {
    case .frameBegin, .frameEnd, .bounds: "a rectangle such as {{0, 451}, {375, 216}}"
    case .centerBegin, .centerEnd: "a point such as {187.5, 559}"
    case .duration, .curve, .isLocal, .changedByUser: "a number"
    }
  }
}

extension CGRect {
  /// Creates a rectangle from x, y, width and height, or returns nil for another number of numbers.
  init?(numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
