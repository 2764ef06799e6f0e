import TerminalText
import SessionRunning

/// The manual of the program or of one of its subcommands.
///
/// The text of `--help`, the man page and the completions are made from it.
struct Manual: Sendable {
  /// The name of the subcommand, or nil for the program itself.
  var verb: String?
  /// The purpose of the program or subcommand in one line, such as "Ask for the answers to a form".
  let summary: String
  /// The arguments that the program or subcommand accepts, with one line for each way to use it.
  let synopses: [String]
  /// The manual's paragraphs above the options.
  var description: [String] = []
  var options: [Option] = []
  /// The manual's lists of names with their meanings, such as formats; they are below the options.
  var lists: [NameList] = []
  /// The manual's paragraphs below the options and lists.
  var notes: [String] = []
  /// The manual's examples: lines for a shell, each with its meaning.
  var examples: [(line: String, meaning: String)] = []
  /// The exit statuses of the program or subcommand, each with its meaning.
  var statuses: [(status: Int, meaning: String)] = []
  /// The possible values of the arguments that are not options, in their order, for completion.
  ///
  /// The last one is also for all further arguments.
  var operands: [Values] = []

  /// An option of the program or of a subcommand, with its values.
  struct Option: Sendable {
    var short: Character?
    /// The option's long name without the two hyphens.
    var long: String
    /// The name of the option's value in help, or nil for an option without a value.
    var argument: String?
    var summary: String
    var values = Values.any

    /// The option's names with hyphens, such as `-q` and `--quiet`, the short one first.
    var names: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(long)"] }
  }

  /// A list of names with their meanings under a heading, such as the formats of `--output`.
  struct NameList: Sendable {
    let heading: String
    let items: [(name: String, meaning: String)]
  }

  typealias Values = ArgumentValues

  /// The program's name and the subcommand's, as a user types them: `formlift fill`.
  var command: String { verb.map { "formlift \($0)" } ?? "formlift" }

  /// The name of the command's man page, such as `formlift-fill`.
  var page: String { verb.map { "formlift-\($0)" } ?? "formlift" }
}

extension Manual {
  /// The text that `--help` prints for the program or subcommand.
  var usage: String {
    let heads = synopses.enumerated().map { index, synopsis in
      (index == 0 ? "Usage: " : "       ") + "\(command) \(synopsis)"
    }
    var blocks = [heads, [summary.sentence]] + description.map(Self.wrapped)
    blocks.append(["Options:"] + Self.rows(options.map { (Self.label(of: $0), $0.summary) }))
    blocks += lists.map {
      ["\($0.heading):"] + Self.rows($0.items.map { (label: $0.name, meaning: $0.meaning) })
    }
    blocks += notes.map(Self.wrapped)
    blocks.append(
      ["Examples:"] + examples.flatMap { ["  \($0.line)", "      \($0.meaning.sentence)"] })
    blocks.append(["Exit status:"] + Self.rows(statuses.map { ("\($0.status)", $0.meaning) }))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private static func label(of option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let argument = option.argument.map { " \($0)" } ?? ""
    return "\(short)--\(option.long)\(argument)"
  }

  /// The maximum width of a name that `--help` puts on the same line as its meaning, in characters.
  private static let widestLabel = 24

  /// Returns lines with names in a first column, and the meanings in a second column.
  private static func rows(_ items: [(label: String, meaning: String)]) -> [String] {
    let widths = items.map { TextColumns.of($0.label) }.filter { $0 <= widestLabel }
    let column = (widths.max() ?? widestLabel) + 4
    return items.flatMap { item -> [String] in
      let texts = WrappedLine.parts(of: item.meaning.sentence, columns: width - column)
        .map { String(repeating: " ", count: column) + $0 }
      let label = "  \(item.label)"
      guard TextColumns.of(item.label) <= widestLabel, let first = texts.first else {
        return [label] + texts
      }
      return [TextColumns.padded(label, to: column) + first.dropFirst(column)] + texts.dropFirst()
    }
  }

  private static let width = 79

  private static func wrapped(_ paragraph: String) -> [String] {
    WrappedLine.parts(of: paragraph, columns: width)
  }
}
