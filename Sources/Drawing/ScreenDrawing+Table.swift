import Forms
import Foundation
import Simulation

extension ScreenDrawing {
  /// Draws the part of the table that neither bars nor the keyboard cover.
  mutating func drawTable() {
    let clip = tableArea
    fill(clip, with: " ")
    guard !clip.lines.isEmpty else { return }
    var places = LinePlaces()
    for item in scenery.items {
      let texts = words(of: item, in: clip)
      let lines = lines(of: item, count: texts.count, in: clip)
      for line in places.take(lines, for: item) {
        draw(texts, index: line - lines.lowerBound, of: item, line: line, in: clip)
      }
      if item.isActive { drawActiveMark(item, wordsAt: lines.lowerBound, in: clip) }
    }
    drawSeparators(between: places, in: clip)
    drawCrowds(places.crowds, in: clip)
  }

  /// A table of which only a few points show keeps one line.
  private var tableArea: Area {
    let visible = phone.visibleTableFrame
    var area = scale.area(of: visible)
    if area.lines.isEmpty, visible.height > 0 {
      area.lines = (area.lines.upperBound - 1)..<area.lines.upperBound
    }
    return area.intersection(canvas.area)
  }

  /// Returns the lines for an item's words: in the middle of its span, several of them within it;
  /// when most of it is in view, moved into view.
  private func lines(of item: TableItem, count: Int, in clip: Area) -> Range<Int> {
    var first = scale.line(at: item.frameOnScreen.midY) - (count - 1) / 2
    let span = scale.lines(of: item.frameOnScreen)
    if (2...).contains(count), count <= span.count {
      first = min(max(first, span.lowerBound), span.upperBound - count)
    }
    if item.isMostlyVisible {
      first = min(max(first, clip.lines.lowerBound), clip.lines.upperBound - count)
    }
    return first..<(first + count)
  }

  /// Lines between the rows of a section, where no words stand; none where a usual row has not the
  /// lines for one.
  private mutating func drawSeparators(between places: LinePlaces, in clip: Area) {
    guard 2 * scale.pointsPerLine <= FormRow.defaultHeight else { return }
    let geometry = phone.table.rows
    for row in Scenery.rowsInBounds(of: phone) where row + 1 < geometry.rowCount {
      let line = scale.line(at: phone.frameOnScreen(ofRow: row).maxY)
      let isInside = geometry.section(ofRow: row) == geometry.section(ofRow: row + 1)
      guard isInside, clip.contains(line: line), !places.isTaken(line) else { continue }
      let inner = clip.inset(columns: Self.margin)
      fill(Area(lines: line..<(line + 1), columns: inner.columns), with: "─", ink: .dim)
    }
  }

  /// A bar beside the active row, as high as the row.
  private mutating func drawActiveMark(_ item: TableItem, wordsAt line: Int, in clip: Area) {
    let lines = scale.lines(of: item.frameOnScreen)
    let bar = Area(
      lines: min(line, lines.lowerBound)..<max(line + 1, lines.upperBound),
      columns: clip.columns.lowerBound..<(clip.columns.lowerBound + 1))
    fill(bar.intersection(clip), with: "▌", ink: .accent)
  }

  /// The number of further rows beside a row whose line they would have needed.
  private mutating func drawCrowds(_ crowds: [Int: Int], in clip: Area) {
    for (line, count) in crowds {
      let text = "+\(count)"
      let column = clip.columns.upperBound - text.count
      draw(text, line: line, column: column, ink: .dim, in: clip)
    }
  }

  /// Columns beside the words of a row.
  static let margin = 2
}
