import Avoidance
import FileErrors
import Forms
import Foundation
import TerminalText

/// The reason why a command that a user typed failed, as data.
///
/// ``description`` is the reason as text.
public struct CommandError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
  package var kind: Kind
  /// The column of the problem in the command line, in Unicode scalars from 1; nil if unknown.
  package var column: Int?
  /// Valid names that resemble an unknown name in the command, for `did you mean` in the message.
  package var suggestions: [String]
  /// All valid names, for a message that must list them because no command of the program does.
  private var known: [String] = []

  /// The kind of mistake in a command, with the data for its message.
  package enum Kind: Equatable, Sendable {
    case openQuote(Character)
    case unknown(Subject, String)
    /// A former name of a law (a rule that audits check), with the law's present names.
    case renamedLaw(String, [String])
    case ambiguous(Subject, String, [String])
    case missing(argument: String, usage: String)
    case extra(String, usage: String)
    case wrong(argument: String, given: String, wants: String)
    /// An `expect` line with a path and a value, but without an operator such as `==` between them.
    ///
    /// `isPath` is whether a value has that path.
    case missingOperator(path: String, isPath: Bool, value: String)
    /// A key of a JSON command with an invalid value, and a description of the values it accepts.
    case jsonMember(String, wants: String)
    /// The text of a command in JSON can't be parsed; the parser's reason as text.
    case json(String)
    case strategy(StrategyError)
    /// A command that refused to run, with the reason in a sentence.
    case refused(String)
    case noActiveField(String)
    case notAField(row: Int)
    case hidden(field: String, unless: String)
    /// A field that can't be edited with the keyboard, because it is a switch, a button or a menu.
    case takesNoKeyboard(field: String, kind: FieldKind)
    /// A field without an answer, because it is a button.
    case holdsNoAnswer(field: String)
    /// A field that can't be tapped, because it is not visible on the phone's screen.
    ///
    /// `remedy` is the end of the message: it says how to make the field visible.
    case notOnScreen(field: String, remedy: String)
    case outOfReach(field: String, hasKeyboard: Bool)
    /// A character that can't be typed, because the field's keyboard has no key for it.
    ///
    /// `isAnswer` is true if the program asked for a value, so that the user can't type a command.
    case noKey(character: Character, kind: String, keys: String, field: String, isAnswer: Bool)
    case notAnOption(field: String, given: String, options: [String])
    case brokenRule(String)
    /// A field's value that breaks a rule, such as a missing digit.
    case problem(Problem)
    case nothingTo(String)
    case nothingAbout(String)
    case expectation(String)
    case secret(path: String)
    case invalidAnswers(fields: [String], [String])
    case file(FileError)
    case form(FormError)
    case edit(FormEditError)
    case phoneCannot(String, instead: String)
    /// An iOS version that the device never ran, with the versions that can be simulated.
    case neverRan(device: String, version: Int, versions: [Int])
    /// A crash or timeout of the app's own code, described in a sentence.
    case ownCode(String)
    case needsTerminal(String, instead: String)
    /// The live mode can't start: the reason why the phone can't receive keys and mouse clicks.
    case notLive(LiveObstacle)
    /// A value that could not be edited in the user's text editor.
    case notEdited(field: String, reason: String)
    /// An error without its message, because the message could reveal the value of a secure field.
    case mayTellSecret
  }

  /// The category of a name that a command doesn't know, such as a field or a device.
  package enum Subject: String, Sendable {
    case command
    case field
    case strategy
    case device
    case orientation
    case setting
    case section
    case checkpoint
    case path = "figure"
    case law
    case transition
    case format
    case option
    /// An unknown key in a command that is written as a JSON object.
    case key

    /// Whether the message about an unknown name lists the valid names, because no command does.
    fileprivate var isListedInErrors: Bool {
      switch self {
      case .law, .transition, .format, .option, .orientation: true
      case .command, .field, .strategy, .device, .setting, .section, .checkpoint,
        .path, .key:
        false
      }
    }
  }

  /// Creates a command's error; `column` is the place in the command line, from 1.
  package init(_ kind: Kind, column: Int? = nil, suggestions: [String] = []) {
    self.kind = kind
    self.column = column
    self.suggestions = suggestions
  }

  /// Creates a command's error from an error about a file.
  package init(_ error: FileError) { self.init(.file(error)) }

  /// Returns the error for the unknown `name`, with similar ones among `names` as suggestions.
  package static func unknown(
    _ subject: Subject, _ name: String, among names: [String], column: Int? = nil
  ) -> CommandError {
    var error = CommandError(
      .unknown(subject, name), column: column,
      suggestions: Spelling.nearest(to: name, among: names, limit: 3))
    if subject.isListedInErrors { error.known = names }
    return error
  }
}

