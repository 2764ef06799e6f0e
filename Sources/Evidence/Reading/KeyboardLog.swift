import Foundation
import Simulation

/// The keyboard's notifications in a console's log.
///
/// It reads what NSLog, print, dump and the debugger make of a notification or its userInfo, React
/// Native's keyboard events, IQKeyboardManager's debug output, and formlift's own `show events`.
/// All else in the text is passed over.
package struct KeyboardLog: Equatable, Sendable {
  package let notifications: [LoggedNotification]
  package let problems: [LogProblem]

  /// Reads a text.
  package init(_ text: String) {
    var reader = LogReader(text)
    reader.read()
    notifications = reader.notifications
    problems = reader.problems
  }
}
