import CEditline

/// Where libedit draws the scalars of a line after a prompt, on rows of a given width.
struct LineLayout: Equatable, Sendable {
  struct Position: Equatable, Sendable {
    var row: Int
    var column: Int
  }

  /// The position of each scalar, and last that of the line's end; row 0 is the prompt's.
  let positions: [Position]

  init(promptColumns: Int, scalars: [Unicode.Scalar], columns: Int) {
    var pen = Pen(columns: max(1, columns))
    pen.advance(by: promptColumns)
    var positions: [Position] = []
    for scalar in scalars {
      pen.makeRoom(for: scalar)
      positions.append(pen.position)
      pen.draw(scalar)
    }
    self.positions = positions + [pen.position]
  }

  var end: Position { positions[positions.count - 1] }

  private struct Pen {
    let columns: Int
    var position = Position(row: 0, column: 0)

    mutating func advance(by width: Int) {
      position.column += width
      position.row += position.column / columns
      position.column %= columns
    }

    // A double-width character that would straddle the margin goes to the next row.
    mutating func makeRoom(for scalar: Unicode.Scalar) {
      let width = LibeditColumns.of(scalar)
      if width > 1, position.column + width > columns { advance(by: columns - position.column) }
    }

    mutating func draw(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "\n": position = Position(row: position.row + 1, column: 0)
      case "\t": repeat { advance(by: 1) } while position.column % 8 != 0
      default: advance(by: Self.width(of: scalar))
      }
    }

    // Control characters are drawn as ^X, others without a glyph as \U+1234.
    private static func width(of scalar: Unicode.Scalar) -> Int {
      let width = Int(ceditline_wcwidth(scalar.value))
      guard width < 0 else { return width }
      return scalar.value < 0x100 ? 2 : scalar.value > 0xffff ? 8 : 7
    }
  }
}