extension CommandError {
  public var description: String { message }

  public var errorDescription: String? { message }

  /// The reason for the command's failure as text, with advice such as `did you mean "zip"?`.
  package var message: String { message(running: "") }

  /// The message for a user at a shell, where a command in the advice begins with `formlift -c`.
  package var shellMessage: String { message(running: "formlift -c ") }

  /// Returns the reason for the failure as text, with advice.
  ///
  /// `prefix` is written before each of the program's commands that the advice mentions.
  private func message(running prefix: String) -> String {
    // A form edit's errors already include suggestions.
    if case .edit = kind { return reason }
    guard !suggestions.isEmpty else { return reason + advice(running: prefix) }
    let quoted = suggestions.map { Quotation($0).description }
    return "\(reason); did you mean \(quoted.alternatives)?"
  }

  /// Returns the end of the message for an unknown name: a clause that says where valid names are
  /// listed.
  ///
  /// Empty for other errors. `prefix` is written before each command that the clause mentions.
  private func advice(running prefix: String) -> String {
    guard case .unknown(let subject, let name) = kind else { return "" }
    return switch subject {
    case .command: "; `help commands` lists them"
    case .field where name.contains(";") || name.contains("&&"):
      "; give each command its own line, or its own -c"
    case .field: "; `fields` lists them"
    case .strategy where name == Strategy.ownElsewhere.name:
      "; `formlift try` runs an app's code as this strategy"
    case .strategy: "; `\(prefix)strategies` lists them"
    case .device: "; `\(prefix)devices` lists them"
    case .setting: "; `setting` lists them"
    case .section: "; name a section by its number or its header"
    case .checkpoint: "; `checkpoint NAME` makes one"
    case .path where name.hasPrefix("values"):
      "; values.ID is an answer, and `fields` lists the ids"
    case .path: "; `show state` lists them"
    case .law, .transition, .format, .option, .orientation:
      known.isEmpty ? "" : "; the \(subject.rawValue)s are \(known.conjunction)"
    case .key: "; the keys are command, arguments and id"
    }
  }

