import TerminalText
import TerminalCells

extension Figures {
  /// Draws the panel's names and values; the first line is blank if there is space.
  ///
  /// If there is a map, its legend is at the end.
  func draw(on canvas: inout Canvas, in area: Area, hasMap: Bool) {
    guard !area.columns.isEmpty else { return }
    let all = hasMap ? lines + [nil] : lines
    let legendLines = hasMap ? MapLegend.lineCount : 0
    let isTight = all.count + legendLines + 1 > area.lines.count
    let first = area.lines.lowerBound + (isTight ? 0 : 1)
    var line = first
    for entry in all where !isTight || entry != nil {
      if let entry { draw(entry, isFirst: line == first, line: line, on: &canvas, in: area) }
      line += 1
    }
    if hasMap { MapLegend().draw(line: line, on: &canvas, in: area) }
  }

  private func draw(
    _ figure: PanelLine, isFirst: Bool, line: Int, on canvas: inout Canvas, in area: Area
  ) {
    let start = area.columns.lowerBound
    guard let value = figure.value else {
      let text = ShownText.start(of: figure.name, columns: area.columns.count)
      canvas.draw(text, line: line, column: start, ink: isFirst ? .bold : [], in: area)
      return
    }
    canvas.draw(figure.name, line: line, column: start, ink: .dim, in: area)
    let text = ShownText.start(of: value, columns: area.columns.count - Self.nameColumns)
    canvas.draw(text, line: line, column: start + Self.nameColumns, ink: figure.ink, in: area)
  }

  private static let nameColumns = 10
}
