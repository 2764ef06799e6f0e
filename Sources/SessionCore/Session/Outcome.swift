import SessionState

/// The result of a command: its output, its messages, and its effect on the program.
public struct Outcome: Equatable, Sendable {
  /// The output lines, which are always printed.
  public package(set) var answer: [String]
  /// Whether the answer is a raw value for programs.
  ///
  /// Other answers are for people, and control characters in them are escaped.
  package private(set) var isRaw = false
  /// Whether the answer is code, where whitespace matters.
  package private(set) var isCode = false
  /// The index of the worst line in the answer, which is highlighted if colors are on.
  package private(set) var worstLine: Int?
  /// The answer as a list with one item per line, for speech and narrow terminals.
  package private(set) var list: [String]?
  /// The answer as a value for programs, if the command has one.
  package var typed: TypedAnswer?
  /// Lines that are shown first in interactive use, but not in scripts.
  package var remarks: [String] = []
  /// Messages about what the command did.
  ///
  /// The option `-q` hides them.
  package var told: [Notice]
  /// Whether the messages come before the answer, which then says what is missing.
  package var tellsFirst = false
  /// Whether the visible state may have changed.
  package var changesView: Bool
  /// An action that the program must perform, because a session can't.
  package var effect: Effect?
  /// The lines for a recorded script, if they differ from the command's line.
  package var script: [String]?

  /// Creates an outcome.
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

  /// Creates the outcome of a command that answers with a raw value.
  package init(raw value: StateValue) {
    self.init(answer: [value.bare], typed: TypedAnswer { value })
    isRaw = true
  }

  /// Creates the outcome of a command that answers with code.
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
    /// Whether the active row is visible now, and what moved.
    case verdict(Verdict)

    package var line: String {
      switch self {
      case .text(let text): text
      case .verdict(let verdict): verdict.line
      }
    }
  }

  /// An action of the program: it needs a terminal, runs other lines, or ends the program.
  package enum Effect: Equatable, Sendable {
    case draw(ShowTopic)
    /// Runs a script.
    case source(file: String)
    /// Edits the value of the field at this row.
    case edit(row: Int)
    /// Edits the value of the field at this row in the user's editor.
    case openEditor(row: Int)
    /// Reads a secure field's value for this row without echo.
    case typeSecretly(row: Int)
    /// Asks for the values of the active field and all fields after it.
    case fill
    /// Let the phone take keys and the mouse.
    case live
    /// Lists earlier lines, limited to the given number of newest lines.
    case history(Int?)
    /// Recovers stored answers, or discards them.
    case recover(discards: Bool)
    /// Imports a form from an app's source code and opens it.
    indirect case importForm(ImportRequest)
    /// Something that a feature above the session's core asks for, such as an audit.
    case feature(FeatureRequest)
    /// The answers were written to a file.
    case saved
    /// Ends the program, with this exit status if there is one.
    case quit(status: Int?)
  }
}

extension Outcome: CustomStringConvertible {
  /// The lines as the program prints them.
  ///
  /// If there are no lines, it is a text that says why.
  public var description: String {
    let lines = tellsFirst ? notices + answer : answer + notices
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    return effect == nil ? "nothing to tell" : "nothing to say: this command needs the program"
  }
}
