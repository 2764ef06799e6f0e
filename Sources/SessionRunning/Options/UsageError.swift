import Forms
import Terminal
import TerminalText

/// An invalid command line, as data.
///
/// ``message`` puts it in words.
package struct UsageError: Error, Equatable {
  /// The kind of mistake, with the data for its message.
  package enum Kind: Equatable {
    case unknownOption(String)
    case missingValue(option: String, argument: String)
    case unwantedValue(option: String, given: String)
    case wrongValue(option: String, given: String, choices: [String])
    case emptyForm
    case secondForm(String)
    case notATerminal(option: String)
    case onlyOfFill(String)
    case notOfFill(String)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The problem in words, with advice.
  package var message: String {
    switch kind {
    case .unknownOption(let name):
      "unknown option \(Quotation.bare(name))" + Self.suggestion(for: name)
    case .missingValue(let option, let argument): "\(option) needs \(argument)"
    case .unwantedValue(let option, let given): "\(option) takes no value, not \(Quotation(given))"
    case .wrongValue(let option, let given, let choices):
      "\(option) must be \(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? ""), "
        + "not \(Quotation(given))"
    case .emptyForm: "FORM is empty; without it the built-in form is opened"
    case .secondForm(let form): "one form at a time: \(Quotation(form)) is a second one"
    case .onlyOfFill(let option): "\(option) is for formlift fill alone"
    case .notOfFill(let option): "\(option) is not for formlift fill; run formlift without fill"
    case .notATerminal(let option): "\(option) needs a terminal on standard input and output"
    }
  }

  private static func suggestion(for name: String) -> String {
    let names = Options.all.map { "--\($0.long)" }
    guard let nearest = Spelling.nearest(to: name, among: names).first else {
      return "; --help lists them"
    }
    return "; did you mean \(nearest)?"
  }
}
