/// One cell of the terminal, always stored in eight bytes.
struct Cell: Equatable, Sendable {
  /// The content of a cell: a scalar, the right half of a wide cluster, or the index of a cluster
  /// that the canvas stores.
  struct Glyph: Equatable, Sendable {
    private let code: UInt32

    static let blank = Glyph(" ")
    static let none = Glyph("\0")

    init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// Creates a glyph for the canvas's cluster with an index.
    init(clusterAt index: Int) { code = Self.clusterBit | UInt32(truncatingIfNeeded: index) }

    /// Scalars have 21 bits.
    private static let clusterBit: UInt32 = 1 << 31

    var scalar: Unicode.Scalar? { Unicode.Scalar(code) }
    var clusterIndex: Int? {
      code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
    }
  }

  let glyph: Glyph
  /// The width in columns, or 0 in the right half of a wide cluster.
  private let columns: UInt8
  let ink: Ink

  init(_ glyph: Glyph, width: Int, ink: Ink) {
    self.glyph = glyph
    columns = UInt8(truncatingIfNeeded: width)
    self.ink = ink
  }

  static let blank = Cell(.blank, width: 1, ink: [])

  var width: Int { Int(columns) }
  var isBlank: Bool { glyph == .blank && !ink.contains(.ruled) }

  /// The cell with an underline.
  var ruled: Cell { Cell(glyph, width: width, ink: ink.union(.ruled)) }
}
