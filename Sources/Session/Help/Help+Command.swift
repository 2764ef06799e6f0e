import Forms
import SessionCore
import SessionState
import TerminalText

extension Help {
  /// Returns the help about a command as lines: usage, summary, arguments, details and examples.
  static func lines(about command: Command) -> [String] {
    var lines = [command.usage, "    \(command.summary)"]
    let arguments = arguments(of: command)
    if !arguments.isEmpty { lines.append("") }
    lines += list(arguments.map { .init($0.name, $0.meaning) }, column: argumentColumn)
    let paragraphs = command.details.map(wrapped)
    lines += paragraphs.prefix(1).flatMap { [""] + $0 }
    lines += list(command.terms)
    lines += paragraphs.dropFirst().flatMap { [""] + $0 }
    lines += [""] + command.examples.flatMap(lines(of:))
    let related = Command.all.filter { $0.group == command.group && $0.name != command.name }
    return lines + [""] + wrapped("See also: \(related.map(\.name).joined(separator: ", "))")
  }

  private static let argumentColumn = 18

  /// Returns a list of words with their meanings as wrapped and indented lines.
  ///
  /// The meanings begin at a column, which by default follows the longest word.
  static func list(_ terms: [Command.Term], column: Int? = nil) -> [String] {
    let column = column ?? 5 + (terms.map { TextColumns.of($0.name) }.max() ?? 0)
    return terms.flatMap { term in
      let name = TextColumns.padded("    \(term.name)", to: column)
      let parts = WrappedLine.parts(of: term.meaning, columns: 79 - column - 1)
      return parts.enumerated().map { index, part in
        (index == 0 ? name : String(repeating: " ", count: column)) + " " + part
      }
    }
  }

  /// Returns those arguments of a command that usage shows by a name, each with its meaning, in the
  /// order of usage.
  static func arguments(of command: Command) -> [(name: String, meaning: String)] {
    var arguments: [(name: String, meaning: String)] = []
    for slot in command.shape.namedSlots {
      let name = slot.usage
      guard command.usage.contains(name), !arguments.contains(where: { $0.name == name }),
        let meaning = argumentMeanings["\(command.name) \(name)"] ?? argumentMeanings[name]
      else { continue }
      arguments.append((name, meaning))
    }
    return arguments
  }

  // MARK: - Examples

  /// The maximum number of output lines that help shows for an example.
  private static let outputLimit = 5

  /// Returns an example of a command as lines for help: its meaning, and its output on the built-in
  /// form.
  private static func lines(of example: Command.Example) -> [String] {
    let setup =
      example.setup.isEmpty ? "" : " (after \(example.setup.joined(separator: ", then ")))"
    let line = "    \(example.line)"
    let words = "\(example.meaning)\(setup)"
    let head =
      TextColumns.of(line) + TextColumns.of(words) + 2 < 80
      ? ["\(line)  \(words)"] : [line] + wrapped("        \(words)")
    let output = output(of: example) ?? []
    let shown = output.prefix(output.count > outputLimit + 1 ? outputLimit : output.count)
    return head + shown.map { $0.isEmpty ? "" : "      \(Escaping.literal.escaped($0))" }
      + (shown.count < output.count ? ["      …"] : [])
  }

  /// Runs an example of a command on the built-in form, and returns the lines it prints.
  ///
  /// - Returns: nil if the example needs a file, a terminal or the program.
  static func output(of example: Command.Example) -> [String]? {
    do throws(CommandError) {
      var session = Session(try Session.builtInForm())
      for line in example.setup { try session.run(line) }
      let outcome = try session.run(example.line)
      return outcome.effect == nil ? outcome.answer + outcome.notices : nil
    } catch {
      if case .file = error.kind { return nil }
      return ["error: \(error.message)"] + error.details.map { "  \($0)" }
    }
  }
}
