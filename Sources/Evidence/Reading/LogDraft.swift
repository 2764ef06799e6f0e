import Foundation
import Simulation

/// A notification that is being read.
struct LogDraft {
  var notification: LoggedNotification
  /// The keys of its userInfo that were read.
  var keys: Set<LogKey> = []
  /// Whether its name is UIKit's, which says more than that of a method.
  var hasUIKitsName = false
  /// Whether keys were printed otherwise than by dump().
  var isPrinted = false
  /// Whether it is told that the keyboard goes, without a frame: `started`, `null`.
  var isGone = false
  /// Whether something of it is told besides its name.
  var isTold = false
  /// Whether its name stands behind its frame.
  var isNamedBehind = false
  /// Whether it was said what of it cannot be read.
  var isBroken = false

  /// What iOS had in the frames' place before 3.2.
  private var bounds: CGSize?
  private var centers: (begin: CGPoint?, end: CGPoint?)

  init(line: Int, time: TimeInterval?) {
    notification = LoggedNotification(line: line)
    notification.time = time
  }

  /// Whether a frame was read.
  var hasFrame: Bool {
    notification.begin != nil || notification.end != nil
  }

  /// Returns whether a name can be this notification's: IQKeyboardManager says it behind the size
  /// or the frame, and a method's name may stand before UIKit's.
  func takes(_ name: KeyboardNotification.Name, isUIKits: Bool) -> Bool {
    if isNamedBehind { return notification.name == nil && !name.isHide }
    if hasFrame || isTold || isGone { return false }
    return notification.name == nil || isUIKits || !hasUIKitsName
  }

  /// Takes a key's value.
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

  /// The notification; where its userInfo has no frames, with those that bounds and centres make.
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

  /// Takes what an event of React Native says.
  mutating func set(_ event: LogEvent) {
    notification.begin = event.begin
    notification.end = event.end
    notification.duration = event.duration
    notification.curve = event.curve
    notification.isLocal = event.isLocal
  }
}
