import Forms
import TerminalText

/// The words in a field's row: the label, and beside it the value or the placeholder.
struct FieldWords {
  /// The words line by line; one line where nothing stands in the field.
  let lines: [[PlacedText]]

  /// Creates the words in columns of the screen.
  ///
  /// The value begins at `start`, where the field does, or further right after a long label when it
  /// fits there; else the label, which stands in the first line, is cut.
  init(
    _ field: Field, value: String, isActive: Bool, from start: Int = 0, in columns: Range<Int>,
    lineLimit: Int = 1, style: PictureStyle
  ) {
    let fieldStart = max(start, columns.lowerBound)
    let text = FieldText(
      field, value: value, isActive: isActive, width: max(0, columns.upperBound - fieldStart),
      lineLimit: lineLimit, style: style)
    let label = ShownText.start(of: field.label ?? "", columns: columns.count)
    let afterLabel = columns.lowerBound + label.columns + (label.columns > 0 ? 1 : 0)
    let column = min(
      max(fieldStart, afterLabel), max(fieldStart, columns.upperBound - text.width))
    var lines = text.lines.map { Self.placed($0, from: column) }
    let cut = ShownText.start(
      of: field.label ?? "", columns: column - 1 - columns.lowerBound)
    let ink: Ink = isActive ? [.bold, .accent] : []
    lines[0].insert(PlacedText(text: cut, column: columns.lowerBound, ink: ink), at: 0)
    self.lines = lines
  }

  private static func placed(_ parts: [FieldText.Part], from start: Int) -> [PlacedText] {
    var column = start
    return parts.map { part in
      defer { column += part.text.columns }
      return PlacedText(text: part.text, column: column, ink: part.ink)
    }
  }
}
