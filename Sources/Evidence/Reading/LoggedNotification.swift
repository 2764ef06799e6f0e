import Foundation
import Simulation

/// A keyboard notification that was parsed from a log; values that the log lacks are nil.
package struct LoggedNotification: Equatable, Sendable {
  /// The line number in the log where the notification begins, from 1.
  package var line: Int
  /// The notification's name, or nil if the log only has its userInfo.
  package var name: KeyboardNotification.Name?
  /// The keyboard's frame before the movement as logged, or nil if it wasn't printed.
  package var begin: CGRect?
  package var end: CGRect?
  /// The keyboard's size if the log has only a size and no frame (from IQKeyboardManager), or nil.
  package var size: CGSize?
  /// The duration of the keyboard's animation in seconds, or nil if it wasn't printed.
  package var duration: TimeInterval?
  /// The raw value of the animation's UIViewAnimationCurve, or nil if it wasn't printed.
  package var curve: Int?
  /// Whether the keyboard belongs to this app (UIKit's key IsLocal), or nil if it wasn't printed.
  package var isLocal: Bool?
  /// Whether the complete userInfo of the notification was printed.
  ///
  /// A key that is missing in the log was then missing on the device.
  package var isWhole = false
  /// The notification's time in seconds since midnight, or nil if the log's lines have no time.
  package var time: TimeInterval?

  /// Creates a notification without values at a line of the log, from 1.
  package init(line: Int) { self.line = line }
}

/// A part of a log about the keyboard that couldn't be parsed completely.
package struct LogProblem: Equatable, Sendable {
  /// What is wrong with a part of a log about the keyboard.
  package enum Reason: Equatable, Sendable {
    /// A userInfo key has a value with fewer numbers than it needs.
    case incomplete(key: String, wants: String)
    /// A keyboard notification whose frame is missing.
    case noFrame(KeyboardNotification.Name)
  }

  package var line: Int
  /// What is wrong with this part of the log.
  package var reason: Reason

  /// A message about the problem with the log, for the user.
  package var words: String {
    switch reason {
    case .incomplete(let key, let wants): "\(key) has no value that is \(wants)"
    case .noFrame(let name): "\(name.rawValue) without a frame"
    }
  }
}
