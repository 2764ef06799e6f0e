import TerminalText

/// The text of `--help`.
enum Usage {
  static let version = "formlift 0.1.0"

  static let text: String = {
    let lines = TextTable(
      Options.all.map { option in
        let short = option.short.map { "-\($0), " } ?? "    "
        let argument = option.argument.map { " \($0)" } ?? ""
        return ["  \(short)--\(option.long)\(argument)", option.summary]
      }
    ).lines
    return """
      usage: formlift [options] [FORM]
             formlift VERB …, where VERB is \(Verb.all.map(\.name).joined(separator: ", ")) (VERB --help)

      Loads a form, focuses its fields, and shows how the active row is scrolled into view above the
      keyboard of a simulated phone. Without FORM it opens its built-in form. With a terminal it is
      interactive; otherwise standard input is a script.

      \(lines.joined(separator: "\n"))

      Exit status: 0; 1 a command or an expectation failed; 2 wrong usage, or a form or script that
      cannot be read. `formlift -c help` lists the commands.

      """
  }()
}
