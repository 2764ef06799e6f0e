import Foundation
import Simulation

/// The phone's screen in cells: the bars and the table first, then what covers them.
struct ScreenDrawing {
  private let scenery: Scenery
  private let scale: Scale
  private(set) var canvas: Canvas

  init(_ scenery: Scenery, layout: Layout, style: PictureStyle) {
    self.scenery = scenery
    scale = layout.scale
    canvas = Canvas(columns: layout.screenColumns, lines: layout.screenLines)
    // The root view shows, hatched, where neither a bar nor the table is.
    canvas.fill(canvas.area, with: "░", ink: .dim)
    for bar in scenery.bars { draw(bar, in: scale.area(of: bar.frameOnScreen)) }
    for frame in scenery.phone.containerFrames { canvas.fill(scale.area(of: frame), with: " ") }
    for bar in scenery.containerBars {
      draw(bar, in: scale.area(of: bar.frameOnScreen).intersection(canvas.area))
    }
    TableDrawing(scenery, scale: scale, style: style, screen: canvas.area).draw(on: &canvas)
    let cover = scenery.cover
    if let cover { CoverDrawing(cover: cover, scale: scale).draw(on: &canvas) }
    if cover?.canHaveKeyboard != false {
      KeyboardDrawing(scenery, scale: scale, style: style).draw(on: &canvas)
    }
    drawHomeIndicator()
    if cover == nil, let row = scenery.lostRow {
      LostRowDrawing(row: row, keyboard: scenery.keyboard, scale: scale, screen: canvas.area)
        .draw(on: &canvas)
    }
  }

  private mutating func draw(_ bar: Bar, in area: Area) {
    BarDrawing(kind: bar.kind, area: area).draw(on: &canvas)
  }

  /// The strip at the bottom of a phone without a home button, where it is free.
  private mutating func drawHomeIndicator() {
    let width = canvas.area.columns.count / 3
    let start = (canvas.area.columns.count - width) / 2
    let area = Area(line: canvas.area.lines.count - 1, columns: start..<(start + width))
    guard scenery.hasHomeIndicator, canvas.isBlank(area) else { return }
    canvas.fill(area, with: "━", ink: .dim)
  }
}
