import Foundation
import Session
import TerminalText
import TerminalCells

/// The picture of a session's phone for a terminal, with figures and a map of the form's content.
public struct Picture: Equatable, Sendable {
  let scenery: ScreenScene
  private let columns: Int
  private let lines: Int
  let style: PictureStyle

  /// Creates a picture of the phone's current screen.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - columns: the terminal's width. No line is longer.
  ///   - lines: the maximum number of lines.
  ///   - style: the terminal's abilities.
  ///   - interaction: the user's choices about the picture in live mode, or nil.
  package init(
    _ session: Session, columns: Int, lines: Int, style: PictureStyle,
    interaction: Interaction? = nil
  ) {
    var scenery = ScreenScene(session)
    scenery.interaction = interaction
    self.scenery = scenery
    self.columns = columns
    self.lines = lines
    self.style = style
  }

  /// Creates a picture of the phone's current screen, as plain text.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - columns: the width in characters. No line is longer.
  ///   - lines: the maximum number of lines.
  public init(_ session: Session, columns: Int = 80, lines: Int = 24) {
    self.init(session, columns: columns, lines: lines, style: PictureStyle())
  }

  /// The whole picture of the phone as text, each line with a line feed.
  ///
  /// If the size is too small for a phone, the text is a one-line summary.
  public var text: String { canvas.text(style: style) }

  /// The whole picture of the phone as a page of cells, which can be redrawn in place.
  ///
  /// Figures that don't fit beside the phone are drawn below it, if there are enough lines.
  package var page: Page {
    let layout = pageLayout
    var page = Canvas(columns: columns, lines: lines)
    page.paste(canvas(layout), line: 0, column: 0)
    if let layout, layout.figureColumns == 0, lines - layout.lines >= Figures.leastLineCount {
      let below = Area(lines: layout.lines..<lines, columns: 0..<columns)
      Figures(scenery).draw(on: &page, in: below, hasMap: false)
    }
    return Page(canvas: page, style: style)
  }

  /// Returns the picture's layout for a number of lines, or nil if the terminal is too small.
  private func layout(lines: Int) -> Layout? {
    Layout(
      screen: scenery.phone.scene.screenSize, rowHeight: scenery.phone.usualRowHeight,
      columns: columns, lines: lines, isTouched: scenery.interaction != nil)
  }

  /// The layout of the phone's picture on a page, or nil if the page is too small.
  ///
  /// If the figures fit neither beside nor below the phone, the phone is made smaller, but each row
  /// keeps a line.
  var pageLayout: Layout? {
    let whole = layout(lines: lines)
    guard let whole, whole.figureColumns == 0, lines - whole.lines < Figures.leastLineCount,
      let smaller = layout(lines: lines - Figures.leastLineCount), smaller.scale.rowLines > 0
    else { return whole }
    return smaller
  }

  private var canvas: Canvas { canvas(layout(lines: lines)) }

  private func canvas(_ layout: Layout?) -> Canvas {
    guard let layout else { return summary }
    var canvas = Canvas(columns: layout.columns, lines: layout.lines)
    canvas.drawPhone(
      ScreenDrawing(scenery, layout: layout, style: style).canvas, in: layout.phone)
    Figures(scenery).draw(on: &canvas, in: layout.figures, hasMap: layout.mapColumns > 0)
    if layout.mapColumns > 0 {
      ContentMap(scenery, lines: layout.map.lines.count).draw(on: &canvas, in: layout.map)
    }
    return canvas
  }

  /// Returns the number of terminal lines that a picture of a phone's screen needs.
  ///
  /// - Parameters:
  ///   - screen: the screen's size in points.
  ///   - rowHeight: the usual row height of the form, in points.
  ///   - columns: the available columns.
  ///   - lines: the usual maximum number of lines.
  ///   - greatest: the maximum if each row gets more lines by it.
  /// - Returns: the number of lines.
  package static func lines(
    for screen: CGSize, rowHeight: CGFloat, columns: Int, lines: Int, greatest: Int
  ) -> Int {
    let layouts = (lines...max(lines, greatest)).compactMap {
      Layout(screen: screen, rowHeight: rowHeight, columns: columns, lines: $0)
    }
    return layouts.max { $0.scale.rowLines < $1.scale.rowLines }?.lines ?? lines
  }

  /// The map of the form's content alone as text, with the rows' names; for `show map`.
  package var map: String {
    guard columns >= Layout.leastColumns, lines >= 2 else {
      return summary.text(style: style)
    }
    var canvas = Canvas(columns: min(columns, Self.greatestMapColumns), lines: lines)
    ContentMap(scenery, lines: lines - 1).drawNamed(on: &canvas, in: canvas.area)
    MapLegend().draw(line: lines - 1, on: &canvas, in: canvas.area)
    return canvas.text(style: style)
  }

  private static let greatestMapColumns = 80

  private var summary: Canvas {
    var canvas = Canvas(columns: columns, lines: 1)
    let text = ShownText.start(of: Figures(scenery).summary, columns: columns)
    canvas.draw(text, line: 0, column: 0, in: canvas.area)
    return canvas
  }
}

extension Canvas {
  /// Draws a phone's screen with a frame around it.
  ///
  /// A horizontal line across the whole screen, such as the edge of a bar, is joined to the frame.
  mutating func drawPhone(_ screen: Canvas, in frame: Area) {
    paste(screen, line: frame.lines.lowerBound + 1, column: frame.columns.lowerBound + 1)
    drawFrame(around: frame)
    let (left, right) = (frame.columns.lowerBound, frame.columns.upperBound - 1)
    let rule = Cell.Glyph("─")
    for line in frame.lines.dropFirst().dropLast()
    where self[line, left + 1].glyph == rule && self[line, right - 1].glyph == rule {
      put("├", line: line, column: left)
      put("┤", line: line, column: right)
    }
  }
}
