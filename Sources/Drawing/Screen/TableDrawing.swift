import Foundation
import Simulation
import TerminalCells

/// Draws the form's table in terminal cells, except where bars or the keyboard cover the table.
struct TableDrawing {
  private let scenery: ScreenScene
  private let scale: Scale
  private let area: Area
  private let words: TableWords
  /// Whether the terminal can underline text, so that separators can be underlines.
  private let hasRules: Bool

  /// The number of columns between the table's sides and a row's text.
  static let margin = 2

  init(_ scenery: ScreenScene, scale: Scale, style: PictureStyle, screen: Area) {
    self.scenery = scenery
    self.scale = scale
    hasRules = style.inks.contains(.ruled)
    area = Self.area(of: scenery.phone.visibleTableFrame, scale: scale).intersection(screen)
    words = TableWords(
      scenery: scenery, scale: scale, style: style,
      columns: area.inset(columns: Self.margin).columns)
  }

  /// Returns the cells of the table's visible part; `visible` is in points in screen coordinates.
  ///
  /// A table has at least one line, even if only a few points are visible.
  private static func area(of visible: CGRect, scale: Scale) -> Area {
    var area = scale.area(of: visible)
    if area.lines.isEmpty, visible.height > 0 {
      area.lines = (area.lines.upperBound - 1)..<area.lines.upperBound
    }
    return area
  }

  func draw(on canvas: inout Canvas) {
    canvas.fill(area, with: " ")
    guard !area.lines.isEmpty else { return }
    let (placed, places, gaps) = places(of: scenery.items)
    for (item, lines, free) in placed {
      draw(item, lines: lines, in: free, on: &canvas)
      if item.isActive {
        drawActiveMark(item, wordsAt: lines.lowerBound, below: gaps, on: &canvas)
      } else if let row = scenery.interaction?.highlightedRow, item.kind == .row(row) {
        canvas.put(
          "▸", line: lines.lowerBound, column: area.columns.lowerBound, ink: .accent, in: area)
      }
    }
    drawSeparators(between: places, of: placed, below: gaps, on: &canvas)
    drawCrowds(places.crowds, on: &canvas)
  }

  /// Returns how many characters are before the caret after a tap on a cell of the active field.
  ///
  /// Lines and columns count from 0 on the screen. Nil if the cell isn't in the field.
  func caretPlace(line: Int, column: Int) -> Int? {
    guard area.contains(line: line, column: column) else { return nil }
    let placed = places(of: scenery.items).placed.first { $0.item.isActive }
    guard let placed, placed.free.contains(line) else { return nil }
    // A row that had to leave its line shows its first one.
    let isMoved = placed.free.first == line && line != placed.lines.lowerBound
    return words.caretPlace(
      in: placed.item, line: isMoved ? 0 : line - placed.lines.lowerBound, column: column)
  }

  /// Returns the frame of the row whose text is drawn at a cell, in screen coordinates, or nil.
  ///
  /// The cell's middle may be outside the frame, because lines may be higher than rows or have
  /// moved.
  func frame(ofRowAt line: Int, column: Int) -> CGRect? {
    guard area.contains(line: line, column: column) else { return nil }
    return places(of: scenery.items).placed.first { item, _, free in
      let frame = item.frameOnScreen
      return item.isRow && free.contains(line) && scale.column(ofEdge: frame.minX) <= column
        && column < scale.column(ofEdge: frame.maxX)
    }?.item.frameOnScreen
  }

  /// A row, header or footer with the lines that its text needs, and those that it got.
  private typealias PlacedItem = (item: TableItem, lines: Range<Int>, free: [Int])

  /// Finds terminal lines for the texts of the table's rows, headers and footers.
  ///
  /// If a visible item gets no line, the items below it move down by one line. This requires a
  /// blank line below the last row.
  private func places(of items: [TableItem]) -> (placed: [PlacedItem], LinePlaces, LineGaps) {
    var gaps = LineGaps()
    while true {
      var places = LinePlaces()
      let placed = items.map { item -> PlacedItem in
        let lines = lines(of: item, beside: places, below: gaps)
        return (item, lines, places.take(lines, for: item))
      }
      guard let gap = gap(for: placed) else { return (placed, places, gaps) }
      gaps.open(at: gap)
    }
  }

