/// An index for finding the line and column of a text's byte without reading all of the text.
struct LineIndex {
  private typealias Position = (line: Int, column: Int)

  private static let blockSize = 65_536

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The position of the first byte of each block of the text.
  private let blocks: [Position]

  /// Creates the index of a UTF-8 text, which must outlive the index.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var blocks: [Position] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var position: Position = (1, 1)
    for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
      blocks.append(position)
      let end = min(start + Self.blockSize, bytes.count)
      position = Self.advanced(position, over: bytes, start..<end)
    }
    self.blocks = blocks
  }

  /// Returns the line and column of the byte at an offset, both from 1.
  ///
  /// Columns count Unicode scalars.
  func position(ofByte offset: Int) -> FormError.Place {
    let block = min(offset, bytes.count) / Self.blockSize
    let range = block * Self.blockSize..<min(offset, bytes.count)
    let position = Self.advanced(blocks[block], over: bytes, range)
    return .position(line: position.line, column: position.column)
  }

  private static func advanced(
    _ start: Position, over bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Position {
    var (line, column) = start
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Each scalar has one byte that does not continue another.
        column += 1
      }
    }
    return (line, column)
  }
}
