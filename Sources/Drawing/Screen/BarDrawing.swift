import TerminalText
import TerminalCells

/// Draws a bar, such as a navigation bar, in terminal cells.
struct BarDrawing {
  let kind: Bar.Kind
  let area: Area

  func draw(on canvas: inout Canvas) {
    guard !area.lines.isEmpty else { return }
    canvas.fill(area, with: " ")
    switch kind {
    case .status(let isBesideCamera):
      drawStatus(isAtLeft: isBesideCamera, on: &canvas)
    case .navigation(let title, let isLarge, let hasSearch):
      drawNavigation(title: title, isLarge: isLarge, hasSearch: hasSearch, on: &canvas)
    case .tabs: drawTabs(on: &canvas)
    case .bottom(let text, _): drawBottom(text, on: &canvas)
    }
  }

  /// Draws a navigation bar's title and lower edge; if the bar has only one line, both are on it.
  private func drawNavigation(
    title: String, isLarge: Bool, hasSearch: Bool, on canvas: inout Canvas
  ) {
    let edge = area.lines.upperBound - 1
    canvas.fill(Area(line: edge, columns: area.columns), with: "─")
    let inner = area.inset(columns: TableDrawing.margin)
    var line = edge - 1
    if hasSearch, area.lines.count > 2 {
      canvas.draw("Search", line: line, column: inner.columns.lowerBound, ink: .dim, in: inner)
      line -= 1
    }
    if isLarge, line > area.lines.lowerBound {
      canvas.draw(title, line: line, column: inner.columns.lowerBound, ink: .bold, in: inner)
    } else if area.lines.count == 1 {
      drawInRule(title, line: edge, on: &canvas)
    } else {
      let line = min((area.lines.lowerBound + line + 1) / 2, line)
      canvas.drawCentered(title, line: line, ink: .bold, in: area.inset(columns: 1))
    }
  }

  private func drawTabs(on canvas: inout Canvas) {
    drawEdge(on: &canvas, above: "◆     ◇     ◇", by: area.lines.count / 2, in: area)
  }

  /// Draws the upper edge of the bar at the form's bottom, and its button's title in `‹ ›`.
  private func drawBottom(_ text: String, on canvas: inout Canvas) {
    drawEdge(
      on: &canvas, above: "‹ \(text) ›", by: 1, ink: .accent, in: area.inset(columns: 1))
  }

  /// Draws a bar's upper edge with a text `lines` lines below it, or in the edge of a one-line bar.
  private func drawEdge(
    on canvas: inout Canvas, above text: String, by lines: Int, ink: Ink = [], in clip: Area
  ) {
    let edge = area.lines.lowerBound
    canvas.fill(Area(line: edge, columns: area.columns), with: "─")
    if area.lines.count == 1 {
      drawInRule(text, line: edge, on: &canvas)
    } else {
      canvas.drawCentered(text, line: edge + lines, ink: ink, in: clip)
    }
  }

  private func drawStatus(isAtLeft: Bool, on canvas: inout Canvas) {
    let line = (area.lines.lowerBound + area.lines.upperBound - 1) / 2
    let inner = area.inset(columns: 2)
    if isAtLeft {
      canvas.draw("9:41", line: line, column: inner.columns.lowerBound, in: inner)
    } else {
      canvas.draw(
        Self.reception, line: line, column: inner.columns.lowerBound, ink: .dim, in: inner)
      canvas.drawCentered("9:41", line: line, in: inner)
    }
    let right = isAtLeft ? Self.receptionWithCharge : Self.charge
    canvas.draw(
      right, line: line, column: inner.columns.upperBound - right.columns, ink: .dim, in: inner)
  }

  private static let reception = ShownText("▂▄▆")
  private static let charge = ShownText("100 %")
  private static let receptionWithCharge = ShownText("▂▄▆ 100 %")

  private func drawInRule(_ text: String, line: Int, on canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    let shown = ShownText.start(of: text, columns: area.columns.count - 6)
    let start = area.columns.lowerBound + (area.columns.count - shown.columns) / 2
    let gap = Area(line: line, columns: (start - 1)..<(start + shown.columns + 1))
    canvas.fill(gap, with: " ")
    canvas.draw(shown, line: line, column: start, ink: .bold, in: area)
  }
}