  /// Returns the y on the screen where a line must be inserted for a visible item without a line.
  ///
  /// Nil if each visible row, header and footer has a line, or if no blank line is left.
  private func gap(for placed: [PlacedItem]) -> CGFloat? {
    let shown = scenery.phone.visibleTableFrame
    guard
      let (item, lines, _) = placed.first(where: {
        $0.free.isEmpty && shown.contains($0.item.frameOnScreen)
      })
    else { return nil }
    let holder = placed.first { $0.free.contains(lines.lowerBound) }?.item
    let isAbove = (holder?.frameOnScreen.midY ?? 0) < item.frameOnScreen.midY
    let gap = isAbove ? item.frameOnScreen.minY : item.frameOnScreen.maxY
    let below = placed.filter { $0.item.frameOnScreen.midY > gap }.map(\.lines.upperBound)
    guard let last = below.max(), last < area.lines.upperBound else { return nil }
    return gap
  }

  private func draw(
    _ item: TableItem, lines: Range<Int>, in free: [Int], on canvas: inout Canvas
  ) {
    guard free.contains(where: area.lines.contains) else { return }
    let clip = area.inset(columns: Self.margin)
    // Another row has the line of this row's text. The message alone would seem to belong to that
    // row.
    if let line = free.first, line != lines.lowerBound, let text = words.line(of: item) {
      return canvas.draw(text, line: line, in: clip)
    }
    let words = words.lines(of: item)
    for line in free { canvas.draw(words[line - lines.lowerBound], line: line, in: clip) }
  }

  /// Returns the terminal lines for the text of a row, header or footer, at its vertical middle.
  ///
  /// If most of the item is visible, the lines are moved into the table's visible part.
  private func lines(of item: TableItem, below gaps: LineGaps) -> Range<Int> {
    let count = words.lineCount(of: item)
    let (middle, moved) = (item.frameOnScreen.midY, gaps.lines(above: item.frameOnScreen.midY))
    var first = scale.line(at: middle) - (count - 1) / 2 + moved
    let span = scale.lines(of: item.frameOnScreen).moved(by: moved)
    if (2...).contains(count), count <= span.count {
      first = min(max(first, span.lowerBound), span.upperBound - count)
    }
    if item.isMostlyVisible {
      first = min(max(first, area.lines.lowerBound), area.lines.upperBound - count)
    }
    return first..<(first + count)
  }

  /// Returns the terminal lines for the text of a row, header or footer, given the lines already
  /// reserved.
  ///
  /// If the line of a header or footer is already reserved, it gets a free line within its height.
  private func lines(
    of item: TableItem, beside places: LinePlaces, below gaps: LineGaps
  ) -> Range<Int> {
    let lines = lines(of: item, below: gaps)
    let isInTheWay = lines.count == 1 && places.isTaken(lines.lowerBound)
    guard !item.isRow, !item.isMostlyVisible, isInTheWay else { return lines }
    let moved = gaps.lines(above: item.frameOnScreen.midY)
    let top = scale.line(at: item.frameOnScreen.minY) + moved
    let bottom = scale.line(at: item.frameOnScreen.maxY.nextDown) + moved
    let free = (top...max(top, bottom)).first {
      area.contains(line: $0) && !places.isTaken($0)
    }
    return free.map { $0..<($0 + 1) } ?? lines
  }

