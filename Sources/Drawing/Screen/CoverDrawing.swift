import TerminalCells

/// Draws the view that covers the form's screen, such as a pushed screen, in terminal cells.
struct CoverDrawing {
  let cover: Cover
  let scale: Scale

  func draw(on canvas: inout Canvas) {
    let area = scale.area(of: cover.frameOnScreen).intersection(canvas.area)
    guard !area.lines.isEmpty, !area.columns.isEmpty else { return }
    canvas.fill(area, with: " ")
    if area != canvas.area, area.lines.count > 2 { canvas.drawFrame(around: area) }
    let line = (area.lines.lowerBound + area.lines.upperBound - 1) / 2
    canvas.drawCentered(cover.title, line: line, ink: .dim, in: area.inset(columns: 1))
  }
}
