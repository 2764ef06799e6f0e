import Foundation
import Simulation

/// The phone's screen in cells: the table first, then what covers it.
struct ScreenDrawing {
  let scenery: Scenery
  let scale: Scale
  let style: PictureStyle
  private(set) var canvas: Canvas

  init(_ scenery: Scenery, layout: Layout, style: PictureStyle) {
    self.scenery = scenery
    self.style = style
    scale = layout.scale
    canvas = Canvas(columns: layout.screenColumns, lines: layout.screenLines)
    drawBackground()
    drawBars()
    drawContainers()
    drawTable()
    drawKeyboard()
    drawHomeIndicator()
  }

  var phone: Phone { scenery.phone }

  /// Gives the canvas to drawing code in other files.
  mutating func draw(
    _ text: CellText, line: Int, column: Int, ink: Ink = [], in clip: Area? = nil
  ) {
    canvas.draw(text, line: line, column: column, ink: ink, in: clip ?? canvas.area)
  }

  mutating func draw(
    _ text: String, line: Int, column: Int, ink: Ink = [], in clip: Area? = nil
  ) {
    draw(CellText(text), line: line, column: column, ink: ink, in: clip)
  }

  mutating func fill(_ area: Area, with text: String, ink: Ink = []) {
    canvas.fill(area, with: text, ink: ink, in: canvas.area)
  }

  /// Draws a text in the middle of an area's columns, cut where it is longer.
  mutating func drawCentered(_ text: String, line: Int, in area: Area, ink: Ink = []) {
    let width = area.columns.count
    let shown = CellText.start(of: text, width: width)
    let column = area.columns.lowerBound + (width - shown.width) / 2
    draw(shown, line: line, column: column, ink: ink, in: area)
  }

  /// The root view shows, hatched, where neither a bar nor the table is.
  private mutating func drawBackground() {
    fill(canvas.area, with: "░", ink: .dim)
  }

  /// The strip at the bottom of a phone without a home button, where it is free.
  private mutating func drawHomeIndicator() {
    let width = canvas.area.columns.count / 3
    let start = (canvas.area.columns.count - width) / 2
    let line = canvas.area.lines.count - 1
    let area = Area(lines: line..<(line + 1), columns: start..<(start + width))
    guard phone.scene.safeArea.bottom > 0, canvas.isBlank(area) else { return }
    fill(area, with: "━", ink: .dim)
  }
}
