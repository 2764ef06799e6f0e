import Foundation
import Simulation

/// A generator of Swift code that posts simulated keyboard notifications, for an app's own tests.
package struct SwiftFixture: Sendable {
  private let fixtures: [NotificationFixture]
  private let origin: String

  /// Creates a generator of Swift code from keyboard notifications.
  ///
  /// - Parameters:
  ///   - fixtures: the notifications, in the order to post them.
  ///   - origin: a description of the phone, version and field that the notifications come from.
  package init(_ fixtures: [NotificationFixture], origin: String) {
    self.fixtures = fixtures
    self.origin = origin
  }

  /// The lines of the Swift code with the notifications.
  package var lines: [String] {
    head + fixtures.flatMap(entry) + Self.tail
  }

  private var head: [String] {
    [
      "import UIKit", "",
      "/// Keyboard notifications as UIKit posts them: \(origin).",
      "///",
      "/// Written by formlift; frames are in the coordinates that notifications carry.",
      "enum KeyboardFixture {",
      "  /// In order, each with the seconds since the first.",
      "  static var notifications: [(time: TimeInterval, notification: Notification)] {",
      "    [",
    ]
  }

  private func entry(_ fixture: NotificationFixture) -> [String] {
    let it = fixture.notification
    let isLocal = it.isLocal.map { "\($0)" } ?? "nil"
    return [
      "      (",
      "        \(fixture.time.inFourPlaces),",
      "        notification(",
      "          UIResponder.\(it.name.rawValue)Notification,",
      "          from: \(Self.code(it.begin)),",
      "          to: \(Self.code(it.end)),",
      "          duration: \(it.animation.duration.inFourPlaces), curve: \(it.animation.curve.rawValue), "
        + "isLocal: \(isLocal))",
      "      ),",
    ]
  }

  private static func code(_ rect: CGRect) -> String {
    "CGRect(x: \(rect.minX.inDigits), y: \(rect.minY.inDigits), "
      + "width: \(rect.width.inDigits), height: \(rect.height.inDigits))"
  }

  private static let tail = """
        ]
      }

      /// Posts them at once, one after the other, as if no time passed between them.
      static func post(to center: NotificationCenter = .default) {
        for (_, notification) in notifications { center.post(notification) }
      }

      private static func notification(
        _ name: Notification.Name, from begin: CGRect, to end: CGRect, duration: TimeInterval,
        curve: Int, isLocal: Bool?
      ) -> Notification {
        var userInfo: [AnyHashable: Any] = [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
          "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
          "UIKeyboardCenterBeginUserInfoKey":
            NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
          "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
        ]
        if let isLocal {
          userInfo[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: isLocal)
        }
        return Notification(name: name, object: nil, userInfo: userInfo)
      }
    }
    """.components(separatedBy: "\n")
}
