import Foundation
import Simulation

/// The keyboard notifications in a console log.
///
/// It reads the output of NSLog, print, dump and the debugger for a notification or its userInfo.
/// It also reads React Native's keyboard events, IQKeyboardManager's debug output and formlift's
/// own `show events`. Other text is skipped.
package struct KeyboardLog: Equatable, Sendable {
  /// The notifications, in the order of the log.
  package let notifications: [LoggedNotification]
  /// The parts about the keyboard that couldn't be read.
  package let problems: [LogProblem]

  /// Reads the notifications in a text.
  package init(_ text: String) {
    var reader = LogReader(text)
    reader.read()
    notifications = reader.notifications
    problems = reader.problems
  }
}
