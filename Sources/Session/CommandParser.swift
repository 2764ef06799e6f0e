/// Turns a line into a command by the table.
package enum CommandParser {
  /// Parses a line.
  ///
  /// - Returns: the command, or nil for an empty line or a comment.
  /// - Throws: ``CommandError`` that says what is wrong with the line and what would do.
  package static func parse(_ line: String) throws(CommandError) -> Command? {
    let words = try LineSyntax.words(of: line)
    guard let first = words.first else { return nil }
    let spec = try spec(named: first.text, column: first.column)
    var arguments = Arguments(words.dropFirst(), usage: spec.usage)
    let command = try spec.parse(&arguments)
    try arguments.finish()
    return command
  }

  /// Returns the command that a name or an unambiguous start of one means.
  package static func spec(
    named name: String, column: Int? = nil
  ) throws(CommandError) -> CommandSpec {
    let all = CommandSpec.all
    if let exact = all.first(where: { $0.name == name }) { return exact }
    let candidates = all.filter { $0.name.hasPrefix(name) }
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty else {
      throw CommandError(
        .ambiguous(.command, name, candidates.map(\.name)), column: column)
    }
    throw CommandError.unknown(.command, name, among: all.map(\.name), column: column)
  }
}
