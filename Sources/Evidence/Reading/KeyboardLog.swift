import Foundation
import Simulation

/// The keyboard notifications in a console log.
///
/// The parser understands the output of NSLog, print, dump and the debugger for a notification or
/// its userInfo. It also parses React Native's keyboard events, IQKeyboardManager's debug output
/// and formlift's own `show events`. Other text is skipped.
package struct KeyboardLog: Equatable, Sendable {
  /// The keyboard notifications, in the order of the log.
  package let notifications: [LoggedNotification]
  /// The parts of the log about the keyboard that couldn't be parsed.
  package let problems: [LogProblem]

  /// Parses the keyboard notifications in the text of a console log.
  package init(_ text: String) {
    var reader = LogReader(text)
    reader.read()
    notifications = reader.notifications
    problems = reader.problems
  }
}
