import Foundation
import Simulation

/// A keyboard notification whose parts are still being parsed from a log.
struct LogDraft {
  var notification: LoggedNotification
  /// The notification's userInfo keys that were parsed so far.
  var keys: Set<LogKey> = []
  /// Whether the notification's name is UIKit's, which takes precedence over a method's name.
  var hasUIKitsName = false
  /// Whether one of the notification's keys was printed by something other than dump().
  var isPrinted = false
  /// Whether the log says that the keyboard hides but gives no frame, for example by `started`.
  var isGone = false
  /// Whether the log contains more of the notification than its name, so that a frame is expected.
  var isTold = false
  /// Whether the notification's name is expected after its frame in the log.
  var isNamedBehind = false
  /// Whether an unreadable part of the notification has already been reported.
  var isBroken = false

  /// The keyboard's size from the key for bounds, or nil if the log has none.
  ///
  /// Before iOS 3.2, notifications had bounds and centers instead of frames.
  private var bounds: CGSize?
  private var centers: (begin: CGPoint?, end: CGPoint?)

  init(line: Int, time: TimeInterval?) {
    notification = LoggedNotification(line: line)
    notification.time = time
  }

  /// Whether a begin or end frame of the notification was parsed.
  var hasFrame: Bool {
    notification.begin != nil || notification.end != nil
  }

  /// Returns whether a name found in the log can belong to this notification, and not to the next.
  ///
  /// `isUIKits` is whether it is UIKit's name and not a method's, which can precede UIKit's.
  /// IQKeyboardManager prints the name after the size or frame.
  func takes(_ name: KeyboardNotification.Name, isUIKits: Bool) -> Bool {
    if isNamedBehind { return notification.name == nil && !name.isHide }
    if hasFrame || isTold || isGone { return false }
    return notification.name == nil || isUIKits || !hasUIKitsName
  }

  /// Stores the value of one of the notification's userInfo keys, given as numbers.
  mutating func set(_ key: LogKey, _ values: [Double]) {
    switch key {
    case .frameBegin: notification.begin = CGRect(numbers: values)
    case .frameEnd: notification.end = CGRect(numbers: values)
    case .duration: notification.duration = values[0]
    case .curve: notification.curve = Int(exactly: values[0])
    case .isLocal: notification.isLocal = values[0] != 0
    case .bounds: bounds = CGRect(numbers: values)?.size
    case .centerBegin: centers.begin = CGPoint(x: values[0], y: values[1])
    case .centerEnd: centers.end = CGPoint(x: values[0], y: values[1])
    case .changedByUser: break
    }
    notification.isWhole = keys.isSuperset(of: [.bounds, .frameBegin, .frameEnd, .centerEnd])
  }

  /// The finished notification, to use after all of its parts were parsed.
  ///
  /// Missing frames are computed from bounds and centers.
  var whole: LoggedNotification {
    var notification = notification
    notification.begin = notification.begin ?? frame(around: centers.begin)
    notification.end = notification.end ?? frame(around: centers.end)
    return notification
  }

  private func frame(around center: CGPoint?) -> CGRect? {
    guard let center, let bounds else { return nil }
    let origin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    return CGRect(origin: origin, size: bounds)
  }

  /// Copies the frames, animation and origin of a React Native event into the notification.
  mutating func set(_ event: LogEvent) {
    notification.begin = event.begin
    notification.end = event.end
    notification.duration = event.duration
    notification.curve = event.curve
    notification.isLocal = event.isLocal
  }
}
