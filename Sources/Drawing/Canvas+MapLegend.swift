extension Canvas {
  /// Says what the map's marks mean, on two lines where one is too short.
  mutating func drawMapLegend(line: Int, in area: Area) {
    let (view, active) = ("██ in view", "◀ active row")
    let keyboard = "▒▒ under the keyboard"
    let start = area.columns.lowerBound
    draw(view + "   " + active, line: line, column: start, ink: .dim, in: area)
    let isOneLine = area.columns.count >= 60
    draw(
      keyboard, line: isOneLine ? line : line + 1, column: isOneLine ? start + 28 : start,
      ink: .dim, in: area)
  }
}
