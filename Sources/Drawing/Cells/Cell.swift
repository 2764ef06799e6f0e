/// One place of the terminal: eight bytes, whatever it shows.
struct Cell: Equatable, Sendable {
  /// What a cell shows: a scalar, nothing in the right half of a wide cluster, or a cluster of
  /// several scalars, which its canvas keeps.
  struct Glyph: Equatable, Sendable {
    private let code: UInt32

    static let blank = Glyph(" ")
    static let none = Glyph("\0")

    init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// Creates what shows the canvas's cluster of an index.
    init(clusterAt index: Int) { code = Self.clusterBit | UInt32(truncatingIfNeeded: index) }

    /// Scalars have 21 bits.
    private static let clusterBit: UInt32 = 1 << 31

    var scalar: Unicode.Scalar? { Unicode.Scalar(code) }
    var clusterIndex: Int? {
      code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
    }
  }

  let glyph: Glyph
  /// Columns of the cluster that begins here; 0 in the right half of a wide one.
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

  /// The cell with a rule below it.
  var ruled: Cell { Cell(glyph, width: width, ink: ink.union(.ruled)) }
}
