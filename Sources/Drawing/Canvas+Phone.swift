extension Canvas {
  /// Draws a screen in its frame at the page's top left corner.
  ///
  /// A rule across the whole screen, a bar's or the keyboard's edge, is joined to the frame.
  mutating func drawPhone(_ screen: Canvas) {
    paste(screen, line: 1, column: 1)
    let right = screen.area.columns.count + 1
    let bottom = screen.area.lines.count + 1
    let rule = String(repeating: "─", count: screen.area.columns.count)
    draw("╭" + rule + "╮", line: 0, column: 0, in: area)
    draw("╰" + rule + "╯", line: bottom, column: 0, in: area)
    for line in 1..<bottom {
      let isRule = self[line, 1].text == "─" && self[line, right - 1].text == "─"
      draw(isRule ? "├" : "│", line: line, column: 0, in: area)
      draw(isRule ? "┤" : "│", line: line, column: right, in: area)
    }
  }
}
