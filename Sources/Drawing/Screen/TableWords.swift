import Forms
import Foundation
import TerminalText
import TerminalCells

/// The texts that a terminal picture shows in a table's rows, headers and footers.
struct TableWords {
  let scenery: ScreenScene
  let scale: Scale
  let style: PictureStyle
  /// The screen columns between the left and the right margin of the table.
  let columns: Range<Int>

  /// Returns the screen columns between the margins of a row, header or footer.
  ///
  /// A cell of several side by side has its own columns.
  func columns(of item: TableItem) -> Range<Int> {
    guard item.isRow, scenery.phone.table.rows.columns > 1 else { return columns }
    let cell = scale.area(of: item.frameOnScreen).inset(columns: 1).columns
    return cell.clamped(to: columns)
  }

  /// Returns the number of terminal lines that the text of a row, header or footer needs.
  func lineCount(of item: TableItem) -> Int {
    if case .row(let row) = item.kind, let field = scenery.form.field(atRow: row),
      lineLimit(of: field, item) <= 1, scenery.message(ofRow: row) == nil
    {
      return 1
    }
    return lines(of: item).count
  }

  /// Returns the texts of a row, header or footer, line by line.
  func lines(of item: TableItem) -> [[PlacedText]] {
    switch item.kind {
    case .header(let section): headerLines(section, of: item)
    case .footer(let section):
      wrapped(scenery.form.sections[section].footer ?? "", ink: .dim, of: item)
    case .row(let row):
      switch scenery.form.rows[row].content {
      case .text(let text): wrapped(text, of: item)
      case .field(let field): lines(of: field, row: row, item)
      }
    }
  }

  /// Returns a field's row as one line of texts, for a row that got only one terminal line.
  ///
  /// Nil for headers, footers and rows without a field.
  func line(of item: TableItem) -> [PlacedText]? {
    guard case .row(let row) = item.kind, case .field(let field) = scenery.form.rows[row].content
    else { return nil }
    return lines(of: field, row: row, item, isCompact: true).first
  }

  private func lines(
    of field: Field, row: Int, _ item: TableItem, isCompact: Bool = false
  ) -> [[PlacedText]] {
    let start = scenery.fieldFrame(ofRow: row).map { scale.column(ofEdge: $0.minX) }
    if let control = ControlWords(
      field, value: scenery.value(ofRow: row), in: columns(of: item))
    {
      return withMessage([control.words], ofRow: row, from: 0, item, isCompact)
    }
    let lines = words(of: field, row: row, item).lines
    return withMessage(lines, ofRow: row, from: start ?? 0, item, isCompact)
  }

  private func words(of field: Field, row: Int, _ item: TableItem) -> FieldWords {
    let start = scenery.fieldFrame(ofRow: row).map { scale.column(ofEdge: $0.minX) }
    return FieldWords(
      field, value: scenery.value(ofRow: row), isActive: scenery.phone.firstResponder == row,
      caret: scenery.interaction?.caret, from: start ?? 0, in: columns(of: item),
      lineLimit: lineLimit(of: field, item), style: style)
  }

  /// Returns where a tap on a line of a row puts the caret: the number of characters before it.
  ///
  /// Lines count from 0 in the row, and columns from 0 on the screen. Nil if the row has no active
  /// text field, or an empty one.
  func caretPlace(in item: TableItem, line: Int, column: Int) -> Int? {
    guard case .row(let row) = item.kind, let field = scenery.form.field(atRow: row),
      ControlWords(field, value: scenery.value(ofRow: row), in: columns(of: item)) == nil
    else { return nil }
    return words(of: field, row: row, item).caretPlace(line: line, column: column)
  }

  /// Returns the texts of a field's row with the field's validation message added.
  ///
  /// The message is below the texts from column `start` on, or behind them if no line is free.
  private func withMessage(
    _ lines: [[PlacedText]], ofRow row: Int, from start: Int, _ item: TableItem, _ isCompact: Bool
  ) -> [[PlacedText]] {
    guard let message = scenery.message(ofRow: row), let first = lines.first else { return lines }
    guard !isCompact, scale.lines(of: item.frameOnScreen).count > lines.count else {
      return [first + [mark(message, behind: first, of: item)]] + lines.dropFirst()
    }
    let text = ShownText.start(of: message, columns: columns.count)
    let column = max(columns.lowerBound, min(start, columns.upperBound - text.columns))
    return lines + [[PlacedText(text: text, column: column, ink: .bad)]]
  }

  /// Returns a validation message to draw behind a row's texts, truncated to the row's width.
  ///
  /// At least the exclamation mark before the message is drawn.
  private func mark(_ message: String, behind words: [PlacedText], of item: TableItem) -> PlacedText
  {
    let end = words.map { $0.column + $0.text.columns }.max() ?? 0
    let columns = columns(of: item)
    let start = min(end + 2, columns.upperBound - 1)
    let text = ShownText.start(of: "! \(message)", columns: columns.upperBound - start)
    return PlacedText(text: text, column: start, ink: .bad)
  }

  /// Returns the maximum number of terminal lines for a field's text, limited by the field and by
  /// the row's height.
  private func lineLimit(of field: Field, _ item: TableItem) -> Int {
    min(field.lines, scale.lines(of: item.frameOnScreen).count)
  }

  /// Returns the text of a section's header, as terminal lines.
  ///
  /// A grouped table shows it in capitals, a plain one with a line behind it.
  private func headerLines(_ section: Int, of item: TableItem) -> [[PlacedText]] {
    let header = scenery.form.sections[section].header ?? ""
    if scenery.phone.table.style.hasCapitals {
      return wrapped(header.uppercased(), ink: .dim, of: item)
    }
    return wrapped(header, ink: .bold, of: item).map { $0 + tail(after: $0) }
  }

  private func tail(after words: [PlacedText]) -> [PlacedText] {
    let start = words.reduce(columns.lowerBound + 1) { $0 + $1.text.columns }
    guard start < columns.upperBound else { return [] }
    let rule = ShownText(String(repeating: "─", count: columns.upperBound - start))
    return [PlacedText(text: rule, column: start, ink: .dim)]
  }

  private func wrapped(_ text: String, ink: Ink = [], of item: TableItem) -> [[PlacedText]] {
    let height = max(1, scale.lines(of: item.frameOnScreen).count)
    let columns = columns(of: item)
    let lines = ShownText.lines(of: text, columns: columns.count, limit: height)
    return (lines.isEmpty ? [ShownText()] : lines).map {
      [PlacedText(text: $0, column: columns.lowerBound, ink: ink)]
    }
  }
}
