/// One cell of a terminal picture; it occupies eight bytes of memory.
package struct Cell: Equatable, Sendable {
  /// The content of a cell of a terminal picture.
  ///
  /// It is a Unicode scalar, the right half of a wide character, or the index of a character that
  /// the canvas stores.
  package struct Glyph: Equatable, Sendable {
    private let code: UInt32

    package static let blank = Glyph(" ")
    package static let none = Glyph("\0")

    package init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// Creates a cell's content from the index of a character that the canvas stores.
    package init(clusterAt index: Int) {
      code = Self.clusterBit | UInt32(truncatingIfNeeded: index)
    }

    /// The bit that marks the index of a stored character; a Unicode scalar has only 21 bits.
    private static let clusterBit: UInt32 = 1 << 31

    package var scalar: Unicode.Scalar? { Unicode.Scalar(code) }
    var clusterIndex: Int? {
      code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
    }
  }

  package let glyph: Glyph
  /// The cell's width in columns: 1, 2, or 0 for the right half of a wide character.
  private let columns: UInt8
  package let ink: Ink

  package init(_ glyph: Glyph, width: Int, ink: Ink) {
    self.glyph = glyph
    columns = UInt8(truncatingIfNeeded: width)
    self.ink = ink
  }

  package static let blank = Cell(.blank, width: 1, ink: [])

  package var width: Int { Int(columns) }
  package var isBlank: Bool { glyph == .blank && !ink.contains(.ruled) }

  /// The same cell with an underline.
  package var ruled: Cell { Cell(glyph, width: width, ink: ink.union(.ruled)) }
}
