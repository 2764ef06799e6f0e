import TerminalText
import SessionRunning

/// The manual of the program or of a verb: `--help`, the man page and the completions come from it.
struct Manual: Sendable {
  /// The verb's name; nil for the program itself.
  var verb: String?
  /// The purpose, in one line that begins with a verb.
  let summary: String
  /// The words behind the program's name and the verb, one line for each way to use it.
  let synopses: [String]
  /// Paragraphs above the options.
  var description: [String] = []
  var options: [Option] = []
  /// Paragraphs below the options.
  var notes: [String] = []
  /// Lines for a shell, each with what it does.
  var examples: [(line: String, meaning: String)] = []
  /// Each exit status with its meaning.
  var statuses: [(status: Int, meaning: String)] = []
  /// The values of the words that are no options, in order; the last repeats.
  var operands: [Values] = []

  /// An option with its values.
  struct Option: Sendable {
    var short: Character?
    /// The name without hyphens.
    var long: String
    /// The argument's name in help; nil for a switch.
    var argument: String?
    var summary: String
    var values = Values.any

    /// The typed names, the short one first.
    var names: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(long)"] }
  }

  typealias Values = ArgumentValues

  /// The program's name with the verb, in the spelling to type.
  var command: String { verb.map { "formlift \($0)" } ?? "formlift" }

  /// The man page's name.
  var page: String { verb.map { "formlift-\($0)" } ?? "formlift" }
}

extension Manual {
  /// The text of `--help`.
  var usage: String {
    let heads = synopses.enumerated().map { index, synopsis in
      (index == 0 ? "usage: " : "       ") + "\(command) \(synopsis)"
    }
    var blocks = [heads] + description.map(Self.wrapped)
    let optionLines = TextTable(options.map(Self.row)).lines
    if !optionLines.isEmpty { blocks.append(optionLines) }
    blocks += notes.map(Self.wrapped)
    if !examples.isEmpty {
      blocks.append(examples.flatMap { ["  \($0.line)", "      \($0.meaning)"] })
    }
    if !statuses.isEmpty { blocks.append(Self.wrapped(exitStatus)) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func row(of option: Option) -> [String] {
    let short = option.short.map { "-\($0), " } ?? "    "
    let argument = option.argument.map { " \($0)" } ?? ""
    return ["  \(short)--\(option.long)\(argument)", option.summary]
  }

  private var exitStatus: String {
    let meanings = statuses.map { "\($0.status) \($0.meaning)" }
    return "Exit status: \(meanings.joined(separator: "; "))."
  }

  private static func wrapped(_ paragraph: String) -> [String] {
    WrappedLine.parts(of: paragraph, columns: 79)
  }
}
