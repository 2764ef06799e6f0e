import Foundation
import Simulation

/// A keyboard notification from a log.
///
/// Missing values are nil.
package struct LoggedNotification: Equatable, Sendable {
  /// The notification's first line in the log, from 1.
  package var line: Int
  /// The name of the keyboard notification, or nil if only userInfo was printed.
  package var name: KeyboardNotification.Name?
  /// The keyboard's frame before the movement as logged, or nil if it wasn't printed.
  package var begin: CGRect?
  package var end: CGRect?
  /// The keyboard's size, if only that was printed, as IQKeyboardManager does; else nil.
  package var size: CGSize?
  /// The duration of the keyboard's animation in seconds, or nil if it wasn't printed.
  package var duration: TimeInterval?
  /// The raw value of the animation's UIViewAnimationCurve, or nil if it wasn't printed.
  package var curve: Int?
  /// Whether the keyboard belongs to the app, or nil if it wasn't printed.
  package var isLocal: Bool?
  /// Whether the complete userInfo of the notification was printed.
  ///
  /// A missing key was then really absent.
  package var isWhole = false
  /// The notification's time in seconds since midnight, or nil if the console doesn't stamp its
  /// lines.
  package var time: TimeInterval?

  /// Creates a notification without values at a line of the log, from 1.
  package init(line: Int) { self.line = line }
}

/// A part of a log about the keyboard that couldn't be read completely.
package struct LogProblem: Equatable, Sendable {
  /// The kind of a problem with a log.
  package enum Reason: Equatable, Sendable {
    /// A userInfo key with fewer numbers than its value has.
    case incomplete(key: String, wants: String)
    /// A keyboard notification whose frame is missing.
    case noFrame(KeyboardNotification.Name)
  }

  package var line: Int
  /// The kind of this problem with the log.
  package var reason: Reason

  /// A description of the problem for the user.
  package var words: String {
    switch reason {
    case .incomplete(let key, let wants): "\(key) has no value that is \(wants)"
    case .noFrame(let name): "\(name.rawValue) without a frame"
    }
  }
}
