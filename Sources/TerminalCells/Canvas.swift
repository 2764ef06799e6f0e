import TerminalText

/// A grid of terminal cells to draw pictures on.
///
/// Drawing outside the grid has no effect.
package struct Canvas: Sendable {
  package let area: Area
  private var cells: [Cell]
  /// The characters that consist of several Unicode scalars; cells refer to them by index.
  private var clusters: [String] = []

  package init(columns: Int, lines: Int) {
    area = Area(lines: 0..<max(0, lines), columns: 0..<max(0, columns))
    cells = Array(repeating: .blank, count: area.lines.count * area.columns.count)
  }

  /// Returns the cell in a line and a column, both from 0.
  package private(set) subscript(line: Int, column: Int) -> Cell {
    get { cells[line * area.columns.count + column] }
    set { cells[line * area.columns.count + column] = newValue }
  }

  /// Returns a cell's character if it consists of several Unicode scalars; empty for other cells.
  func cluster(of cell: Cell) -> String { cell.glyph.clusterIndex.map { clusters[$0] } ?? "" }

  /// Returns whether a cell looks the same as the cell `other` of the canvas `page`.
  package func shows(_ cell: Cell, as other: Cell, of page: Canvas) -> Bool {
    guard cell.glyph.clusterIndex != nil, other.glyph.clusterIndex != nil else {
      return cell == other
    }
    return cell.ink == other.ink && cluster(of: cell) == page.cluster(of: other)
  }

  /// Returns the number of columns of a line up to its last cell that is not blank.
  func usedColumns(ofLine line: Int) -> Int {
    (area.columns.last { !self[line, $0].isBlank } ?? -1) + 1
  }

  package func isBlank(_ area: Area) -> Bool {
    let part = area.intersection(self.area)
    return part.lines.allSatisfy { line in
      part.columns.allSatisfy { self[line, $0].isBlank }
    }
  }
}

extension Canvas: Equatable {
  package static func == (left: Canvas, right: Canvas) -> Bool {
    left.area == right.area
      && zip(left.cells, right.cells).allSatisfy { left.shows($0, as: $1, of: right) }
  }
}

// MARK: Drawing

extension Canvas {
  /// Draws a text from a column on; only the cells inside `clip` are drawn.
  ///
  /// A wide character that would be cut at the clip's edge is replaced by a blank. If half of an
  /// old wide character is drawn over, the other half becomes blank.
  package mutating func draw(
    _ text: ShownText, line: Int, column: Int, ink: Ink = [], in clip: Area
  ) {
    let clip = clip.intersection(area)
    guard clip.contains(line: line) else { return }
    if text.isASCII {
      drawASCII(text.text, line: line, column: column, ink: ink, columns: clip.columns)
    } else {
      drawClusters(text.text, line: line, column: column, ink: ink, columns: clip.columns)
    }
  }

  package mutating func draw(_ text: String, line: Int, column: Int, ink: Ink = [], in clip: Area) {
    draw(ShownText(text), line: line, column: column, ink: ink, in: clip)
  }

  /// Draws one character that occupies a single column, if its cell is inside `clip`.
  package mutating func put(
    _ scalar: Unicode.Scalar, line: Int, column: Int, ink: Ink = [], in clip: Area? = nil
  ) {
    fill(Area(line: line, columns: column..<(column + 1)), with: scalar, ink: ink, in: clip)
  }

  /// Draws a text in the middle of the columns of `clip`; a longer text is cut with an ellipsis.
  package mutating func drawCentered(_ text: String, line: Int, ink: Ink = [], in clip: Area) {
    let width = clip.columns.count
    let shown = ShownText.start(of: text, columns: width)
    let column = clip.columns.lowerBound + (width - shown.columns) / 2
    draw(shown, line: line, column: column, ink: ink, in: clip)
  }

  /// Fills the part of an area that is inside `clip` with one character of a single column.
  package mutating func fill(
    _ area: Area, with scalar: Unicode.Scalar, ink: Ink = [], in clip: Area? = nil
  ) {
    let part = area.intersection(clip ?? self.area).intersection(self.area)
    guard !part.columns.isEmpty else { return }
    let cell = Cell(Cell.Glyph(scalar), width: 1, ink: ink)
    for line in part.lines {
      takeOut(part.columns, line: line)
      for column in part.columns { self[line, column] = cell }
    }
  }

