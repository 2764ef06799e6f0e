import Forms
import Foundation

extension ScreenDrawing {
  /// Returns what stands in a row's field, in as many lines as the field and the row have.
  func text(of field: Field, row: Int, in inner: Area) -> FieldText {
    let height = scale.lines(of: phone.frameOnScreen(ofRow: row)).count
    return FieldText(
      field, value: scenery.values[row] ?? "", isActive: phone.firstResponder == row,
      width: room(from: startOfField(row: row), in: inner), lineLimit: min(field.lines, height),
      style: style)
  }

  /// Draws one line of a field's row, the `index`th of those that its text takes.
  mutating func drawField(_ field: Field, row: Int, index: Int, line: Int, in inner: Area) {
    draw(
      text(of: field, row: row, in: inner), index: index, of: field,
      isActive: phone.firstResponder == row, from: startOfField(row: row), line: line, in: inner)
  }

  /// Draws a field of one line: the label, and beside it the value or the placeholder.
  mutating func drawField(
    _ field: Field, value: String, isActive: Bool, line: Int, in inner: Area
  ) {
    let text = FieldText(
      field, value: value, isActive: isActive, width: room(from: 0, in: inner), style: style)
    draw(text, index: 0, of: field, isActive: isActive, from: 0, line: line, in: inner)
  }

  /// The value begins where the field does, or further right after a long label when it fits there;
  /// else the label, which stands in the first line, is cut.
  private mutating func draw(
    _ text: FieldText, index: Int, of field: Field, isActive: Bool, from start: Int, line: Int,
    in inner: Area
  ) {
    guard text.lines.indices.contains(index) else { return }
    let label = CellText.start(of: field.label ?? "", width: inner.columns.count)
    let fieldStart = max(start, inner.columns.lowerBound)
    let afterLabel = inner.columns.lowerBound + label.width + (label.width > 0 ? 1 : 0)
    var column = min(
      max(fieldStart, afterLabel), max(fieldStart, inner.columns.upperBound - text.width))
    if index == 0 {
      drawLabel(field.label ?? "", line: line, before: column, in: inner, isActive: isActive)
    }
    for part in text.lines[index] {
      draw(part.text, line: line, column: column, ink: part.ink, in: inner)
      column += part.text.width
    }
  }

  private mutating func drawLabel(
    _ label: String, line: Int, before end: Int, in inner: Area, isActive: Bool
  ) {
    let width = end - 1 - inner.columns.lowerBound
    let text = CellText.start(of: label, width: width)
    let ink: Ink = isActive ? [.bold, .accent] : []
    draw(text, line: line, column: inner.columns.lowerBound, ink: ink, in: inner)
  }

  private func room(from start: Int, in inner: Area) -> Int {
    max(0, inner.columns.upperBound - max(start, inner.columns.lowerBound))
  }

  private func startOfField(row: Int) -> Int {
    guard let rect = phone.fieldRect(atRow: row) else { return 0 }
    return scale.column(ofEdge: phone.convertToScreen(fromTable: rect).minX)
  }
}
