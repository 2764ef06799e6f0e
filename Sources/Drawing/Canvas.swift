/// A page of cells to draw on; what falls outside is dropped.
struct Canvas: Equatable, Sendable {
  let area: Area
  private var cells: [Cell]

  init(columns: Int, lines: Int) {
    area = Area(lines: 0..<max(0, lines), columns: 0..<max(0, columns))
    cells = Array(repeating: .blank, count: area.lines.count * area.columns.count)
  }

  /// A cell of the area.
  subscript(line: Int, column: Int) -> Cell {
    get { cells[line * area.columns.count + column] }
    set { cells[line * area.columns.count + column] = newValue }
  }

  /// Draws a text from a column on, the part of it that lies in `clip`.
  ///
  /// A wide cluster that an edge of the clip would halve is left out with its column blank; one
  /// that was halfway drawn over is blanked in its other half.
  mutating func draw(
    _ text: CellText, line: Int, column: Int, ink: Ink = [], in clip: Area
  ) {
    let clip = clip.intersection(area)
    guard clip.contains(line: line) else { return }
    var column = column
    for cluster in text.clusters {
      draw(cluster, line: line, column: column, ink: ink, columns: clip.columns)
      column += cluster.width
    }
  }

  /// Draws a text that needs no escaping.
  mutating func draw(
    _ text: String, line: Int, column: Int, ink: Ink = [], in clip: Area
  ) {
    draw(CellText(text), line: line, column: column, ink: ink, in: clip)
  }

  /// Fills what lies in `clip` of an area with one narrow character.
  mutating func fill(_ area: Area, with text: String, ink: Ink = [], in clip: Area) {
    let part = area.intersection(clip).intersection(self.area)
    let cluster = Cluster(text: text, width: 1)
    for line in part.lines {
      for column in part.columns {
        draw(cluster, line: line, column: column, ink: ink, columns: part.columns)
      }
    }
  }

  /// Copies another page onto this one.
  mutating func paste(_ other: Canvas, line: Int, column: Int) {
    for fromLine in other.area.lines where area.lines.contains(fromLine + line) {
      for fromColumn in other.area.columns where area.columns.contains(fromColumn + column) {
        self[fromLine + line, fromColumn + column] = other[fromLine, fromColumn]
      }
    }
  }

  func isBlank(_ area: Area) -> Bool {
    let part = area.intersection(self.area)
    return part.lines.allSatisfy { line in
      part.columns.allSatisfy { self[line, $0].isBlank }
    }
  }

  private mutating func draw(
    _ cluster: Cluster, line: Int, column: Int, ink: Ink, columns: Range<Int>
  ) {
    let places = column..<(column + cluster.width)
    let visible = places.clamped(to: columns)
    for place in visible { clear(line: line, column: place) }
    guard visible == places else { return }
    self[line, column] = Cell(text: cluster.text, width: cluster.width, ink: ink)
    if cluster.width == 2 { self[line, column + 1] = Cell(text: "", width: 0, ink: ink) }
  }

  /// Blanks a cell, and the other half of a wide cluster that it belongs to.
  private mutating func clear(line: Int, column: Int) {
    let width = self[line, column].width
    if width == 0 { self[line, column - 1] = .blank }
    if width == 2 { self[line, column + 1] = .blank }
    self[line, column] = .blank
  }
}
