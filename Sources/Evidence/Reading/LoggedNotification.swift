import Foundation
import Simulation

/// A keyboard notification from a log.
///
/// Missing values are nil.
package struct LoggedNotification: Equatable, Sendable {
  /// The notification's first line in the log, from 1.
  package var line: Int
  /// The name, or nil if only userInfo was printed.
  package var name: KeyboardNotification.Name?
  /// The frames in the notification.
  package var begin: CGRect?
  package var end: CGRect?
  /// The keyboard's size, if only that was printed, as IQKeyboardManager does.
  package var size: CGSize?
  /// The duration in seconds.
  package var duration: TimeInterval?
  /// The raw value of UIViewAnimationCurve.
  package var curve: Int?
  /// Whether the keyboard belongs to the app.
  package var isLocal: Bool?
  /// Whether the complete userInfo was printed, so that a missing key was really absent.
  package var isWhole = false
  /// Seconds since midnight, if the console stamps its lines.
  package var time: TimeInterval?

  /// Creates an empty notification.
  package init(line: Int) { self.line = line }
}

/// A part of a log about the keyboard that couldn't be read completely.
package struct LogProblem: Equatable, Sendable {
  /// The kind of problem.
  package enum Reason: Equatable, Sendable {
    /// A key with fewer numbers than its value has.
    case incomplete(key: String, wants: String)
    /// A notification whose frame is missing.
    case noFrame(KeyboardNotification.Name)
  }

  package var line: Int
  /// The kind of problem.
  package var reason: Reason

  /// A description of the problem.
  package var words: String {
    switch reason {
    case .incomplete(let key, let wants): "\(key) has no value that is \(wants)"
    case .noFrame(let name): "\(name.rawValue) without a frame"
    }
  }
}