  private var reason: String {
    switch kind {
    case .openQuote(let quote): "the \(quote) is not closed"
    case .unknown(let subject, let name): "no \(subject.rawValue) \(Quotation(name))"
    case .renamedLaw(let name, let names):
      "the law \(Quotation(name)) is now called \(names.conjunction)"
    case .ambiguous(let subject, let name, let candidates):
      "\(Quotation(name)) fits more than one \(subject.rawValue): "
        + candidates.conjunction
    case .missing(let argument, let usage):
      "\(argument) \(argument.hasPrefix("--") ? "needs a value" : "is missing"): \(usage)"
    case .extra(let word, let usage) where !usage.contains(" "):
      "\(usage) takes no argument, not \(Quotation(word))"
    case .extra(let word, let usage): "unexpected \(Quotation(word)): \(usage)"
    case .wrong(let argument, let given, let wants):
      "\(argument) must be \(wants), not \(Quotation(given))"
    case .missingOperator(let path, let isPath, let value):
      (isPath ? "" : "no figure \(Quotation(path)), and ")
        + "an operator such as == is missing before \(Quotation(value)), as in "
        + "`expect \(isPath ? path : "table.contentOffset.y") == \(value)`"
    case .jsonMember(let key, let wants): "\(key) must be \(wants)"
    case .json(let reason): "\(reason); a command as JSON is like \(JSONCommand.example)"
    case .strategy(let error): suggestions.isEmpty ? error.description : error.statement
    case .refused(let reason): reason
    case .ownCode(let reason): "\(reason); the session did not change"
    case .noActiveField(let command):
      "`\(command)` needs an active field; `focus FIELD` makes one active"
        + (command == "clear" ? ", and ^L clears the screen" : "")
    case .notAField(let row): "row \(row) has no text field"
    case .hidden(let field, let condition): "\(field) is hidden: it shows if \(condition)"
    case .takesNoKeyboard(let field, let kind):
      "\(field) is \(kind.words), which has no keyboard; `tap \(field)` "
        + (kind == .button ? "presses it" : kind == .menu ? "opens it" : "turns it")
    case .holdsNoAnswer(let field):
      "\(field) is a button, which has no answer; `tap \(field)` presses it"
    case .notOnScreen(let field, let remedy): "\(field) is not on the screen: \(remedy)"
    case .outOfReach(let field, let hasKeyboard): Self.outOfReach(field, hasKeyboard)
    case .noKey(let character, let kind, let keys, let field, let isAnswer):
      "the \(kind) keyboard of \(field) has no key for \(Quotation(String(character))): \(keys)"
        + (isAnswer ? "" : "; `set` works without the keyboard")
    case .notAnOption(let field, let given, let options):
      "\(field) must be \(Self.choices(options)), not \(Quotation(given))"
    case .brokenRule(let line): line
    case .problem(let problem): problem.line
    case .nothingTo(let what): "nothing to \(what)"
    case .nothingAbout(let word): "the help does not mention \(Quotation(word))"
    case .expectation(let text): text
    case .secret(let path):
      "\(path) is secure: compare it with \(SecretText.bullets), or with nothing if it is empty"
    case .invalidAnswers(let fields, _):
      "\(fields.count == 1 ? "1 field breaks" : "\(fields.count) fields break") a rule: "
        + fields.shortened(to: 5, rest: "more").conjunction
    case .file(let error): "\(Quotation.bare(error.path)): \(error.reason)"
    case .form(let error): Self.line(of: error)
    case .edit(let error): error.message
    case .phoneCannot(let why, let instead): "\(why); try `\(instead)`"
    case .neverRan(let device, let version, let versions):
      "\(device) never ran iOS \(version); try \(versions.alternatives)"
    case .notEdited(let field, let reason): "\(field) did not change: \(reason)"
    case .needsTerminal(let command, let instead):
      "`\(command)` needs a terminal; \(instead)"
    case .notLive(let obstacle): obstacle.words
    case .mayTellSecret:
      "the command did nothing; the reason may contain a secure value, so it is not shown"
    }
  }

  /// Additional lines for the error message: the rules that the form's answers break.
  package var details: [String] {
    if case .invalidAnswers(_, let problems) = kind { return problems }
    return []
  }

  /// The other errors that were found in the same file, one per line.
  package var furtherReasons: [String] {
    if case .form(let error) = kind { return error.others.map(Self.line) }
    return []
  }

  private static func line(of error: FormError) -> String {
    error.line.replacingFirst(": error: ", with: ": ")
  }

