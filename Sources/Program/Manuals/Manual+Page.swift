extension Manual {
  /// The man page in mdoc.
  var mdoc: String {
    var page = ManPage(page, section: 1)
    page.name(summary)
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
          return (names.joined(separator: " , ") + argument, option.summary)
        })
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

  /// Adds what only the program's own page has: verbs, commands, environment and files.
  private func addSession(to page: inout ManPage) {
    page.macro("Pp")
    page.text("The first word may be a verb, with options of its own:")
    page.list(Self.verbs.map { ("Cm \($0.verb ?? "")", $0.summary.sentence) })
    page.section("COMMANDS")
    page.text("The commands of a session, of which a start is enough.")
    page.text("The command help explains each.")
    page.list(Self.commandRows.map { ("Cm \"\(ManPage.escaped($0.0))\\&\"", $0.1.sentence) })
    page.section("ENVIRONMENT")
    page.list(Self.environment.map { ("Ev \($0.0)", $0.1) })
    page.section("FILES")
    page.list(Self.files.map { ("Pa \($0.0)", $0.1) })
  }

  private static let environment = [
    ("ACCESSIBLE", "If 1, commands say in words what a picture would show."),
    ("COLUMNS", "The width of tables and pictures if the output is no terminal."),
    ("NO_COLOR", "If set, nothing is colored."),
    ("VISUAL , EDITOR", "The editor for long values."),
    ("XDG_CACHE_HOME", "The folder for compiled code of apps, instead of ~/.cache."),
    ("XDG_STATE_HOME", "The folder for history and journals, instead of ~/.local/state."),
  ]

  private static let files = [
    ("~/.editrc", "Keys of the line editor."),
    ("~/.local/state/formlift/history", "Earlier lines."),
    ("~/.local/state/formlift/journal", "Answers and forms that are not saved yet."),
    ("~/.cache/formlift", "Compiled code of apps."),
  ]
}

extension String {
  /// The text with a capital letter and a full stop.
  fileprivate var sentence: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst() + (last == "." ? "" : ".")
  }
}