  /// Underlines the cells of an area, for terminals that can underline.
  package mutating func rule(_ area: Area) {
    let part = area.intersection(self.area)
    for line in part.lines {
      for column in part.columns { self[line, column] = self[line, column].ruled }
    }
  }

  /// Draws a frame with round corners along an area's edges.
  package mutating func drawFrame(around area: Area, ink: Ink = []) {
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.lines.lowerBound, area.lines.upperBound - 1)
    let between = (left + 1)..<max(left + 1, right)
    for (line, leftCorner, rightCorner) in [
      (top, "╭", "╮"), (bottom, "╰", "╯"),
    ] as [(Int, Unicode.Scalar, Unicode.Scalar)] {
      fill(Area(line: line, columns: between), with: "─", ink: ink)
      put(leftCorner, line: line, column: left, ink: ink)
      put(rightCorner, line: line, column: right, ink: ink)
    }
    let sides = (top + 1)..<bottom
    fill(Area(lines: sides, columns: left..<(left + 1)), with: "│", ink: ink)
    fill(Area(lines: sides, columns: right..<(right + 1)), with: "│", ink: ink)
  }

  /// Copies another canvas onto this one, with its first cell at the given line and column.
  package mutating func paste(_ other: Canvas, line: Int, column: Int) {
    for from in other.area.lines where area.lines.contains(from + line) {
      for fromColumn in other.area.columns where area.columns.contains(fromColumn + column) {
        self[from + line, fromColumn + column] = adopt(other[from, fromColumn], of: other)
      }
    }
  }

  private mutating func drawASCII(
    _ text: String, line: Int, column: Int, ink: Ink, columns: Range<Int>
  ) {
    let places = (column..<(column + text.utf8.count)).clamped(to: columns)
    guard !places.isEmpty else { return }
    takeOut(places, line: line)
    let bytes = text.utf8.dropFirst(places.lowerBound - column)
    for (place, byte) in zip(places, bytes) {
      self[line, place] = Cell(Cell.Glyph(Unicode.Scalar(byte)), width: 1, ink: ink)
    }
  }

  private mutating func drawClusters(
    _ text: String, line: Int, column: Int, ink: Ink, columns: Range<Int>
  ) {
    var column = column
    for cluster in text {
      guard column < columns.upperBound else { return }
      let places = column..<(column + TextColumns.of(cluster))
      let visible = places.clamped(to: columns)
      takeOut(visible, line: line)
      if visible == places {
        draw(glyph(of: cluster), line: line, places: places, ink: ink)
      } else {
        for place in visible { self[line, place] = .blank }
      }
      column = places.upperBound
    }
  }

  private mutating func draw(_ glyph: Cell.Glyph, line: Int, places: Range<Int>, ink: Ink) {
    self[line, places.lowerBound] = Cell(glyph, width: places.count, ink: ink)
    for place in places.dropFirst() { self[line, place] = Cell(.none, width: 0, ink: ink) }
  }

  /// Prepares cells of a line to be drawn over: the other half of a wide character at their edges
  /// becomes blank.
  private mutating func takeOut(_ columns: Range<Int>, line: Int) {
    guard let first = columns.first, let last = columns.last else { return }
    if self[line, first].width == 0 { self[line, first - 1] = .blank }
    if self[line, last].width == 2 { self[line, last + 1] = .blank }
  }

  private mutating func glyph(of cluster: Character) -> Cell.Glyph {
    let scalars = cluster.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return Cell.Glyph(scalar) }
    return glyph(of: String(cluster))
  }

  private mutating func glyph(of cluster: String) -> Cell.Glyph {
    if let index = clusters.firstIndex(of: cluster) { return Cell.Glyph(clusterAt: index) }
    clusters.append(cluster)
    return Cell.Glyph(clusterAt: clusters.count - 1)
  }

  private mutating func adopt(_ cell: Cell, of other: Canvas) -> Cell {
    guard cell.glyph.clusterIndex != nil else { return cell }
    return Cell(glyph(of: other.cluster(of: cell)), width: cell.width, ink: cell.ink)
  }
}
