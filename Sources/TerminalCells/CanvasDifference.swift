/// The terminal output that turns one canvas on the screen into another of the same size.
struct CanvasDifference {
  private let old: Canvas
  private let new: Canvas
  private var writer: CellWriter
  /// The terminal's line and column, from 0, where the canvas's first cell is.
  private let origin: (line: Int, column: Int)
  /// The cell of the canvas where the terminal's cursor is, or nil if that is not certain.
  private var pen: (line: Int, column: Int)?

  init(
    from old: Canvas, to new: Canvas, style: PictureStyle, line: Int = 0, column: Int = 0
  ) {
    origin = (line, column)
    self.old = old
    self.new = new
    writer = CellWriter(style: style, cellCount: 0)
    for line in new.area.lines { change(line) }
    writer.set([])
  }

  var text: String { writer.text }

  private mutating func change(_ line: Int) {
    let end = new.usedColumns(ofLine: line)
    var column = 0
    var isRestUnsure = false
    while column < end {
      let cell = new[line, column]
      if isRestUnsure || isChanged(line, column) {
        move(toLine: line, column: column)
        send(cell)
        isRestUnsure = isRestUnsure || !cell.hasSureWidth
      }
      column += max(1, cell.width)
    }
    let rest = end..<new.area.columns.count
    let erased = isRestUnsure ? rest.first : rest.first { isChanged(line, $0) }
    if let erased { erase(line, from: erased) }
  }

  private func isChanged(_ line: Int, _ column: Int) -> Bool {
    let (before, after) = (old[line, column], new[line, column])
    return !(before.isBlank && after.isBlank) && !old.shows(before, as: after, of: new)
  }

  private mutating func erase(_ line: Int, from column: Int) {
    move(toLine: line, column: column)
    writer.set([])
    writer.write("\u{1B}[K")
  }

  private mutating func send(_ cell: Cell) {
    writer.set(inkOf: cell)
    writer.write(cell, of: new)
    // After the last column, terminals differ in the cursor's position.
    pen = pen.map { ($0.line, $0.column + cell.width) }
    if !cell.hasSureWidth || pen?.column == new.area.columns.count { pen = nil }
  }

  private mutating func move(toLine line: Int, column: Int) {
    if let pen, pen.line == line, pen.column <= column {
      goRight(from: pen.column, to: column, line: line)
    } else {
      writer.write("\u{1B}[\(origin.line + line + 1);\(origin.column + column + 1)H")
    }
    pen = (line, column)
  }

  /// Moves the terminal's cursor to the right, from column `start` to column `end`.
  ///
  /// Sends up to three unchanged cells again, because that is shorter than an escape sequence.
  private mutating func goRight(from start: Int, to end: Int, line: Int) {
    let between = start..<end
    let canBeSent = between.allSatisfy { column in
      let cell = new[line, column]
      return cell.glyph.scalar?.isASCII == true && cell.width == 1
        && ((cell.isBlank && !writer.ink.contains(.ruled)) || cell.ink == writer.ink)
    }
    if between.count < 4, canBeSent {
      for column in between { writer.write(new[line, column], of: new) }
    } else if !between.isEmpty {
      writer.write(between.count == 1 ? "\u{1B}[C" : "\u{1B}[\(between.count)C")
    }
  }
}

extension Cell {
  /// Whether all terminals give this cell's character the same width.
  ///
  /// Terminals disagree about characters of several Unicode scalars, and may draw them over the
  /// next cells.
  fileprivate var hasSureWidth: Bool { glyph.clusterIndex == nil }
}
