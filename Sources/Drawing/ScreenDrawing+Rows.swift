import Forms
import Foundation

extension ScreenDrawing {
  /// Returns what an item says, line by line; those of a field's row are filled in later.
  func words(of item: TableItem, in clip: Area) -> [CellText] {
    let height = max(1, scale.lines(of: item.frameOnScreen).count)
    let width = clip.columns.count - 2 * Self.margin
    func wrapped(_ text: String) -> [CellText] {
      let lines = CellText.lines(of: text, width: width, lineLimit: height)
      return lines.isEmpty ? [CellText()] : lines
    }
    switch item.kind {
    case .header(let section): return wrapped(headerText(section))
    case .footer(let section): return wrapped(scenery.form.sections[section].footer ?? "")
    case .row(let row):
      switch scenery.form.rows[row].content {
      case .text(let text): return wrapped(text)
      case .field(let field):
        let text = text(of: field, row: row, in: clip.inset(columns: Self.margin))
        return text.lines.map { _ in CellText() }
      }
    }
  }

  /// A grouped table shows its headers in capitals.
  private func headerText(_ section: Int) -> String {
    let header = scenery.form.sections[section].header ?? ""
    return phone.table.style == .grouped ? header.uppercased() : header
  }

  /// Draws one line of an item, the `index`th of what it says.
  mutating func draw(
    _ texts: [CellText], index: Int, of item: TableItem, line: Int, in clip: Area
  ) {
    let text = texts[index]
    let inner = clip.inset(columns: Self.margin)
    switch item.kind {
    case .header:
      draw(text, line: line, column: inner.columns.lowerBound, ink: headerInk, in: inner)
      if phone.table.style == .plain { drawTail(after: text, line: line, in: inner) }
    case .footer: draw(text, line: line, column: inner.columns.lowerBound, ink: .dim, in: inner)
    case .row(let row):
      if let field = scenery.form.field(atRow: row) {
        drawField(field, row: row, index: index, line: line, in: inner)
      } else {
        draw(text, line: line, column: inner.columns.lowerBound, in: inner)
      }
    }
  }

  private var headerInk: Ink { phone.table.style == .plain ? .bold : .dim }

  /// A plain table's header is a bar across the table.
  private mutating func drawTail(after text: CellText, line: Int, in inner: Area) {
    let start = inner.columns.lowerBound + text.width + 1
    guard start < inner.columns.upperBound else { return }
    let tail = Area(lines: line..<(line + 1), columns: start..<inner.columns.upperBound)
    fill(tail, with: "─", ink: .dim)
  }
}
