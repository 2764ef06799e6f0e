import SessionState

/// The result of a command: its output, its messages, and its effect on the program.
public struct Outcome: Equatable, Sendable {
  /// The command's output lines, which are always printed.
  public package(set) var answer: [String]
  /// Whether the command's answer is a raw value for programs.
  ///
  /// Other answers are for people, and control characters in them are escaped.
  package private(set) var isRaw = false
  /// Whether the command's answer is code, where whitespace matters.
  package private(set) var isCode = false
  /// The index of the worst line in the command's answer, which is highlighted if colors are on.
  ///
  /// Nil if no line is the worst.
  package private(set) var worstLine: Int?
  /// The command's answer as a list with one item per line, for speech and narrow terminals.
  ///
  /// Nil if the answer has no list form.
  package private(set) var list: [String]?
  /// The command's answer as a value for programs, or nil without one.
  package var typed: TypedAnswer?
  /// Lines that are shown before the command's answer in interactive use, but not in scripts.
  package var remarks: [String] = []
  /// Messages about what the command did.
  ///
  /// The option `-q` hides them.
  package var told: [Notice]
  /// Whether the messages come before the command's answer, which then says what is missing.
  package var tellsFirst = false
  /// Whether the command may have changed the visible state.
  package var changesView: Bool
  /// An action that the program must perform after the command, because a session can't; or nil.
  package var effect: Effect?
  /// The lines that a recorded script gets for the command, if they differ from the command's line.
  package var script: [String]?
  /// The files that the command, or its script lines, have read.
  package var readings: [FileReading] = []

  /// Creates the result of a command.
  package init(
    answer: [String] = [], list: [String]? = nil, typed: TypedAnswer? = nil,
    worstLine: Int? = nil, notices: [String] = [], changesView: Bool = false,
    effect: Effect? = nil
  ) {
    self.list = list
    self.worstLine = worstLine
    self.answer = answer
    self.typed = typed
    told = notices.map(Notice.text)
    self.changesView = changesView
    self.effect = effect
  }

  /// Creates the result of a command that answers with a raw value.
  package init(raw value: StateValue) {
    self.init(answer: [value.bare], typed: TypedAnswer { value })
    isRaw = true
  }

  /// Creates the result of a command that answers with code.
  package init(code lines: [String], typed: TypedAnswer? = nil) {
    self.init(answer: lines, typed: typed)
    isCode = true
  }

  /// The messages about what the command did.
  ///
  /// The option `-q` hides them.
  public var notices: [String] { told.map(\.line) }

  /// A message about what a command did.
  package enum Notice: Equatable, Sendable {
    case text(String)
    /// A verdict: whether the active row is visible now, and what moved.
    case verdict(Verdict)

    package var line: String {
      switch self {
      case .text(let text): text
      case .verdict(let verdict): verdict.line
      }
    }
  }

  /// An action that a command requests from the program.
  ///
  /// The action needs a terminal, runs other lines, or ends the program.
  package enum Effect: Equatable, Sendable {
    case draw(ShowTopic)
    /// Runs the script in a file.
    case source(file: String)
    /// Lets the user edit the value of the field at this row.
    case edit(row: Int)
    /// Edits the value of the field at this row in the user's editor.
    case openEditor(row: Int)
    /// Reads a secure field's value for this row from the terminal without echo.
    case typeSecretly(row: Int)
    /// Asks for the values of the active field and all fields after it.
    case fill
    /// Lets the simulated phone take keys and the mouse.
    case live
    /// Lists earlier command lines, limited to the given number of newest lines.
    case history(Int?)
    /// Recovers stored answers of an earlier session, or discards them.
    case recover(discards: Bool)
    /// Imports a form from an app's source code and opens it.
    indirect case importForm(ImportRequest)
    /// Performs an action that a feature above the session's core asks for, such as an audit.
    case feature(FeatureRequest)
    /// Informs the program that the answers were written to a file.
    case saved
    /// Ends the program, with this exit status if there is one.
    case quit(status: Int?)
  }
}

extension Outcome: CustomStringConvertible {
  /// The lines of the command's result as the program prints them.
  ///
  /// If there are no lines, the text says why.
  public var description: String {
    let lines = tellsFirst ? notices + answer : answer + notices
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    return effect == nil ? "nothing to tell" : "nothing to say: this command needs the program"
  }
}