  /// This error with bullets instead of the user's words, which may contain a secure value.
  package var withoutGivenWords: CommandError {
    var error = self
    switch kind {
    case .unknown(let subject, _): error.kind = .unknown(subject, SecretText.bullets)
    case .ambiguous(let subject, _, let candidates):
      error.kind = .ambiguous(subject, SecretText.bullets, candidates)
    case .extra(_, let usage): error.kind = .extra(SecretText.bullets, usage: usage)
    case .wrong(let argument, _, let wants):
      error.kind = .wrong(argument: argument, given: SecretText.bullets, wants: wants)
    case .missingOperator:
      error.kind = .missingOperator(
        path: "values.ID", isPath: true, value: SecretText.bullets)
    case .notAnOption(let field, _, let options):
      error.kind = .notAnOption(field: field, given: SecretText.bullets, options: options)
    case .noKey(_, let kind, let keys, let field, let isAnswer):
      error.kind = .noKey(
        character: "•", kind: kind, keys: keys, field: field, isAnswer: isAnswer)
    case .json, .strategy, .refused, .nothingAbout, .expectation, .file, .form, .edit, .ownCode:
      error.kind = .mayTellSecret
      error.suggestions = []
    case .openQuote, .renamedLaw, .missing, .jsonMember, .noActiveField, .notAField, .hidden,
      .takesNoKeyboard, .holdsNoAnswer, .notOnScreen, .outOfReach, .brokenRule, .problem,
      .nothingTo, .secret, .invalidAnswers, .phoneCannot, .neverRan, .needsTerminal, .notLive,
      .notEdited, .mayTellSecret:
      break
    }
    return error
  }

  /// Returns this error with the display name of `field` instead of the field's id.
  ///
  /// Use it for users who see only the name.
  package func naming(_ field: Field) -> CommandError {
    var error = self
    if case .notAnOption(field.id, let given, let options) = kind {
      error.kind = .notAnOption(field: field.name, given: given, options: options)
    }
    if case .noKey(let character, let kind, let keys, field.id, let isAnswer) = kind {
      error.kind = .noKey(
        character: character, kind: kind, keys: keys, field: field.name, isAnswer: isAnswer)
    }
    if case .problem(var problem) = kind, problem.field == field.id {
      problem.field = field.name
      error.kind = .problem(problem)
    }
    return error
  }

  /// Whether the message repeats one of the typed words, or says that a secure word is left out.
  package var concernsGivenWords: Bool {
    self != withoutGivenWords || kind == .mayTellSecret || message.contains(SecretText.bullets)
  }

  /// The part of a command line that caused an error, so that the program can mark this part.
  package enum Place {
    case word(String)
    /// The end of the command line, where a word is missing.
    case end
    /// The first word after the command's name in the line.
    case argument
    /// The word that names the object of a subcommand, such as `zip` in `row remove zip`.
    case subject
    case command
  }

  /// The part of the command line to mark for this error.
  package var place: Place {
    switch kind {
    case .unknown(_, let word), .renamedLaw(let word, _), .ambiguous(_, let word, _),
      .extra(let word, _),
      .wrong(_, let word, _), .missingOperator(_, _, let word), .notAnOption(_, let word, _):
      .word(word)
    case .strategy(let error): .word(error.given)
    case .neverRan(_, let version, _): .word("\(version)")
    case .missing: .end
    case .refused, .notAField, .hidden, .takesNoKeyboard, .holdsNoAnswer, .notOnScreen, .outOfReach,
      .noKey, .brokenRule, .problem, .nothingAbout, .expectation, .secret, .file, .form, .notEdited,
      .phoneCannot:
      .argument
    case .edit: .subject
    case .openQuote, .json, .jsonMember, .noActiveField, .nothingTo, .invalidAnswers,
      .ownCode, .needsTerminal, .notLive, .mayTellSecret:
      .command
    }
  }

  /// The name in the command that is unknown or ambiguous, or nil.
  package var unknownWord: String? {
    if case .unknown(_, let word) = kind { return word }
    if case .ambiguous(_, let word, _) = kind { return word }
    return nil
  }

  private static func outOfReach(_ field: String, _ hasKeyboard: Bool) -> String {
    hasKeyboard
      ? "\(field) is out of a finger's reach: the table cannot be dragged far enough above the "
        + "keyboard; use `dismiss` first, or `next`"
      : "\(field) is out of a finger's reach: the table cannot be dragged far enough to show it; "
        + "change the table's `frame` or `inset`"
  }

  // A longer list would fill the screen without being useful.
  private static let longestChoice = 24

  private static func choices(_ options: [String]) -> String {
    let words = options.map { $0.isEmpty ? Quotation($0).description : Quotation.bare($0) }
    return words.shortened(to: longestChoice, rest: "others").alternatives
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    replacing(part, with: other, maxReplacements: 1)
  }
}
