import Foundation
import Simulation

/// A keyboard notification as a console tells of it: what the log does not say is nil.
package struct LoggedNotification: Equatable, Sendable {
  /// The first of its lines, from 1.
  package var line: Int
  /// Nil where only its userInfo was printed.
  package var name: KeyboardNotification.Name?
  /// The frames as the notification carries them.
  package var begin: CGRect?
  package var end: CGRect?
  /// The keyboard's size alone, as IQKeyboardManager prints it.
  package var size: CGSize?
  /// Seconds.
  package var duration: TimeInterval?
  /// UIViewAnimationCurve's raw value.
  package var curve: Int?
  package var isLocal: Bool?
  /// Whether the whole userInfo was printed, so that a key that is not in it was not there.
  package var isWhole = false
  /// Seconds since midnight, where the console stamps its lines.
  package var time: TimeInterval?

  /// Creates what has been read of nothing yet.
  package init(line: Int) { self.line = line }
}

/// Something in a log that tells of the keyboard and could not be read, or not wholly.
package struct LogProblem: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// A key that is followed by fewer numbers than it takes.
    case incomplete(key: String, wants: String)
    /// A notification of which no frame is told.
    case noFrame(KeyboardNotification.Name)
  }

  package var line: Int
  package var reason: Reason

  /// What is wrong, in words.
  package var words: String {
    switch reason {
    case .incomplete(let key, let wants): "\(key) has no value that is \(wants)"
    case .noFrame(let name): "\(name.rawValue) without a frame"
    }
  }
}
