/// A command: its name, its grammar, its help, and its action.
///
/// Usage, help, hints and completion are derived from the same value as the parser. To add a
/// command, add a ``Name`` and its value.
package final class Command: Sendable {
  package let name: String
  package let group: Group
  let kind: Kind
  let shape: Shape
  /// The field whose value the command sets, or nil.
  ///
  /// Messages never show the value of a secure field.
  let valueOwner: Slot.Owner?
  /// Whether the command can make a field secure and set its value.
  ///
  /// Such lines are redacted in any form.
  let makesSecrets: Bool
  /// Creates the help texts on demand.
  private let makeWords: @Sendable () -> Words
  private let makeCall: @Sendable (Command, inout Arguments) throws(CommandError) -> Call

  /// A section of the help.
  package enum Group: String, CaseIterable, Sendable {
    case form = "The form"
    case focus = "Focus and touch"
    case editing = "Editing and answers"
    case avoidance = "Strategies and the phone"
    case looking = "Looking"
    case session = "The session"
  }

  /// A parsed command with its arguments, ready to run.
  final class Call: Sendable {
    let command: Command
    private let action: Action
    /// Returns the line without secure values, or nil if nothing is secret.
    let redacted: (@Sendable (State) -> String?)?
    /// The file that the command reads.
    let file: String?
    /// Returns the values of the arguments, if the parser was asked to keep them.
    let arguments: (@Sendable () -> Any)?

    init(
      of command: Command, _ action: Action, file: String? = nil,
      redacted: (@Sendable (State) -> String?)? = nil, arguments: (@Sendable () -> Any)? = nil
    ) {
      self.command = command
      self.action = action
      self.redacted = redacted
      self.file = file
      self.arguments = arguments
    }

    /// Runs the command in a session.
    func run(_ session: inout Session) throws(CommandError) -> Outcome {
      switch action {
      case .act(let act): try act(&session)
      case .change(let change): try session.change(command.kind, change)
      }
    }
  }

  /// The action of a command with its arguments.
  enum Action: Sendable {
    case act(@Sendable (inout Session) throws(CommandError) -> Outcome)
    /// The action changes the state, so it can be undone.
    case change(@Sendable (inout State) throws(CommandError) -> Notices)
  }

  /// The help texts of a command.
  struct Words {
    var summary: String
    var details: [String] = []
    var examples: [Example] = []
  }

  /// A line that can be typed on the built-in form, and what it does.
  package struct Example: Equatable, Sendable {
    package let line: String
    package let meaning: String
    /// The lines to run before it.
    package let setup: [String]

    init(_ line: String, _ meaning: String, after setup: String...) {
      self.line = line
      self.meaning = meaning
      self.setup = setup
    }
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - group: the section of the help.
  ///   - words: the help texts.
  ///   - kind: the kind of effect on a session.
  ///   - grammar: the grammar of the arguments.
  ///   - file: returns the file that the command reads.
  ///   - makesSecrets: whether the command can make a field secure and set its value.
  ///   - redacted: returns the line without secure values that the grammar's slots don't mark, or
  ///     nil.
  ///   - action: runs the command.
  private init<Value: Sendable>(
    _ name: Name, _ group: Group, _ words: @escaping @Sendable () -> Words, kind: Kind,
    _ grammar: Grammar<Value>, file: (@Sendable (Value) -> String?)?, makesSecrets: Bool,
    redacted: (@Sendable (State, Value) -> String?)?,
    action: @escaping @Sendable (Value) -> Action
  ) {
    self.name = name.rawValue
    self.group = group
    makeWords = words
    self.kind = kind
    shape = grammar.shape
    valueOwner = grammar.shape.valueOwner
    self.makesSecrets = makesSecrets
    makeCall = { command, arguments throws(CommandError) in
      var hiding: (@Sendable (State) -> String?)?
      if let owner = command.valueOwner {
        hiding = { [words = arguments.texts] in $0.redacted(command, words, of: owner) }
      }
      let value = try grammar.parse(&arguments)
      if let redacted { hiding = { redacted($0, value) } }
      var telling: (@Sendable () -> Any)?
      if arguments.keepsValues { telling = { value } }
      return Call(
        of: command, action(value), file: file?(value), redacted: hiding, arguments: telling)
    }
  }

  /// Creates a command that can do anything to a session.
  convenience init<Value: Sendable>(
    _ name: Name, _ group: Group, _ words: @autoclosure @escaping @Sendable () -> Words,
    kind: Kind, _ grammar: Grammar<Value>,
    file: (@Sendable (Value) -> String?)? = nil, makesSecrets: Bool = false,
    redacted: (@Sendable (State, Value) -> String?)? = nil,
    run: @escaping @Sendable (inout Session, Value) throws(CommandError) -> Outcome
  ) {
    self.init(
      name, group, words, kind: kind, grammar, file: file, makesSecrets: makesSecrets,
      redacted: redacted
    ) { value in
      .act { session throws(CommandError) in try run(&session, value) }
    }
  }

  /// Creates a command that changes the state and can be undone.
  convenience init<Value: Sendable>(
    _ name: Name, _ group: Group, _ words: @autoclosure @escaping @Sendable () -> Words,
    _ kind: Kind, _ grammar: Grammar<Value>,
    makesSecrets: Bool = false, redacted: (@Sendable (State, Value) -> String?)? = nil,
    change: @escaping @Sendable (inout State, Value) throws(CommandError) -> Notices
  ) {
    self.init(
      name, group, words, kind: kind, grammar, file: nil, makesSecrets: makesSecrets,
      redacted: redacted
    ) { value in
      .change { state throws(CommandError) in try change(&state, value) }
    }
  }

  /// Creates a command that only reads the session.
  convenience init<Value: Sendable>(
    _ name: Name, _ group: Group, _ words: @autoclosure @escaping @Sendable () -> Words,
    _ grammar: Grammar<Value>,
    look: @escaping @Sendable (Session, Value) throws(CommandError) -> Outcome
  ) {
    self.init(name, group, words(), kind: .looks, grammar) { session, value throws(CommandError) in
      try look(session, value)
    }
  }
}

extension Command {
  /// The purpose in one line.
  package var summary: String { makeWords().summary }

  /// Further help texts, one paragraph each.
  package var details: [String] { makeWords().details }

  /// Example lines, each with its meaning.
  package var examples: [Example] { makeWords().examples }

  /// The name with its arguments, as help shows it.
  package var usage: String {
    let arguments = shape.usage
    return arguments.isEmpty ? name : "\(name) \(arguments)"
  }

  /// Parses the arguments.
  ///
  /// - Throws: ``CommandError`` that says what is wrong with an argument.
  func parse(_ arguments: inout Arguments) throws(CommandError) -> Call {
    try makeCall(self, &arguments)
  }

  /// The kind of effect that a command has on a session.
  struct Kind: Equatable, Sendable {
    /// When the command reports the new situation.
    ///
    /// The cases mean: always, if anything moved, if an active field moved, what a repeated focus
    /// moved, or never.
    enum Report: Sendable { case always, ifMoved, ifActive, replays, never }

    var report = Report.never
    /// Whether the command only lets time pass.
    ///
    /// All of that time is then part of the animation.
    var letsTimePass = false
    /// Whether a recorded script keeps the command although it changes nothing.
    var isRemark = false
    /// Whether the command sets a checkpoint, which `undo` does not take back.
    var setsCheckpoint = false
    /// Whether the command needs a finger on the form's screen.
    var isTouch = false
    /// Whether the command may open, edit or replace the form.
    var mayChangeForm = false
    /// Whether the command runs strategies other than the current one.
    var choosesStrategies = false
    /// Whether the following lines may be answers to the command's questions.
    var asksForAnswers = false
    /// Whether the command's name clears the screen in a shell.
    ///
    /// The program then asks whether the user meant that.
    var mayMeanScreen = false
    /// Whether the file that the command reads is a script.
    var runsScript = false
    /// Whether the command ends the session.
    var leaves = false

    /// Changes nothing.
    static let looks = Kind()
    /// Changes nothing, but checks something or prints a message in a script.
    static let remarks = Kind(isRemark: true)
    /// Moves something on the screen.
    static let moves = Kind(report: .always)
    /// Moves something on the screen with a finger.
    static let touches = Kind(report: .always, isTouch: true)
    /// Changes values by typing on the keyboard.
    static let types = Kind(report: .ifMoved, isTouch: true)
    /// Lets time pass.
    static let waits = Kind(report: .always, letsTimePass: true)
    /// Changes values or the phone's behavior.
    static let edits = Kind(report: .ifMoved)
    /// Changes the form.
    static let rewrites = Kind(report: .ifActive, mayChangeForm: true)
    /// Repeats the focus of the active field.
    static let replays = Kind(report: .replays, choosesStrategies: true)
    /// Changes nothing, but repeats the session with other strategies.
    static let compares = Kind(choosesStrategies: true)
    /// Opens a form.
    static let opens = Kind(mayChangeForm: true)
    /// Returns to an earlier or undone state.
    static let travels = Kind(mayChangeForm: true)
    /// Requests an action of the program.
    static let program = Kind()
  }
}
