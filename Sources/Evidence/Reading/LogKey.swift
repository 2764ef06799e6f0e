import Foundation

/// A key of a notification's userInfo, and what of a notification its value says.
enum LogKey: String, CaseIterable {
  case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  case frameEnd = "UIKeyboardFrameEndUserInfoKey"
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  case isLocal = "UIKeyboardIsLocalUserInfoKey"
  /// What iOS 3.2 deprecated and every notification still has: the frames say the same.
  case bounds = "UIKeyboardBoundsUserInfoKey"
  case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
  case centerEnd = "UIKeyboardCenterEndUserInfoKey"
  /// What iOS 7 and 8 have in its place.
  case changedByUser = "UIKeyboardFrameChangedByUserInteraction"

  /// How many numbers its value has.
  var count: Int {
    switch self {
    case .frameBegin, .frameEnd, .bounds: 4
    case .centerBegin, .centerEnd: 2
    case .duration, .curve, .isLocal, .changedByUser: 1
    }
  }

  /// What its value is, for messages.
  var wants: String {
    switch self {
    case .frameBegin, .frameEnd, .bounds: "a rectangle such as {{0, 451}, {375, 216}}"
    case .centerBegin, .centerEnd: "a point such as {187.5, 559}"
    case .duration, .curve, .isLocal, .changedByUser: "a number"
    }
  }
}

extension CGRect {
  /// Makes a rectangle of x, y, width and height.
  init?(numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
