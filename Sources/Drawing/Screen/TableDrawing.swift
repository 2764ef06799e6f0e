import Foundation
import Simulation

/// The part of the table that neither bars nor the keyboard cover, in cells.
struct TableDrawing {
  private let scenery: Scenery
  private let scale: Scale
  private let area: Area
  private let words: TableWords

  /// Columns beside the words of a row.
  static let margin = 2

  init(_ scenery: Scenery, scale: Scale, style: PictureStyle, screen: Area) {
    self.scenery = scenery
    self.scale = scale
    area = Self.area(of: scenery.phone.visibleTableFrame, scale: scale).intersection(screen)
    words = TableWords(
      scenery: scenery, scale: scale, style: style,
      columns: area.inset(columns: Self.margin).columns)
  }

  /// A table of which only a few points show keeps one line.
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
    var places = LinePlaces()
    for item in scenery.items {
      let lines = lines(of: item, beside: places)
      draw(item, lines: lines, in: places.take(lines, for: item), on: &canvas)
      if item.isActive { drawActiveMark(item, wordsAt: lines.lowerBound, on: &canvas) }
    }
    drawSeparators(between: places, on: &canvas)
    drawCrowds(places.crowds, on: &canvas)
  }

  private func draw(
    _ item: TableItem, lines: Range<Int>, in free: [Int], on canvas: inout Canvas
  ) {
    guard free.contains(where: area.lines.contains) else { return }
    let clip = area.inset(columns: Self.margin)
    // Another row has the line of its words: what is wrong alone would seem to be that one's.
    if let line = free.first, line != lines.lowerBound, let text = words.line(of: item) {
      return canvas.draw(text, line: line, in: clip)
    }
    let words = words.lines(of: item)
    for line in free { canvas.draw(words[line - lines.lowerBound], line: line, in: clip) }
  }

  /// Returns the lines for an item's words: in the middle of its span, several of them within it;
  /// when most of it is in view, moved into view.
  private func lines(of item: TableItem) -> Range<Int> {
    let count = words.lineCount(of: item)
    var first = scale.line(at: item.frameOnScreen.midY) - (count - 1) / 2
    let span = scale.lines(of: item.frameOnScreen)
    if (2...).contains(count), count <= span.count {
      first = min(max(first, span.lowerBound), span.upperBound - count)
    }
    if item.isMostlyVisible {
      first = min(max(first, area.lines.lowerBound), area.lines.upperBound - count)
    }
    return first..<(first + count)
  }

  /// Returns the lines for an item's words; a header or footer whose line a row has taken gets another
  /// that it reaches into, if one is free.
  private func lines(of item: TableItem, beside places: LinePlaces) -> Range<Int> {
    let lines = lines(of: item)
    let isInTheWay = lines.count == 1 && places.isTaken(lines.lowerBound)
    guard !item.isRow, !item.isMostlyVisible, isInTheWay else { return lines }
    let (top, bottom) = (item.frameOnScreen.minY, item.frameOnScreen.maxY.nextDown)
    let free = (scale.line(at: top)...max(scale.line(at: top), scale.line(at: bottom))).first {
      area.contains(line: $0) && !places.isTaken($0)
    }
    return free.map { $0..<($0 + 1) } ?? lines
  }

  /// Draws lines between the rows of a section: where no words stand, or below those of a row where a
  /// usual row has not the lines for one.
  private func drawSeparators(between places: LinePlaces, on canvas: inout Canvas) {
    let haveLines = scale.rowLines > 1
    let columns = area.inset(columns: Self.margin).columns
    for separator in scenery.separators {
      let y = separator.frameOnScreen.minY
      let line = haveLines ? scale.line(at: y) : scale.line(ofEdge: y) - 1
      let isFree = area.contains(line: line) && (!haveLines || !places.isTaken(line))
      guard isFree, y <= scenery.phone.visibleTableFrame.maxY else { continue }
      let rule = Area(line: line, columns: columns)
      if haveLines {
        canvas.fill(rule, with: "─", ink: .dim)
      } else {
        canvas.rule(rule)
      }
    }
  }

  /// A bar beside the active row, as high as the row.
  private func drawActiveMark(
    _ item: TableItem, wordsAt line: Int, on canvas: inout Canvas
  ) {
    let lines = scale.lines(of: item.frameOnScreen)
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

  /// The number of further rows beside a row whose line they would have needed.
  private func drawCrowds(_ crowds: [Int: Int], on canvas: inout Canvas) {
    for (line, count) in crowds {
      let text = "+\(count)"
      let column = area.columns.upperBound - text.utf8.count
      canvas.draw(text, line: line, column: column, ink: .dim, in: area)
    }
  }
}

/// Which lines of the table have words, and how many rows found none.
struct LinePlaces {
  /// Whether the words of a line are a row's, of cells side by side each in its own place.
  private var isRow: [Place: Bool] = [:]
  /// Further rows that would have needed a row's line, by line.
  private(set) var crowds: [Int: Int] = [:]

  private struct Place: Hashable {
    let line: Int
    let cell: Int
  }

  /// Returns those of the lines that are still free, and takes them.
  mutating func take(_ lines: Range<Int>, for item: TableItem) -> [Int] {
    let cell = item.cell
    let free = lines.filter { isRow[Place(line: $0, cell: cell)] == nil }
    for line in free { isRow[Place(line: line, cell: cell)] = item.isRow }
    // What a floating header covers is hidden on the phone, too.
    let isCrowded =
      free.isEmpty && item.isRow
      && lines.allSatisfy { isRow[Place(line: $0, cell: cell)] == true }
    if isCrowded { crowds[lines.lowerBound, default: 0] += 1 }
    return free
  }

  func isTaken(_ line: Int) -> Bool { isRow[Place(line: line, cell: 0)] != nil }
}
