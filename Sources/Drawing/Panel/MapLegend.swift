import TerminalText

/// The legend of the map's marks.
struct MapLegend {
  private static let view = ShownText("██ in view   ◀ active row")
  private static let keyboard = ShownText("▒▒ under the keyboard")
  /// Columns from which on one line is enough.
  private static let columnsOfOneLine = 60

  /// Lines that it takes at most.
  static let lineCount = 2

  /// Draws the legend, on two lines where one is too short.
  func draw(line: Int, on canvas: inout Canvas, in area: Area) {
    let start = area.columns.lowerBound
    canvas.draw(Self.view, line: line, column: start, ink: .dim, in: area)
    let isOneLine = area.columns.count >= Self.columnsOfOneLine
    canvas.draw(
      Self.keyboard, line: isOneLine ? line : line + 1,
      column: isOneLine ? start + Self.view.columns + 3 : start, ink: .dim, in: area)
  }
}
