import Session

/// A console at which a person types: a terminal, or a test.
protocol InteractiveConsole: Console {
  /// Whether no line was ever typed there.
  var isNew: Bool { get }
  /// Whether what is shown is read out.
  var isSpoken: Bool { get }
  /// Shows the phone for the first time, above lines that greet.
  func open(_ session: Session, greeting: [String])
  /// Reads a command.
  ///
  /// - Returns: how the line ended, and the line as the session understands it.
  func readLine(in session: Session) -> (ending: LineEditor.Line, statement: Statement)
  /// The line that was read last as it stood when it ended, whether or not it was taken.
  var lastLine: String { get }
  /// Has the next line begin with this one.
  func keep(_ line: EditedLine)
  /// Adds a line to the history.
  func remember(_ line: String)
  /// Whether keys wait that are no answer to a question, since they were typed before it.
  var hasKeysWaiting: Bool { get }
  /// Asks a question that one of the keys named answers.
  func confirms(_ question: String, keys: String) -> Bool
  /// The signal that is to end the conversation.
  var termination: Int32? { get }
  /// Gives the terminal back.
  func close()
}
