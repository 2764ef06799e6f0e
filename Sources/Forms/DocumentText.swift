import Foundation

/// A document's bytes, known to be UTF-8 without NUL and without a byte order mark.
struct DocumentText {
  let bytes: [UInt8]

  init(_ data: Data) throws(Flaw) {
    guard data.count <= Form.greatestFileSize else {
      throw Flaw(.tooLarge(bytes: data.count), at: .file)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
    if bytes.allSatisfy(Self.isBlank) { throw Flaw(.noForm, at: .file) }
    if let nul = bytes.firstIndex(of: 0) { throw Flaw(.nul, at: position(ofByte: nul)) }
    if String(validating: bytes, as: UTF8.self) == nil {
      let broken = Self.firstBrokenByte(of: bytes)
      throw Flaw(.notUTF8(byte: bytes[broken]), at: position(ofByte: broken))
    }
  }

  /// Whether an opening brace is the first thing in it, as in JSON.
  var opensWithBrace: Bool {
    bytes.first { !Self.isBlank($0) } == UInt8(ascii: "{")
  }

  /// The line and column of a byte; what is before it on its line must be UTF-8.
  func position(ofByte offset: Int) -> FormError.Place {
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let line = before.reduce(1) { $1 == newline ? $0 + 1 : $0 }
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    return .position(line: line, column: column)
  }

  /// The scalar of that number from 0, if there are so many.
  func scalar(at index: Int) -> Unicode.Scalar? {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.dropFirst(index).first
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func firstBrokenByte(of bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      offset += scalar.count
    }
    return min(offset, bytes.count - 1)
  }
}
