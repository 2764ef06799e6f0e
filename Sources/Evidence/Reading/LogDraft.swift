import Foundation
import Simulation

/// A keyboard notification while it is being read from a log.
struct LogDraft {
  var notification: LoggedNotification
  /// The userInfo keys of the notification that were read so far.
  var keys: Set<LogKey> = []
  /// Whether the notification's name is UIKit's, which takes precedence over a method's name.
  var hasUIKitsName = false
  /// Whether the notification's keys come from another output than dump().
  var isPrinted = false
  /// Whether the log says without a frame that the keyboard hides, as with `started` or `null`.
  var isGone = false
  /// Whether the log contains more about the notification than its name.
  var isTold = false
  /// Whether the notification's name comes after its frame in the log.
  var isNamedBehind = false
  /// Whether an unreadable part of the notification was already reported.
  var isBroken = false

  /// The keyboard's bounds, which iOS had with centers instead of frames before 3.2.
  private var bounds: CGSize?
  private var centers: (begin: CGPoint?, end: CGPoint?)

  init(line: Int, time: TimeInterval?) {
    notification = LoggedNotification(line: line)
    notification.time = time
  }

  /// Whether a frame of the notification was read.
  var hasFrame: Bool {
    notification.begin != nil || notification.end != nil
  }

  /// Returns whether a name in the log can belong to this notification.
  ///
  /// IQKeyboardManager prints the name after the size or frame, and a method's name can precede
  /// UIKit's.
  func takes(_ name: KeyboardNotification.Name, isUIKits: Bool) -> Bool {
    if isNamedBehind { return notification.name == nil && !name.isHide }
    if hasFrame || isTold || isGone { return false }
    return notification.name == nil || isUIKits || !hasUIKitsName
  }

  /// Stores the numbers of one of the notification's userInfo keys.
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

  /// The finished notification, after everything was read.
  ///
  /// Missing frames come from bounds and centers.
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

  /// Stores the values of a React Native event in the notification.
  mutating func set(_ event: LogEvent) {
    notification.begin = event.begin
    notification.end = event.end
    notification.duration = event.duration
    notification.curve = event.curve
    notification.isLocal = event.isLocal
  }
}
