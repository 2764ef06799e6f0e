import FileErrors
import SessionState

/// A command of a session: its name, its grammar, its help, and its action.
///
/// Usage, help, hints and completion are generated from the grammar that parses the command. To add
/// a command, append it to the list of all commands, in the module Session.
package final class Command: Sendable {
  package let name: String
  package let group: Group
  package let kind: Kind
  package let shape: Shape
  /// The field whose value the command sets, or nil.
  ///
  /// Messages never show the value of a secure field.
  package let valueOwner: Slot.Owner?
  /// Whether the command can make a field secure and also set the field's value.
  ///
  /// Lines of these commands are redacted even if the form has no secure field.
  package let makesSecrets: Bool
  /// Creates the command's help texts when they are needed.
  private let makeWords: @Sendable () -> Words
  private let makeCall: @Sendable (Command, inout Arguments) throws(CommandError) -> Call

  /// The section of the help that lists a command.
  package enum Group: String, CaseIterable, Sendable {
    case form = "The form"
    case focus = "Focus and touch"
    case editing = "Editing and answers"
    case avoidance = "Strategies and the phone"
    case looking = "Looking"
    case session = "The session"
  }

  /// A command with parsed arguments, ready to run.
  package final class Call: Sendable {
    package let command: Command
    private let action: Action
    /// Returns the command line with bullets instead of secure values.
    ///
    /// Nil, as a closure or as its result, means that nothing in the line is secret.
    package let redacted: (@Sendable (State) -> String?)?
    /// The path of the file that the command will read, or nil if it reads none.
    package let file: String?
    /// Returns the values of the parsed arguments, for tests; nil unless the parser stored them.
    package let arguments: (@Sendable () -> Any)?

    package init(
      of command: Command, _ action: Action, file: String? = nil,
      redacted: (@Sendable (State) -> String?)? = nil, arguments: (@Sendable () -> Any)? = nil
    ) {
      self.command = command
      self.action = action
      self.redacted = redacted
      self.file = file
      self.arguments = arguments
    }

    /// Runs the parsed command in a session.
    package func run(_ session: inout Session) throws(CommandError) -> Outcome {
      switch action {
      case .act(let act): try act(&session)
      case .change(let change): try session.change(command.kind, change)
      }
    }
  }

  /// The action of a parsed command; the case says what the action may do to the session.
  package enum Action: Sendable {
    case act(@Sendable (inout Session) throws(CommandError) -> Outcome)
    /// An action that changes the session's state, so that `undo` can take it back.
    case change(@Sendable (inout State) throws(CommandError) -> Notices)
  }

  /// The help texts of a command.
  package struct Words {
    package var summary: String
    /// Paragraphs about the command.
    package var details: [String] = []
    /// Words with their meanings, which help shows as a list after the first paragraph.
    package var terms: [Term] = []
    package var examples: [Example] = []

    package init(
      summary: String, details: [String] = [], terms: [Term] = [], examples: [Example] = []
    ) {
      self.summary = summary
      self.details = details
      self.terms = terms
      self.examples = examples
    }
  }

  /// A word in the help of a command, such as an option, with its meaning.
  package struct Term: Equatable, Sendable {
    package let name: String
    package let meaning: String

    package init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// An example in a command's help: a line to type with the built-in form, and its effect.
  package struct Example: Equatable, Sendable {
    package let line: String
    package let meaning: String
    /// The command lines to run before the example's line, so that the line works.
    package let setup: [String]

    package init(_ line: String, _ meaning: String, after setup: String...) {
      self.line = line
      self.meaning = meaning
      self.setup = setup
    }
  }

  /// Creates a command of a session.
  ///
  /// - Parameters:
  ///   - name: the command's name.
  ///   - group: the section of the help that lists the command.
  ///   - words: the help texts.
  ///   - kind: the kind of effect on a session.
  ///   - grammar: the grammar of the arguments.
  ///   - file: returns the path of the file that the command reads.
  ///   - makesSecrets: whether the command can make a field secure and set its value.
  ///   - redacted: returns the line with bullets for secure values that the grammar's word
  ///     descriptions don't mark, or nil.
  ///   - action: returns the action for the parsed arguments.
  private init<Value: Sendable>(
    _ name: String, _ group: Group, _ words: @escaping @Sendable () -> Words, kind: Kind,
    _ grammar: Grammar<Value>, file: (@Sendable (Value) -> String?)?, makesSecrets: Bool,
    redacted: (@Sendable (State, Value) -> String?)?,
    action: @escaping @Sendable (Value) -> Action
  ) {
    self.name = name
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

  /// Creates a command that can use the session in any way; `kind` describes the command's effect.
  ///
  /// `run` performs the command and returns its result.
  package convenience init<Value: Sendable>(
    _ name: String, _ group: Group, _ words: @autoclosure @escaping @Sendable () -> Words,
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

  /// Creates a command that changes the session's state, so that `undo` can take the change back.
  ///
  /// `change` performs the change and returns the messages about it.
  package convenience init<Value: Sendable>(
    _ name: String, _ group: Group, _ words: @autoclosure @escaping @Sendable () -> Words,
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
  ///
  /// `look` returns the command's output.
  package convenience init<Value: Sendable>(
    _ name: String, _ group: Group, _ words: @autoclosure @escaping @Sendable () -> Words,
    _ grammar: Grammar<Value>,
    look: @escaping @Sendable (Session, Value) throws(CommandError) -> Outcome
  ) {
    self.init(name, group, words(), kind: .looks, grammar) { session, value throws(CommandError) in
      try look(session, value)
    }
  }
}

extension Command {
  /// The command's purpose in one line, for lists and help.
  package var summary: String { makeWords().summary }

  /// Further help texts about the command, one paragraph each.
  package var details: [String] { makeWords().details }

  /// The list of words in the help about the command.
  package var terms: [Term] { makeWords().terms }

  /// Example lines of the command for help, each with its meaning.
  package var examples: [Example] { makeWords().examples }

  /// The command's name with its arguments, as help shows it.
  package var usage: String { syntax.usage }

  /// The command's name and the shape of its arguments, for the parser and the usage line.
  package var syntax: CommandSyntax { CommandSyntax(name: name, shape: shape) }

  /// Parses the command's arguments.
  ///
  /// - Throws: ``CommandError`` that says what is wrong with an argument.
  package func parse(_ arguments: inout Arguments) throws(CommandError) -> Call {
    try makeCall(self, &arguments)
  }

  /// The properties of a command that tell the session and the program how to handle the command.
  package struct Kind: Equatable, Sendable {
    /// The condition for reporting, after a command, where the active row is and what moved.
    ///
    /// The cases mean: always, if anything moved, or if something moved with an active field.
    /// `replays` reports the movement since no field was active, and `never` reports nothing.
    package enum Report: Sendable { case always, ifMoved, ifActive, replays, never }

    package var report = Report.never
    /// Whether the command only lets virtual time pass, such as a command that waits.
    ///
    /// The command's animation then shows all of this time.
    package var letsTimePass = false
    /// Whether a recorded script contains the command's line although the command changes nothing.
    package var isRemark = false
    /// Whether the command saves the session's state under a name, which `undo` does not remove.
    package var setsCheckpoint = false
    /// Whether the command simulates a finger on the form; it fails if another screen covers the
    /// form.
    package var isTouch = false
    /// Whether the command may open, edit or replace the form.
    package var mayChangeForm = false
    /// Whether the command runs keyboard-avoidance strategies other than the current one.
    package var choosesStrategies = false
    /// Whether the command asks questions, so that the input lines after it may be answers.
    package var asksForAnswers = false
    /// Whether a shell has a command of the same name that clears the terminal.
    ///
    /// The program then asks whether the user meant the shell's command.
    package var mayMeanScreen = false
    /// Whether the file that the command reads is a script of commands.
    package var runsScript = false
    /// Whether the command ends the session and the program.
    package var leaves = false

    package init(
      report: Report = .never, letsTimePass: Bool = false, isRemark: Bool = false,
      setsCheckpoint: Bool = false, isTouch: Bool = false, mayChangeForm: Bool = false,
      choosesStrategies: Bool = false, asksForAnswers: Bool = false, mayMeanScreen: Bool = false,
      runsScript: Bool = false, leaves: Bool = false
    ) {
      self.report = report
      self.letsTimePass = letsTimePass
      self.isRemark = isRemark
      self.setsCheckpoint = setsCheckpoint
      self.isTouch = isTouch
      self.mayChangeForm = mayChangeForm
      self.choosesStrategies = choosesStrategies
      self.asksForAnswers = asksForAnswers
      self.mayMeanScreen = mayMeanScreen
      self.runsScript = runsScript
      self.leaves = leaves
    }

    /// The kind of commands that change nothing and only print something.
    package static let looks = Kind()
    /// The kind of commands that check something or print a message, for use in scripts.
    package static let remarks = Kind(isRemark: true)
    /// The kind of commands that move something on the phone's screen without a finger.
    package static let moves = Kind(report: .always)
    /// The kind of commands that move something on the phone's screen with a finger.
    package static let touches = Kind(report: .always, isTouch: true)
    /// The kind of commands that change values by typing on the keyboard.
    package static let types = Kind(report: .ifMoved, isTouch: true)
    /// The kind of commands that let virtual time pass.
    package static let waits = Kind(report: .always, letsTimePass: true)
    /// The kind of commands that change a field's value or the phone's behavior.
    package static let edits = Kind(report: .ifMoved)
    /// The kind of commands that edit the form's definition.
    package static let rewrites = Kind(report: .ifActive, mayChangeForm: true)
    /// The kind of commands that choose a strategy, and focus the active field again under it.
    package static let replays = Kind(report: .replays, choosesStrategies: true)
    /// The kind of commands that try other strategies for a comparison, but change nothing.
    package static let compares = Kind(choosesStrategies: true)
    /// The kind of commands that open a form.
    package static let opens = Kind(mayChangeForm: true)
    /// The kind of commands that undo, redo, or return to a saved state.
    package static let travels = Kind(mayChangeForm: true)
    /// The kind of commands that request an action of the program, such as ending.
    package static let program = Kind()
  }
}
