import Foundation
import Simulation

extension ScreenDrawing {
  /// Draws the part of the table that neither bars nor the keyboard cover.
  mutating func drawTable() {
    let clip = tableArea
    fill(clip, with: " ")
    guard !clip.lines.isEmpty else { return }
    var taken: Set<Int> = []
    for item in scenery.items {
      let texts = words(of: item, in: clip)
      let lines = lines(of: item, count: texts.count, in: clip)
      guard taken.isDisjoint(with: lines) else { continue }
      taken.formUnion(lines)
      for (line, text) in zip(lines, texts) {
        draw(text, of: item, line: line, in: clip)
      }
    }
    drawSeparators(between: taken, in: clip)
    drawActiveMark(taken: taken, in: clip)
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

  /// Returns the lines for an item's words: in the middle of its span; when most of it is in view,
  /// moved into view.
  private func lines(of item: TableItem, count: Int, in clip: Area) -> Range<Int> {
    var first = scale.line(at: item.frameOnScreen.midY) - (count - 1) / 2
    if item.isMostlyVisible {
      first = min(max(first, clip.lines.lowerBound), clip.lines.upperBound - count)
    }
    return first..<(first + count)
  }

  /// Lines between the rows of a section, where no words stand.
  private mutating func drawSeparators(between taken: Set<Int>, in clip: Area) {
    let geometry = phone.table.rows
    for row in Scenery.rowsInBounds(of: phone) where row + 1 < geometry.rowCount {
      let line = scale.line(at: phone.frameOnScreen(ofRow: row).maxY)
      let isInside = geometry.section(ofRow: row) == geometry.section(ofRow: row + 1)
      guard isInside, clip.contains(line: line), !taken.contains(line) else { continue }
      let inner = clip.inset(columns: Self.margin)
      fill(Area(lines: line..<(line + 1), columns: inner.columns), with: "─", ink: .dim)
    }
  }

  /// A bar beside the active row, over all lines of its that no other row's words take.
  private mutating func drawActiveMark(taken: Set<Int>, in clip: Area) {
    guard let row = phone.firstResponder else { return }
    let frame = phone.frameOnScreen(ofRow: row)
    let text = scale.line(at: frame.midY)
    for line in scale.lines(of: frame) where line == text || !taken.contains(line) {
      draw("▌", line: line, column: clip.columns.lowerBound, ink: .accent, in: clip)
    }
  }

  /// Columns beside the words of a row.
  static let margin = 2
}
