import Session
import Terminal

/// The input and output of an interactive session: a terminal, or in a test a replacement for it.
package protocol InteractiveConsole: Console {
  /// Whether this is the user's first session, so that the greeting is longer.
  var isNew: Bool { get }
  /// Whether a screen reader reads the output aloud, so that nothing may be redrawn.
  var isSpoken: Bool { get }
  /// Draws the phone for the first time, with the greeting below it.
  func open(_ session: Session, greeting: [String])
  /// Reads a command line that the user types.
  ///
  /// - Returns: how the input of the line ended, and the parsed line.
  func readLine(in session: Session) -> (ending: LineEditor.Line, statement: Statement)
  /// The text of the last command line when its input ended, whether or not the user submitted it.
  var lastLine: String { get }
  /// Stores an unfinished line and its cursor, so that the next input begins with them.
  func keep(_ line: EditedLine)
  /// Adds a command line to the history that the arrow keys recall.
  func remember(_ line: String)
  /// Whether the user has typed keys that the program has not read yet.
  ///
  /// Check this before a question: keys typed before the question appeared are not its answer.
  var hasKeysWaiting: Bool { get }
  /// Asks a yes-or-no question and returns true for yes.
  ///
  /// `keys` is the hint after the question, such as `(y/n)`.
  func confirms(_ question: String, keys: String) -> Bool
  /// The signal that the process has received to end the session, or nil.
  var termination: Int32? { get }
  /// Ends the use of the terminal and restores its modes.
  func close()
}
