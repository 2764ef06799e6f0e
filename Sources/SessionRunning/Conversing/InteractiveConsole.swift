import Session
import Terminal

/// A console with a user: a terminal, or a test.
package protocol InteractiveConsole: Console {
  /// Whether this is the user's first session.
  var isNew: Bool { get }
  /// Whether a screen reader reads the output aloud.
  var isSpoken: Bool { get }
  /// Shows the phone for the first time, above the greeting.
  func open(_ session: Session, greeting: [String])
  /// Reads a command line from the user.
  ///
  /// - Returns: how the line ended, and the parsed statement.
  func readLine(in session: Session) -> (ending: LineEditor.Line, statement: Statement)
  /// The text of the last command line when it ended, whether or not it was accepted.
  var lastLine: String { get }
  /// Keeps a line and its cursor as the initial text of the next input.
  func keep(_ line: EditedLine)
  /// Adds a command line to the history.
  func remember(_ line: String)
  /// Whether keys are waiting that were typed before a question, and so can't answer it.
  var hasKeysWaiting: Bool { get }
  /// Asks a yes-or-no question; one of the given keys answers it. Returns true for yes.
  func confirms(_ question: String, keys: String) -> Bool
  /// The signal that should end the session, or nil.
  var termination: Int32? { get }
  /// Closes the console and restores the terminal.
  func close()
}
