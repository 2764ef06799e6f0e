import Forms
import Terminal
import TerminalText

/// A wrong command line of the program, as data.
///
/// ``message`` is the error as text.
package struct UsageError: Error, Equatable {
  /// The kind of mistake in the program's command line, with the data for its message.
  package enum Kind: Equatable {
    case unknownOption(String)
    case missingValue(option: String, argument: String)
    case missingArgument(String, usage: String)
    case unwantedValue(option: String, given: String)
    case wrongValue(option: String, given: String, choices: [String])
    case emptyForm
    case secondForm(String)
    /// A command of several words after `-c`, without the quotes that keep the words together.
    case splitCommand(String)
    /// A first argument that is neither a subcommand (verb) nor a file.
    ///
    /// `nearest` is the most similar verb, or nil if none is similar.
    case unknownVerb(String, nearest: String?)
    case notATerminal(option: String)
    /// A session's command with its arguments, given in the place of a subcommand such as `fill`.
    ///
    /// `form` is a form among the arguments, or nil.
    case commandAsVerb(String, form: String?)
    /// A path for an app's sources that is no existing Swift file or folder with Swift files.
    case noSources(String)
    /// The app's sources have no view controller, and no option says what to create.
    case noControllers
    /// An app's sources have these view controllers, and `--as` has to choose one.
    case severalControllers([String])
    case onlyOfFill(String)
    case notOfFill(String)
    case notOfShare(String)
    case unwantedArgument(verb: String, given: String)
    case unknownPage(String, known: [String])
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The message that says what is wrong with the command line, with advice.
  package var message: String {
    switch kind {
    case .unknownOption(let name):
      "unknown option \(Quotation.bare(name))" + Self.suggestion(for: name)
    case .missingValue(let option, let argument): "\(option) needs \(argument)"
    case .missingArgument(let argument, let usage): "\(argument) is missing: \(usage)"
    case .unwantedValue(let option, let given): "\(option) takes no value, not \(Quotation(given))"
    case .wrongValue(let option, let given, let choices):
      "\(option) must be \(choices.alternatives), not \(Quotation(given))"
    case .emptyForm: "FORM is empty; leave it out to open the built-in form"
    case .secondForm(let form): "only one form can be opened; \(Quotation(form)) is a second one"
    case .splitCommand(let line):
      "a command of several words needs quotes: -c \(CommandWord.quoted(line))"
    case .unknownVerb(let name, let nearest):
      "no verb or form \(Quotation(name)); "
        + (nearest.map { "did you mean \(Quotation($0))?" } ?? "`formlift --help` lists the verbs")
    case .commandAsVerb(let line, let form):
      "`\(line.prefix { $0 != " " })` is a command of a session: `formlift "
        + (form.map { CommandWord.quoted($0) + " " } ?? "") + "-c \(CommandWord.quoted(line))`"
    case .noSources(let path):
      path.hasSuffix(".swift")
        ? "\(Quotation.bare(path)): there is no such file"
        : "\(Quotation.bare(path)) is neither a Swift file nor a folder with Swift files"
    case .noControllers:
      "the sources have no view controller; --as says what to create, such as "
        + "--as 'KeyboardAdjustment(scrollView: table)'"
    case .severalControllers(let names):
      "the sources have several view controllers; --as chooses one: "
        + names.map { "--as '\($0)()'" }.alternatives
    case .onlyOfFill(let option): "only `formlift fill` takes \(option)"
    case .notOfFill(let option):
      "`formlift fill` does not take \(option); run `formlift` without fill"
    case .notOfShare(let option):
      "`formlift share` plays one script and does not take \(option); commands can come from a pipe: "
        + "`echo 'focus zip' | formlift share - -o zip.svg`"
    case .notATerminal(let option): "\(option) needs a terminal on standard input and output"
    case .unwantedArgument(let verb, let given):
      "\(verb) takes no argument, not \(Quotation(given))"
    case .unknownPage(let name, let known):
      "no page \(Quotation(name))"
        + (Spelling.nearest(to: name, among: known).first.map { "; did you mean \(Quotation($0))?" }
          ?? "; `formlift man` lists them")
    }
  }

  private static func suggestion(for name: String) -> String {
    let names = Options.all.map { "--\($0.long)" }
    let nearest = Spelling.nearest(to: name, among: names).first
    return nearest.map { "; did you mean \($0)?" } ?? "; `formlift --help` lists them"
  }
}
