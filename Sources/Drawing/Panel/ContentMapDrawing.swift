import Foundation
import TerminalText
import TerminalCells

extension ContentMap {
  /// Draws the map of the form's content in an area of cells, with row names if the area is wide.
  func draw(on canvas: inout Canvas, in area: Area) {
    if area.columns.count < Self.leastNamedColumns {
      drawStrips(on: &canvas, in: area)
    } else {
      drawNamed(on: &canvas, in: area)
    }
  }

  /// Draws the map in its narrow form, without row names.
  ///
  /// It consists of a line for the content, a strip beside it, and the active row's mark. The mark
  /// has the field's id, or the row's number if the id is too long.
  private func drawStrips(on canvas: inout Canvas, in area: Area) {
    for line in 0..<lineCount {
      drawStrip(line, on: &canvas, column: area.columns.lowerBound, in: area)
    }
    guard let line = activeLine, let active = scenery.active, let row = active.place.row else {
      return
    }
    let column = area.columns.lowerBound + Self.stripColumns
    let room = area.columns.upperBound - column - 2
    let name = active.field.id.count <= room ? active.field.id : "\(row + 1)"
    canvas.draw(
      "◀ " + name, line: area.lines.lowerBound + line, column: column, ink: .accent, in: area)
  }

  /// Draws the map of the form's content with row names.
  ///
  /// Each line begins with the y coordinate of its upper edge in the content, in points.
  func drawNamed(on canvas: inout Canvas, in area: Area) {
    let start = area.columns.lowerBound + Self.heightColumns
    for line in 0..<lineCount {
      let height = span(ofLine: line).lowerBound.rounded().inWords
      canvas.draw(
        height, line: area.lines.lowerBound + line,
        column: start - 2 - height.count, ink: .dim, in: area)
      drawStrip(line, on: &canvas, column: start, in: area)
      let column = start + Self.stripColumns
      let isActive = line == activeLine
      let text = ShownText.start(
        of: (isActive ? "◀ " : "  ") + names(inLine: line),
        columns: area.columns.upperBound - column)
      canvas.draw(
        text, line: area.lines.lowerBound + line, column: column, ink: isActive ? .accent : [],
        in: area)
    }
  }

  private func drawStrip(_ line: Int, on canvas: inout Canvas, column: Int, in area: Area) {
    let place = area.lines.lowerBound + line
    canvas.put(rail(line), line: place, column: column, ink: .dim, in: area)
    let strip = Area(line: place, columns: (column + 2)..<(column + 4))
    canvas.fill(strip, with: visibility(ofLine: line).mark, in: area)
  }

  private func rail(_ line: Int) -> Unicode.Scalar {
    if line == contentLines.lowerBound { return "┬" }
    if line == contentLines.upperBound - 1 { return "┴" }
    return contentLines.contains(line) ? "│" : " "
  }

  /// Returns the names (ids or texts) of the rows whose middle is on a line of the map.
  ///
  /// Of several rows, the first and the last are named. Without a row, returns the header whose
  /// middle is on the line.
  private func names(inLine line: Int) -> String {
    let span = span(ofLine: line)
    let geometry = scenery.phone.table.rows
    var rows = geometry.rows(from: span.lowerBound, to: span.upperBound)
      .filter { !geometry.isHidden(row: $0) }
    if let first = rows.first, self.line(ofRow: first) < line { rows.removeFirst() }
    if let last = rows.last, self.line(ofRow: last) > line { rows.removeLast() }
    guard let first = rows.first, let last = rows.last else { return header(inLine: line) }
    if rows.count == 1 { return name(ofRow: first) }
    return name(ofRow: first) + (rows.count == 2 ? ", " : " … ") + name(ofRow: last)
  }

  private func header(inLine line: Int) -> String {
    let span = span(ofLine: line)
    let middle = (span.lowerBound + span.upperBound) / 2
    let geometry = scenery.phone.table.rows
    guard case .header(let section) = geometry.element(at: middle),
      self.line(ofMiddle: geometry.span(ofHeader: section)) == line
    else { return "" }
    return scenery.form.sections[section].header.map { "— " + $0 } ?? ""
  }

  private func name(ofRow row: Int) -> String {
    switch scenery.form.rows[row].content {
    case .field(let field): field.id
    case .text(let text): "“\(text.prefix(24))”"
    }
  }

  /// The number of terminal columns for the map's line and strip, with gaps.
  private static let stripColumns = 5
  private static let heightColumns = 9
  private static let leastNamedColumns = 28
}

extension ContentMap.Visibility {
  fileprivate var mark: Unicode.Scalar {
    switch self {
    case .scrolledAway: " "
    case .inView: "█"
    case .underKeyboard: "▒"
    }
  }
}
