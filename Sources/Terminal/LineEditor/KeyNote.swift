import TerminalText

/// A row that names the keys for a field's value, below the edited line and its menu, if any.
struct KeyNote: LineMenu {
  /// Short texts that each name a key and its action, in the order of the row.
  private let keys: [String]
  private let menu: (any LineMenu)?

  /// Creates the note for a line's purpose and the menu above it, or nil without keys to name.
  init?(for purpose: LineEditor.Purpose, below menu: (any LineMenu)?) {
    guard purpose.namesKeys else { return nil }
    self.menu = menu
    let changing: [String] =
      switch purpose.picking {
      case .options(_, _, true): ["Space turns it"]
      case .options: ["arrows choose", "letters filter"]
      case .parts: ["arrows turn the part here"]
      case nil: purpose.takesLines ? ["Alt-Return begins a line"] : []
      }
    keys =
      changing
      + (purpose.canGoBack
        ? ["Return goes on", "Shift-Tab goes back", "^C ends"]
        : ["Return takes the value", "^C keeps the old one"])
  }

  func rows(columns: Int, limit: Int) -> [[LinePicture.Cell]] {
    guard limit > 0 else { return [] }
    let above = menu?.rows(columns: columns, limit: limit - 1) ?? []
    let width = max(1, columns - 1)
    let text = ShownText.start(of: Charset.shown(keys.joined(separator: " · ")), columns: width)
    return above + [LinePicture.cells(of: text.text, style: "2")]
  }
}