  /// Draws the separators between the rows of each section.
  ///
  /// A separator is on a line without text. If rows of usual height have no such line, it is an
  /// underline below the text. If the terminal can't underline, it is drawn behind the text.
  private func drawSeparators(
    between places: LinePlaces, of placed: [PlacedItem], below gaps: LineGaps,
    on canvas: inout Canvas
  ) {
    let shown = scenery.separators.filter {
      $0.frameOnScreen.minY <= scenery.phone.visibleTableFrame.maxY
    }
    let columns = area.inset(columns: Self.margin).columns
    let words = scale.rowLines > 1 ? [:] : lines(ofRowsIn: placed)
    for separator in shown {
      if scale.rowLines > 1 {
        let y = separator.frameOnScreen.minY
        let line = scale.line(ofRuleAt: y) + gaps.lines(above: y)
        guard area.contains(line: line), !places.isTaken(line) else { continue }
        canvas.fill(Area(line: line, columns: columns), with: "─", ink: .dim)
      } else {
        let line = line(of: separator, words: words, below: gaps)
        guard area.contains(line: line), !places.isHeading(line) else { continue }
        drawSeparator(inLineOfWords: Area(line: line, columns: columns), on: &canvas)
      }
    }
  }

  private func drawSeparator(inLineOfWords area: Area, on canvas: inout Canvas) {
    guard !hasRules else { return canvas.rule(area) }
    canvas.fill(restOfLine(area.lines.lowerBound, on: canvas), with: "▁", ink: .dim)
  }

  /// Returns the terminal lines that have text of each row; the key is the row's index.
  private func lines(ofRowsIn placed: [PlacedItem]) -> [Int: Range<Int>] {
    placed.reduce(into: [:]) { lines, placed in
      guard case .row(let row) = placed.item.kind, let first = placed.free.first,
        let last = placed.free.last
      else { return }
      lines[row] = first..<(last + 1)
    }
  }

  /// Returns the terminal line for the separator below a row: the last line of the row's height.
  ///
  /// It is never above the row's text, and never below the next row's text.
  private func line(
    of separator: Separator, words: [Int: Range<Int>], below gaps: LineGaps
  ) -> Int {
    let y = separator.frameOnScreen.minY
    let byHeight = scale.line(ofEdge: y) - 1 + gaps.lines(above: y)
    guard let own = words[separator.row] else { return byHeight }
    let next = words[separator.row + 1].map { max(own.upperBound, $0.lowerBound) - 1 }
    return max(own.upperBound - 1, min(byHeight, next ?? byHeight))
  }

  /// Returns the blank cells of a line from behind its text to the table's right side.
  private func restOfLine(_ line: Int, on canvas: Canvas) -> Area {
    let columns = area.inset(columns: Self.margin).columns
    let end = area.columns.last { !canvas.isBlank(Area(line: line, columns: $0..<($0 + 1))) }
    let start = max(columns.lowerBound, (end ?? 0) + Self.margin)
    return Area(line: line, columns: min(start, area.columns.upperBound)..<area.columns.upperBound)
  }

  /// Draws a vertical bar beside the active row, as high as the row.
  private func drawActiveMark(
    _ item: TableItem, wordsAt line: Int, below gaps: LineGaps, on canvas: inout Canvas
  ) {
    let lines = scale.lines(of: item.frameOnScreen)
      .moved(by: gaps.lines(above: item.frameOnScreen.midY))
    let isBeside = scenery.phone.table.rows.columns > 1
    let start =
      isBeside
      ? max(area.columns.lowerBound, scale.column(ofEdge: item.frameOnScreen.minX))
      : area.columns.lowerBound
    let bar = Area(
      lines: min(line, lines.lowerBound)..<max(line + 1, lines.upperBound),
      columns: start..<(start + 1))
    canvas.fill(bar, with: "▌", ink: .accent, in: area)
  }

  /// Draws a number at lines that further rows needed but did not get: how many rows these are.
  private func drawCrowds(_ crowds: [Int: Int], on canvas: inout Canvas) {
    for (line, count) in crowds {
      let text = "+\(count)"
      let column = area.columns.upperBound - text.utf8.count
      canvas.draw(text, line: line, column: column, ink: .dim, in: area)
    }
  }
}
