import TerminalCells

/// Draws the keys of a keyboard in terminal cells, each with a frame if the cells suffice.
struct KeysDrawing {
  private let rows: ArraySlice<[Key]>
  private let lines: Range<Int>
  private let columns: Range<Int>
  /// The width of a letter key in terminal columns.
  private let unit: Double
  private let isFramed: Bool
  /// The number of terminal columns between two drawn keys.
  private let gap: Int

  init(_ plan: KeyPlan, lines: Range<Int>, columns: Range<Int>) {
    rows = plan.rows.prefix(lines.count)
    self.lines = lines
    unit = (Double(columns.count) / plan.units).rounded(.down)
    isFramed = lines.count >= plan.rows.count * 3 && unit >= 4
    // A letter can be centered only in an odd number of columns.
    gap = isFramed && Int(unit) % 2 == 0 ? 1 : 0
    let rest = columns.count - Int(unit * plan.units) + gap
    self.columns = (columns.lowerBound + rest / 2)..<columns.upperBound
  }

  func draw(on canvas: inout Canvas) {
    for (key, line, columns) in places {
      draw(key.label, line: line, columns: columns.dropLast(gap), on: &canvas)
    }
  }

  /// The keys with the line of their label, and with their columns including the gap after the key.
  private var places: [(key: Key, line: Int, columns: Range<Int>)] {
    rows.enumerated().flatMap { index, keys -> [(key: Key, line: Int, columns: Range<Int>)] in
      guard let line = lines.middle(ofPart: index, of: rows.count) else { return [] }
      var start = 0.0
      return keys.map { key in
        defer { start += key.units }
        return (key, line, columns.part(from: start * unit, to: (start + key.units) * unit))
      }
    }
  }

  /// Returns the key for a tap on a cell, which may be above or below the key's label; or nil.
  func key(line: Int, column: Int) -> Key? {
    guard lines.contains(line) else { return nil }
    let places = places
    let nearest = places.map { abs($0.line - line) }.min()
    return places.first { abs($0.line - line) == nearest && $0.columns.contains(column) }?.key
  }

  /// Draws a key's label in a dim color, because the form is more important than the keyboard.
  private func draw(
    _ label: String, line: Int, columns: Range<Int>, on canvas: inout Canvas
  ) {
    guard !label.isEmpty else { return }
    let area = Area(lines: (line - 1)..<(line + 2), columns: columns)
    canvas.drawCentered(label, line: line, ink: .dim, in: isFramed ? area.inset(columns: 1) : area)
    guard isFramed else { return }
    canvas.drawFrame(around: area, ink: .dim)
  }
}
