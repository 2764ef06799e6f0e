/// One cell of the terminal, always stored in eight bytes.
package struct Cell: Equatable, Sendable {
  /// The content of a cell: a scalar, the right half of a wide cluster, or the index of a cluster
  /// that the canvas stores.
  package struct Glyph: Equatable, Sendable {
    private let code: UInt32

    package static let blank = Glyph(" ")
    package static let none = Glyph("\0")

    package init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// Creates a glyph for the canvas's cluster with an index.
    package init(clusterAt index: Int) {
      code = Self.clusterBit | UInt32(truncatingIfNeeded: index)
    }

    /// Scalars have 21 bits.
    private static let clusterBit: UInt32 = 1 << 31

    package var scalar: Unicode.Scalar? { Unicode.Scalar(code) }
    var clusterIndex: Int? {
      code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
    }
  }

  package let glyph: Glyph
  /// The width in columns, or 0 in the right half of a wide cluster.
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

  /// The cell with an underline.
  package var ruled: Cell { Cell(glyph, width: width, ink: ink.union(.ruled)) }
}
