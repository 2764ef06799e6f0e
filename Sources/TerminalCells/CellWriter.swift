import TerminalText

/// Writes the cells of a canvas as text for a terminal, with escape sequences for colors.
struct CellWriter {
  private let style: PictureStyle
  /// The emphasis, such as a color, that the terminal gives to the text written next.
  private(set) var ink: Ink = []
  private var bytes: [UInt8] = []
  /// The Unicode scalar that was looked up last, and its ASCII replacement or nil.
  private var known: (scalar: Unicode.Scalar, likeness: String?) = (" ", " ")

  /// Creates a writer with memory reserved for a number of cells.
  init(style: PictureStyle, cellCount: Int) {
    self.style = style
    bytes.reserveCapacity(3 * cellCount)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Switches the terminal to another emphasis, as far as the terminal supports it.
  mutating func set(_ wanted: Ink) {
    let wanted = wanted.intersection(style.inks)
    guard wanted != ink else { return }
    ink = wanted
    write(wanted.sequence(isLight: style.isLight))
  }

  /// Switches the terminal to a cell's emphasis, unless a blank cell looks the same without it.
  mutating func set(inkOf cell: Cell) {
    if !cell.isBlank || ink.contains(.ruled) { set(cell.ink) }
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a cell's character, or its replacement if the terminal shows only ASCII.
  mutating func write(_ cell: Cell, of canvas: Canvas) {
    guard cell.width > 0 else { return }
    guard let scalar = cell.glyph.scalar else {
      return style.characters == .ascii ? writeUnknown(cell) : write(canvas.cluster(of: cell))
    }
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if style.characters == .unicode {
      UTF8.encode(scalar) { bytes.append($0) }
    } else if let likeness = likeness(of: scalar) {
      write(likeness)
    } else {
      writeUnknown(cell)
    }
  }

  /// Returns the ASCII replacement of a Unicode scalar or nil; the last result is stored.
  ///
  /// Lines and fills repeat one scalar.
  private mutating func likeness(of scalar: Unicode.Scalar) -> String? {
    if scalar != known.scalar { known = (scalar, ASCIIText.likeness(of: scalar)) }
    return known.likeness
  }

  private mutating func writeUnknown(_ cell: Cell) {
    for _ in 0..<cell.width { bytes.append(UInt8(ascii: "?")) }
  }
}

extension Canvas {
  /// Returns the canvas as text, each line with a line feed and without trailing blanks.
  package func text(style: PictureStyle) -> String {
    var writer = CellWriter(style: style, cellCount: area.lines.count * area.columns.count)
    for line in area.lines {
      for column in 0..<usedColumns(ofLine: line) {
        let cell = self[line, column]
        writer.set(inkOf: cell)
        writer.write(cell, of: self)
      }
      writer.set([])
      writer.write("\n")
    }
    return writer.text
  }
}
