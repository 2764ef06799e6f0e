/// The result of a command, to be shown.
public struct Outcome: Equatable, Sendable {
  /// The lines that were asked for: printed always.
  public package(set) var answer: [String]
  /// Whether the answer is a value that a program may read, given as it is; what else is answered
  /// is for people, and nothing in it may steer their terminal.
  package private(set) var isRaw = false
  /// Whether the answer is code, whose blanks count.
  private(set) var isCode = false
  /// The place among the answer's lines of one that is worse than all others, set off where colours
  /// are on.
  package private(set) var worstLine: Int?
  /// The answer as a list, a thing a line, for what is spoken and for a terminal that is narrower
  /// than the answer.
  package private(set) var list: [String]?
  /// The same for a program, where the command has a value to give.
  package var typed: TypedAnswer?
  /// The lines that a person in a conversation is told first, and a script is not.
  package var remarks: [String] = []
  /// What is said of what it did: left out by `-q`.
  package var told: [Notice]
  /// Whether what one sees may have changed.
  package var changesView: Bool
  /// What the program has to do, since a session cannot.
  package var effect: Effect?
  /// What a recorded script holds of it, where that is not its line.
  var script: [String]?

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

  /// Creates the outcome of a command that answers with a value as it is.
  init(raw value: StateValue) {
    self.init(answer: [value.bare], typed: TypedAnswer { value })
    isRaw = true
  }

  /// Creates the outcome of a command that answers with code.
  init(code lines: [String], typed: TypedAnswer? = nil) {
    self.init(answer: lines, typed: typed)
    isCode = true
  }

  /// The lines that say what moved: left out by `-q`.
  public var notices: [String] { told.map(\.line) }

  /// A line that says what a command did.
  package enum Notice: Equatable, Sendable {
    case text(String)
    /// Whether the active row can be seen now, and what moved.
    case verdict(Verdict)

    package var line: String {
      switch self {
      case .text(let text): text
      case .verdict(let verdict): verdict.line
      }
    }
  }

  /// Something that needs a terminal, another source of lines, or an end.
  package enum Effect: Equatable, Sendable {
    case draw(Look)
    /// Run a script.
    case source(file: String)
    /// Have the value of the field at this row edited.
    case edit(row: Int)
    /// Have the value of the field at this row edited in the user's own editor.
    case openEditor(row: Int)
    /// Have a text typed, unseen, into the secure field at this row.
    case typeSecretly(row: Int)
    /// Ask for the value of the active field, and of each after it.
    case fill
    /// List earlier lines, the newest so many.
    case history(Int?)
    /// Bring back answers that were kept, or drop them.
    case recover(discards: Bool)
    /// Show phones side by side, where there is room.
    case showBeside([Story.Step])
    /// Play every field on every phone, and judge.
    indirect case audit(AuditRequest)
    /// Make a form of an app's sources, and open it.
    indirect case importForm(ImportRequest)
    /// Write what was done as a picture.
    indirect case share(ShareRequest)
    /// The answers were written to a file.
    case saved
    /// Leave, with this exit status if there is one.
    case quit(status: Int?)
  }
}

extension Outcome: CustomStringConvertible {
  /// Its lines as the program prints them; of one that has none why.
  public var description: String {
    let lines = answer + notices
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    return effect == nil ? "nothing to tell" : "nothing to tell: that takes the program"
  }
}
