import Foundation
import Simulation

/// A keyboard notification posted by the simulation, with all of UIKit's userInfo keys.
///
/// Generated test code posts it again.
package struct NotificationFixture: Equatable, Sendable {
  /// The time since the group's first notification, in virtual seconds.
  package let time: TimeInterval
  package let notification: KeyboardNotification
  let ios: Int

  /// Creates a fixture from a simulated keyboard notification, for an iOS version.
  ///
  /// `time` is in virtual seconds since the group's first notification. The version decides which
  /// userInfo keys there are.
  package init(_ notification: KeyboardNotification, time: TimeInterval, ios: Int) {
    (self.notification, self.time, self.ios) = (notification, time, ios)
  }

  /// The name that UIKit gives the notification, such as UIKeyboardWillShowNotification.
  package var name: String { "UI\(notification.name.rawValue.capitalizedFirst)Notification" }

  /// A value in the userInfo of a keyboard notification.
  package enum Value: Equatable, Sendable {
    case rect(CGRect)
    case point(CGPoint)
    case number(Double)
    case flag(Bool)
  }

  /// The keys and values of the notification's userInfo, in the order to write them.
  ///
  /// iOS 3.2 deprecated bounds and centers, but logs still have them. IsLocal came with iOS 9.
  /// Instead, iOS 7 and 8 say whether a finger moved the keyboard.
  package var userInfo: [(key: String, value: Value)] {
    let (begin, end) = (notification.begin, notification.end)
    var info: [(LogKey, Value)] = [
      (.frameBegin, .rect(begin)), (.frameEnd, .rect(end)),
      (.duration, .number(notification.animation.duration)),
      (.curve, .number(Double(notification.animation.curve.rawValue))),
      (.bounds, .rect(CGRect(origin: .zero, size: end.size))),
      (.centerBegin, .point(CGPoint(x: begin.midX, y: begin.midY))),
      (.centerEnd, .point(CGPoint(x: end.midX, y: end.midY))),
    ]
    if let isLocal = notification.isLocal { info.append((.isLocal, .flag(isLocal))) }
    if (7...8).contains(ios) { info.append((.changedByUser, .flag(false))) }
    return info.map { ($0.rawValue, $1) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
