import SessionState

/// The result of a command: its output, its messages, and its effect on the program.
public struct Outcome: Equatable, Sendable {
  /// The command's output lines, which are always printed.
  public package(set) var answer: [String]
  /// Whether the command's answer is a raw value for programs.
  ///
  /// Other answers are for people, and control characters in them are escaped.
  package private(set) var isRaw = false
  /// Whether the command's answer is source code, where whitespace matters.
  package private(set) var isCode = false
  /// The index of the line in the command's answer to highlight as the worst result, if colors are
  /// on.
  ///
  /// Nil if no line is highlighted.
  package private(set) var worstLine: Int?
  /// The command's answer as a list with one item per line, for speech and narrow terminals.
  ///
  /// Nil if the answer has no list form.
  package private(set) var list: [String]?
  /// The command's answer as a JSON value for programs, or nil without such a value.
  package var typed: TypedAnswer?
  /// Lines that are shown before the command's answer in interactive use, but not in scripts.
  package var remarks: [String] = []
  /// Messages about what the command did.
  ///
  /// The option `-q` hides them.
  package var told: [Notice]
  /// Whether to print the messages first, because the command's answer says what is missing.
  package var tellsFirst = false
  /// Whether the command may have changed the visible state.
  package var changesView: Bool
  /// An action that the program must perform after the command, such as opening an editor; or nil.
  package var effect: Effect?
  /// The lines that a recorded script contains for the command, or nil for the command's own line.
  package var script: [String]?
  /// The files, with their contents, that the command or its script lines have read.
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

  /// Creates the result of a command that answers with a raw value for programs to read.
  package init(raw value: StateValue) {
    self.init(answer: [value.bare], typed: TypedAnswer { value })
    isRaw = true
  }

  /// Creates the result of a command that answers with source code.
  package init(code lines: [String], typed: TypedAnswer? = nil) {
    self.init(answer: lines, typed: typed)
    isCode = true
  }

  /// The messages about what the command did.
  ///
  /// The option `-q` hides them.
  public var notices: [String] { told.map(\.line) }

  /// A message about what a command did, such as whether the active row is visible now.
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

  /// An action that a command requests from the program, because the session can't perform it.
  ///
  /// The action needs a terminal, runs other lines, or ends the program.
  package enum Effect: Equatable, Sendable {
    case draw(ShowTopic)
    /// Requests that the program run the script in a file.
    case source(file: String)
    /// Requests that the user edit the value of the field at this row in the terminal.
    case edit(row: Int)
    /// Requests that the value of the field at this row be edited in the user's text editor.
    case openEditor(row: Int)
    /// Requests a secure field's value for this row, typed in the terminal without echo.
    case typeSecretly(row: Int)
    /// Requests that the user enter values for the active field and all fields after it.
    case fill
    /// Requests the live mode, where the simulated phone receives keys and mouse clicks.
    case live
    /// Requests a list of the newest command lines, at most this many, or of all lines if nil.
    case history(Int?)
    /// Requests that the stored answers of an earlier session be recovered, or discarded.
    case recover(discards: Bool)
    /// Requests that a form be imported from an app's source code and opened.
    indirect case importForm(ImportRequest)
    /// Requests an action of a feature outside the session's core, such as an audit.
    case feature(FeatureRequest)
    /// Informs the program that the answers were written to a file, so its safety copy is obsolete.
    case saved
    /// Requests the end of the program, with this exit status if it is not nil.
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
