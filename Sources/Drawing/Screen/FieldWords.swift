import Forms
import TerminalText
import TerminalCells

/// The texts that a terminal picture shows in a field's row: the label, and beside it the value or
/// placeholder.
struct FieldWords {
  /// The texts of the field's row, line by line, with their columns.
  ///
  /// An empty field has one line.
  let lines: [[PlacedText]]
  private let text: FieldText
  /// The screen column where the field's value begins.
  private let column: Int

  /// Creates the texts of a field's row, to be drawn in a range of screen columns.
  ///
  /// The value begins at `start`, the field's column. After a long label, the value begins further
  /// right if it fits there. Otherwise the label is truncated.
  init(
    _ field: Field, value: String, isActive: Bool, caret: Int? = nil, from start: Int = 0,
    in columns: Range<Int>, lineLimit: Int = 1, style: PictureStyle
  ) {
    let fieldStart = max(start, columns.lowerBound)
    let text = FieldText(
      field, value: value, isActive: isActive, caret: caret,
      width: max(0, columns.upperBound - fieldStart), lineLimit: lineLimit, style: style)
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
    self.text = text
    self.column = column
  }

  /// Returns where a tap on a line of the row puts the caret: the number of characters before it.
  ///
  /// Lines and columns count from 0. Nil if the field isn't active, or is empty.
  func caretPlace(line: Int, column: Int) -> Int? {
    text.caretPlace(line: line, column: column - self.column)
  }

  private static func placed(_ parts: [FieldText.Part], from start: Int) -> [PlacedText] {
    var column = start
    return parts.map { part in
      defer { column += part.text.columns }
      return PlacedText(text: part.text, column: column, ink: part.ink)
    }
  }
}
