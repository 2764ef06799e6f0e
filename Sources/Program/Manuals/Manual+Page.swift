import TerminalText

extension Manual {
  /// The source of the man page that is made from this manual, in mdoc.
  var mdoc: String {
    var page = ManPage(page, section: 1)
    page.name(summary.lowercasedStart)
    page.section("SYNOPSIS")
    for synopsis in synopses {
      page.macro("Nm formlift" + (verb.map { " Cm \($0)" } ?? ""))
      page.text(synopsis)
      if synopsis != synopses.last { page.macro("Pp") }
    }
    page.section("DESCRIPTION")
    page.paragraphs(description)
    if !options.isEmpty {
      page.macro("Pp")
      page.text("The options are as follows:")
      page.list(
        options.map { option in
          let argument = option.argument.map { " Ar \(ManPage.escaped($0))" } ?? ""
          let names = option.names.map { "Fl \(ManPage.escaped(String($0.dropFirst())))" }
          return (names.joined(separator: " , ") + argument, option.summary.sentence)
        })
    }
    for list in lists {
      page.subsection(list.heading)
      page.list(list.items.map { ("Cm \(ManPage.escaped($0.name))", $0.meaning.sentence) })
    }
    for note in notes {
      page.macro("Pp")
      page.text(note)
    }
    if verb == nil { addSession(to: &page) }
    if !statuses.isEmpty {
      page.section("EXIT STATUS")
      page.list(statuses.map { ("\($0.status)", $0.meaning.sentence) })
    }
    if !examples.isEmpty {
      page.section("EXAMPLES")
      for (index, example) in examples.enumerated() {
        if index > 0 { page.macro("Pp") }
        page.text("\(example.meaning.sentence.dropLast()):")
        page.literal([example.line])
      }
    }
    page.section("SEE ALSO")
    page.references(ManPage.names.filter { $0.name != self.page })
    return page.source
  }

  /// Adds the sections that only the program's own man page has, such as commands and files.
  private func addSession(to page: inout ManPage) {
    page.section("COMMANDS")
    page.text("The commands of a session, which can be shortened.")
    page.text("The command help COMMAND explains one.")
    page.list(Self.commandRows.map { ("Cm \"\(ManPage.escaped($0.0))\\&\"", $0.1.sentence) })
    page.section("ENVIRONMENT")
    page.list(Self.environment.map { ("Ev \($0.0)", $0.1) })
    page.section("FILES")
    page.list(Self.files.map { ("Pa \($0.0)", $0.1) })
  }

  private static let environment = [
    (
      "ACCESSIBLE",
      "If set and not 0, commands print what VoiceOver would say, instead of pictures."
    ),
    ("COLUMNS", "The width of tables and pictures if the output is not a terminal."),
    ("NO_COLOR", "If set, the output has no colors."),
    ("VISUAL , EDITOR", "The editor for a line or a long value."),
    ("XDG_CACHE_HOME", "The folder for compiled code, instead of ~/.cache."),
    ("XDG_STATE_HOME", "The folder for history and journals, instead of ~/.local/state."),
  ]

  private static let files = [
    ("~/.editrc", "The key bindings of the line editor."),
    ("~/.local/state/formlift/history", "The lines of earlier sessions."),
    ("~/.local/state/formlift/journal", "Answers and forms that are not saved."),
    ("~/.cache/formlift", "The compiled code of apps."),
  ]
}

extension String {
  /// The text with its first letter in lower case, for the first line of a man page.
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
