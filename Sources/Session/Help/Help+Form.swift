import Forms

extension Help {
  /// The help about all keys that a form's definition can have, from the parser's own list.
  static var formKeys: [String] {
    FormPart.allCases.flatMap { part in
      ["\(heading(of: part)):"] + part.keys.flatMap(lines) + [""]
    } + wrapped("A bar has the keys of a row. row set, section set and form set change them.")
  }

  /// Returns the help about the keys that have the given name in a form's definition.
  ///
  /// Several parts of a form may have a key with this name, so the help is grouped by part. Empty
  /// for an unknown name.
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
    case .condition: "The condition of a row (showIf)"
    case .container: "A view of containers"
    case .table: "The table's place"
    case .bottomBar: "The bar at the bottom (bottomBar)"
    }
  }

  /// Returns the help about the drawn phone: settings for it, and how to read the picture.
  ///
  /// If `isSpoken` is true, for a screen reader, the explanation of the picture is left out.
  static func view(isSpoken: Bool) -> [String] {
    viewSettings
      + (isSpoken ? [figuresInWords] : [pictureInWords, marksInWords])
      .flatMap { [""] + wrapped($0) }
  }

  private static let viewSettings = aligned([
    ["setting view pinned", "keeps the phone in view, with the conversation beside or above it"],
    ["setting view inline", "draws a picture after each command"],
    ["setting view off", "draws no picture; show draws one"],
    ["setting view auto", "chooses by the terminal's size (default)"],
    ["setting speed 0.25", "plays movements at a quarter of their speed"],
    ["setting animation off", "shows only the end of movements"],
    ["setting speech on", "prints what VoiceOver would say, instead of pictures"],
    ["show map", "draws the whole content, with the visible part marked"],
    ["show state", "lists every figure; show events lists what happened"],
  ])

  private static let clearance =
    "clearance is the distance between the row and the keyboard, negative if the row is covered."

  private static let figuresInWords = "Figures are in points. \(clearance)"

  private static let pictureInWords =
    "▌ marks the active row, ▏ its caret. On the right is the content: ██ is in view, ▒▒ under "
    + "the keyboard, ◀ the active row. Figures are in points; the picture is drawn to the nearest "
    + "line. \(clearance)"

  private static let marksInWords =
    "▼ zip, 91 under means that the active row is not fully visible, and how far it is under "
    + "the keyboard, or below or above (▲) the table's visible part. +2 on a line means that "
    + "two more rows would need it."
}
