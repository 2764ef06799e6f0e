import SessionState

/// The result of a command: its output, its messages, and its effect on the program.
public struct Outcome: Equatable, Sendable {
  /// The command's output lines, which are always printed.
  public package(set) var answer: [String]
  /// Whether the command's answer is a raw value for programs, printed without escapes.
  ///
  /// In other answers, which are for people, control characters are escaped.
  package private(set) var isRaw = false
  /// Whether the command's answer is source code, where whitespace matters.
  package private(set) var isCode = false
  /// The index of the line of the answer to highlight as the worst result, if colors are on.
  ///
  /// Nil if no line is highlighted.
  package private(set) var worstLine: Int?
  /// The command's answer as a list with one item per line, for speech and narrow terminals.
  ///
  /// Nil if the answer is used as it is there, too.
  package private(set) var list: [String]?
  /// The command's answer as a JSON value for programs, or nil without such a value.
  package var typed: TypedAnswer?
  /// Lines to show before the command's messages in interactive use, but not in scripts.
  package var remarks: [String] = []
  /// Messages about what the command did.
  ///
  /// The option `-q` hides them.
  package var told: [Notice]
  /// Whether to print the messages before the answer, because the answer says what is missing.
  package var tellsFirst = false
  /// Whether the command may have changed what the terminal shows of the phone.
  package var changesView: Bool
  /// An action that the program must perform after the command, such as opening an editor; or nil.
  package var effect: Effect?
  /// The lines that a recorded script has for the command; nil means the line that was typed.
  package var script: [String]?
  /// The files that the command or its script lines have read, with their contents.
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

  /// Creates the result of a command that answers with a raw value, for programs.
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
    /// A verdict on the command: whether the active row is visible now, and what moved.
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
    /// Requests that the user edit the value of the field in this row in the terminal.
    case edit(row: Int)
    /// Requests that the user edit the value of the field in this row in a text editor.
    case openEditor(row: Int)
    /// Requests a secure field's value for this row, typed in the terminal without echo.
    case typeSecretly(row: Int)
    /// Requests that the user enter values for the active field and all fields after it.
    case fill
    /// Requests the live mode, where the simulated phone receives keys and mouse clicks.
    case live
    /// Requests a list of this many of the newest command lines, or of all lines for nil.
    case history(Int?)
    /// Requests that an earlier session's stored answers be restored, or if `discards`, deleted.
    case recover(discards: Bool)
    /// Requests that a form be imported from an app's source code and opened.
    indirect case importForm(ImportRequest)
    /// Requests an action of a feature outside the session's module, such as an audit of the form.
    case feature(FeatureRequest)
    /// Reports that the answers were written to a file, so that their safety copy can be deleted.
    case saved
    /// Requests the end of the program; `status` is the exit status, or nil for the usual one.
    case quit(status: Int?)
  }
}

extension Outcome: CustomStringConvertible {
  /// The lines of the command's result as the program prints them.
  ///
  /// If there are no lines, a short text that says why.
  public var description: String {
    let lines = tellsFirst ? notices + answer : answer + notices
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    return effect == nil ? "nothing to tell" : "nothing to say: this command needs the program"
  }
}
