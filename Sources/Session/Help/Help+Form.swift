import Forms

extension Help {
  /// Every key of a form's definition, from the parser's own list.
  static var formKeys: [String] {
    FormPart.allCases.flatMap { part in
      ["\(heading(of: part)):"] + part.keys.flatMap(lines) + [""]
    } + wrapped("A bar has the keys of a row. row set, section set and form set change them.")
  }

  /// Returns the keys with a name, grouped by the part of a form that has them.
  static func formKeys(named name: String) -> [String] {
    FormPart.allCases.flatMap { part in
      let keys = part.keys.filter { $0.name == name }
      return keys.isEmpty ? [] : ["\(heading(of: part)):"] + keys.flatMap(lines)
    }
  }

  private static func lines(of key: FormPart.Key) -> [String] {
    wrapped("  \(key.name): \(key.meaning)") + wrapped("      \(key.domain)")
  }

  private static func heading(of part: FormPart) -> String {
    switch part {
    case .form: "The form"
    case .section: "A section"
    case .row: "A row"
    case .condition: "What shows a row (showIf)"
    case .container: "A view of containers"
    case .table: "The table's place"
    case .bottomBar: "The bar at the bottom (bottomBar)"
    }
  }

  /// Returns the settings of the display, and how to read the picture if there is one.
  static func view(isSpoken: Bool) -> [String] {
    viewSettings
      + (isSpoken ? [figuresInWords] : [pictureInWords, marksInWords])
      .flatMap { [""] + wrapped($0) }
  }

  private static let viewSettings = aligned([
    ["setting view pinned", "keeps the phone in view, and the conversation beside or above it"],
    ["setting view inline", "draws a picture after each command"],
    ["setting view off", "draws none; show draws one"],
    ["setting view auto", "as the terminal's size suggests (default)"],
    ["setting speed 0.25", "plays movements at a quarter of their speed"],
    ["setting animation off", "shows only where they end"],
    ["setting speech on", "says what VoiceOver would in place of pictures"],
    ["show map", "draws the whole content with what is in view of it"],
    ["show state", "lists every figure, show events what happened"],
  ])

  private static let clearance =
    "clearance is what is left between the row and the keyboard, negative when covered."

  private static let figuresInWords = "Figures are in points. \(clearance)"

  private static let pictureInWords =
    "▌ marks the active row, ▏ its caret. On the right stands the content: ██ is in view, ▒▒ under "
    + "the keyboard, ◀ the active row. Figures are in points; the picture is drawn to the nearest "
    + "line. \(clearance)"

  private static let marksInWords =
    "▼ zip, 91 under tells of the active row where it is not wholly seen: by how much it is under the "
    + "keyboard, below what the table shows, or above it (▲). +2 stands on a line that two more rows "
    + "would need."
}
