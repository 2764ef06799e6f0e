import TerminalText
import TerminalCells

/// The legend below the map of the form's content, which explains the signs in the map.
struct MapLegend {
  private static let view = ShownText("██ in view   ◀ active row")
  private static let keyboard = ShownText("▒▒ under the keyboard")
  /// The minimum width in columns that allows the whole legend on one line.
  private static let columnsOfOneLine = 60

  /// The maximum number of terminal lines for the map's legend.
  static let lineCount = 2

  /// Draws the legend of the map at a line, and on the next line too if necessary.
  func draw(line: Int, on canvas: inout Canvas, in area: Area) {
    let start = area.columns.lowerBound
    canvas.draw(Self.view, line: line, column: start, ink: .dim, in: area)
    let isOneLine = area.columns.count >= Self.columnsOfOneLine
    canvas.draw(
      Self.keyboard, line: isOneLine ? line : line + 1,
      column: isOneLine ? start + Self.view.columns + 3 : start, ink: .dim, in: area)
  }
}
