import Forms
import Foundation

extension ScreenDrawing {
  /// Draws a field's row.
  mutating func drawField(_ field: Field, row: Int, line: Int, in inner: Area) {
    drawField(
      field, value: scenery.values[row] ?? "", isActive: phone.firstResponder == row,
      from: startOfField(row: row), line: line, in: inner)
  }

  /// Draws a field: the label, and beside it the value or the placeholder.
  ///
  /// The value begins where the field does, `start`, or further right after a long label when it
  /// fits there; else the label is cut.
  mutating func drawField(
    _ field: Field, value: String, isActive: Bool, from start: Int?, line: Int, in inner: Area
  ) {
    let label = CellText.start(of: field.label ?? "", width: inner.columns.count)
    let fieldStart = max(start ?? 0, inner.columns.lowerBound)
    let most = max(0, inner.columns.upperBound - fieldStart)
    let value = FieldText(field, value: value, isActive: isActive, width: most, style: style)
    let afterLabel = inner.columns.lowerBound + label.width + (label.width > 0 ? 1 : 0)
    let start = min(
      max(fieldStart, afterLabel), max(fieldStart, inner.columns.upperBound - value.width))
    drawLabel(field.label ?? "", line: line, before: start, in: inner, isActive: isActive)
    var column = start
    for part in value.parts {
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

  private func startOfField(row: Int) -> Int {
    guard let rect = phone.fieldRect(atRow: row) else { return 0 }
    return scale.column(ofEdge: phone.convertToScreen(fromTable: rect).minX)
  }
}
