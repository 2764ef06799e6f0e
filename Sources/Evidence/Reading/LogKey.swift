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
  /// Bounds and centers describe the same rectangles as the frame keys.
  case bounds = "UIKeyboardBoundsUserInfoKey"
  case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
  case centerEnd = "UIKeyboardCenterEndUserInfoKey"
  /// The key of iOS 7 and 8 for whether a finger moved the keyboard; iOS 9 has IsLocal instead.
  case changedByUser = "UIKeyboardFrameChangedByUserInteraction"

  /// How many numbers the userInfo key's value consists of, such as 4 for a rectangle.
  var count: Int {
    switch self {
    case .frameBegin, .frameEnd, .bounds: 4
    case .centerBegin, .centerEnd: 2
    case .duration, .curve, .isLocal, .changedByUser: 1
    }
  }

  /// What a complete value of the userInfo key looks like, for error messages.
  var wants: String {
    switch self {
    case .frameBegin, .frameEnd, .bounds: "a rectangle such as {{0, 451}, {375, 216}}"
    case .centerBegin, .centerEnd: "a point such as {187.5, 559}"
    case .duration, .curve, .isLocal, .changedByUser: "a number"
    }
  }
}

extension CGRect {
  /// Creates a rectangle from x, y, width and height; nil unless there are exactly four numbers.
  init?(numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
