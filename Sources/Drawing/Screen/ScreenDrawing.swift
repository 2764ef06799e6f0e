import Foundation
import Simulation
import TerminalCells

/// Draws the phone's screen in terminal cells: bars and table first, then the views above them.
struct ScreenDrawing {
  private let scenery: ScreenScene
  private let scale: Scale
  private(set) var canvas: Canvas

  init(_ scenery: ScreenScene, layout: Layout, style: PictureStyle) {
    self.scenery = scenery
    scale = layout.scale
    canvas = Canvas(columns: layout.screenColumns, lines: layout.screenLines)
    // The root view is visible, hatched, where neither a bar nor the table is.
    canvas.fill(canvas.area, with: "░", ink: .dim)
    for bar in scenery.bars { draw(bar, in: scale.area(of: bar.frameOnScreen)) }
    for frame in scenery.phone.containerFrames { canvas.fill(scale.area(of: frame), with: " ") }
    for bar in scenery.containerBars {
      draw(bar, in: scale.area(of: bar.frameOnScreen).intersection(canvas.area))
    }
    for bar in scenery.bars + scenery.containerBars { drawSqueezed(bar) }
    drawNavigationField(style)
    TableDrawing(scenery, scale: scale, style: style, screen: canvas.area).draw(on: &canvas)
    if let bar = scenery.bottomBar {
      draw(bar, in: scale.area(of: bar.frameOnScreen).intersection(canvas.area))
    }
    let cover = scenery.cover
    if let cover { CoverDrawing(cover: cover, scale: scale).draw(on: &canvas) }
    if cover?.canHaveKeyboard != false {
      KeyboardDrawing(scenery, scale: scale, style: style).draw(on: &canvas)
    }
    drawHomeIndicator()
    if cover == nil, let row = scenery.lostRow {
      HiddenRowDrawing(row: row, keyboard: scenery.keyboard, scale: scale, screen: canvas.area)
        .draw(on: &canvas)
    }
  }

  private mutating func draw(_ bar: Bar, in area: Area) {
    BarDrawing(kind: bar.kind, area: area).draw(on: &canvas)
  }

  /// Draws a navigation bar on the status bar's line if rounding leaves the navigation bar no line.
  ///
  /// Its title replaces the clock, because the title is more useful.
  private mutating func drawSqueezed(_ bar: Bar) {
    guard case .navigation = bar.kind, bar.frameOnScreen.height > 0,
      bar.frameOnScreen.minY >= scenery.phone.scene.statusBarFrame.maxY
    else { return }
    var area = scale.area(of: bar.frameOnScreen)
    guard area.lines.isEmpty, area.lines.lowerBound > 0 else { return }
    area.lines = (area.lines.lowerBound - 1)..<area.lines.lowerBound
    draw(bar, in: area)
  }

  /// Draws the text field in the navigation bar, on the line above the bar's edge or on its title's.
  private mutating func drawNavigationField(_ style: PictureStyle) {
    let bar = scale.area(of: scenery.phone.shownNavigationBarFrame).intersection(canvas.area)
    guard let field = scenery.navigationField, scenery.phone.navigationFieldFrame != nil,
      let edge = bar.lines.last
    else { return }
    let isTitle = scenery.phone.scene.navigationField?.place == .title
    let line = isTitle ? min((bar.lines.lowerBound + edge) / 2, edge - 1) : edge - 1
    let inner = bar.inset(columns: TableDrawing.margin)
    let words = FieldWords(
      field, value: scenery.barValue, isActive: scenery.phone.responder == .bar,
      caret: scenery.interaction?.caret, in: inner.columns, style: style)
    let place = Area(line: max(line, bar.lines.lowerBound), columns: inner.columns)
    canvas.fill(place, with: " ")
    if let text = words.lines.first { canvas.draw(text, line: place.lines.lowerBound, in: inner) }
  }

  /// Draws the strip of the home indicator at the screen's bottom, where nothing else is drawn.
  private mutating func drawHomeIndicator() {
    let width = canvas.area.columns.count / 3
    let start = (canvas.area.columns.count - width) / 2
    let area = Area(line: canvas.area.lines.count - 1, columns: start..<(start + width))
    guard scenery.hasHomeIndicator, canvas.isBlank(area) else { return }
    canvas.fill(area, with: "━", ink: .dim)
  }
}
