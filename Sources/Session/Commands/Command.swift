/// A command: its words, its grammar, and what it does.
///
/// Usage, help, hints and completion come from the same value as the parser. To add a command, make
/// its value under a new ``Name``.
package final class Command: Sendable {
  package let name: String
  package let group: Group
  let kind: Kind
  let shape: Shape
  /// The field to which it gives a value, if it does; of a secure one nothing is shown then.
  let valueOwner: Slot.Owner?
  /// Whether it may give a value to a field that it makes secure, so that it is redacted in any
  /// form.
  let makesSecrets: Bool
  /// What help says of it, made when it is asked for.
  private let makeWords: @Sendable () -> Words
  private let makeCall: @Sendable (Command, inout Arguments) throws(CommandError) -> Call

  /// The parts of help.
  package enum Group: String, CaseIterable, Sendable {
    case form = "The form"
    case focus = "Focus and touch"
    case editing = "Editing and answers"
    case avoidance = "Strategies and the phone"
    case looking = "Looking"
    case session = "The session"

    /// The heading in the list of all commands.
    var heading: String {
      switch self {
      case .form: "Form"
      case .focus: "Focus"
      case .editing: "Editing"
      case .avoidance: "Phone"
      case .looking: "Looking"
      case .session: "Session"
      }
    }
  }

  /// A command with its arguments.
  final class Call: Sendable {
    let command: Command
    private let action: Action
    /// Returns the line without what a secure field is given; nil where nothing is secret.
    let redacted: (@Sendable (State) -> String?)?
    /// The file that it reads.
    let file: String?
    /// The values of the arguments, where they were asked for.
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

    /// Does what it says.
    func run(_ session: inout Session) throws(CommandError) -> Outcome {
      switch action {
      case .act(let act): try act(&session)
      case .change(let change): try session.change(command.kind, change)
      }
    }
  }

  /// What a command does with its arguments.
  enum Action: Sendable {
    case act(@Sendable (inout Session) throws(CommandError) -> Outcome)
    /// It makes another state.
    case change(@Sendable (inout State) throws(CommandError) -> Notices)
  }

  /// Words of a command: what help says of it.
  struct Words {
    var summary: String
    var brief: String
    var details: [String] = []
    var examples: [(line: String, meaning: String)] = []
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: the name, which leads to it.
  ///   - group: its part of help.
  ///   - words: what help says of it.
  ///   - kind: what it does to a session.
  ///   - grammar: what stands behind the name.
  ///   - file: returns the file that it reads.
  ///   - makesSecrets: whether it may give a value to a field that it makes secure.
  ///   - redacted: returns the line without what a secure field is given otherwise than by a slot for
  ///     its value; nil where nothing is secret.
  ///   - action: what it does.
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

  /// Creates a command that does anything to a session.
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

  /// Creates a command that makes another state.
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

  /// Creates a command that looks.
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
  /// What it does, in one line.
  package var summary: String { makeWords().summary }

  /// The same in a word or two, for the list of all commands.
  package var brief: String { makeWords().brief }

  /// What else there is to know, a paragraph an item.
  package var details: [String] { makeWords().details }

  /// Lines that can be typed, each with what it does.
  package var examples: [(line: String, meaning: String)] { makeWords().examples }

  /// The name with its arguments, as help shows it.
  package var usage: String {
    let arguments = shape.usage
    return arguments.isEmpty ? name : "\(name) \(arguments)"
  }

  /// Parses what stands behind the name.
  ///
  /// - Throws: ``CommandError`` that says what is wrong with an argument.
  func parse(_ arguments: inout Arguments) throws(CommandError) -> Call {
    try makeCall(self, &arguments)
  }

  /// The kind of effect that a command has on a session.
  struct Kind: Equatable, Sendable {
    /// Whether it says where things stand: always, if something moved, if it did so around an
    /// active field, what the focus of the active field has moved, or never.
    enum Report: Sendable { case always, ifMoved, ifActive, replays, never }

    var report = Report.never
    /// Whether only time passes: then all of it is part of the way, also before the command's end.
    var letsTimePass = false
    /// Whether a script that is recorded needs it though it changes nothing.
    var isRemark = false
    /// Whether it takes a finger on the form's screen.
    var isTouch = false
    /// Whether another form may be there afterwards, or another version of it.
    var mayChangeForm = false
    /// Whether it plays strategies that are not the present one.
    var choosesStrategies = false
    /// Whether the lines behind it may be answers that it asks for.
    var asksForAnswers = false
    /// Whether its name clears the screen in a shell, so that it is asked whether that is not
    /// meant.
    var mayMeanScreen = false
    /// Whether the file that it reads is a script.
    var runsScript = false
    /// Whether it ends the conversation.
    var leaves = false

    /// Leaves the session as it is.
    static let looks = Kind()
    /// Leaves the session as it is, and checks or tells the reader of a script something.
    static let remarks = Kind(isRemark: true)
    /// Moves what is on the screen.
    static let moves = Kind(report: .always)
    /// Moves what is on the screen, with a finger.
    static let touches = Kind(report: .always, isTouch: true)
    /// Changes values with a finger on the keyboard.
    static let types = Kind(report: .ifMoved, isTouch: true)
    /// Lets time pass.
    static let waits = Kind(report: .always, letsTimePass: true)
    /// Changes values or how the phone behaves.
    static let edits = Kind(report: .ifMoved)
    /// Changes the form.
    static let rewrites = Kind(report: .ifActive, mayChangeForm: true)
    /// Plays the focus of the active field again.
    static let replays = Kind(report: .replays, choosesStrategies: true)
    /// Leaves the session as it is, and plays it under other strategies.
    static let compares = Kind(choosesStrategies: true)
    /// Leaves what was not there before.
    static let opens = Kind(mayChangeForm: true)
    /// Goes to another state that was there already.
    static let travels = Kind(mayChangeForm: true)
    /// Asks the program for something.
    static let program = Kind()
  }
}
