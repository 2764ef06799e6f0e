import Geometry
import TerminalText
import CJSON
import FoundationEssentials

/// The bytes of a form's document: valid UTF-8 without NUL and without a byte order mark.
///
/// The bytes have a stable address, with the padding that simdjson requires.
package final class DocumentText {
  package let bytes: UnsafeBufferPointer<UInt8>
  private lazy var lines = LineIndex(bytes)

  package init(_ data: Data) throws(LocatedFault) {
    guard data.count <= FormError.greatestFileSize else {
      throw LocatedFault(.tooLarge(bytes: data.count), at: FormError.Place.file)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: content.count + cjson_padding())
    _ = content.copyBytes(to: memory)
    memory[content.count...].initialize(repeating: 0)
    bytes = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<content.count])
    try check()
  }

  deinit { bytes.deallocate() }

  private func check() throws(LocatedFault) {
    if bytes.allSatisfy(Self.isBlank) { throw LocatedFault(.noForm, at: FormError.Place.start) }
    if let name = ForeignEncoding.name(of: bytes) {
      throw LocatedFault(.encoding(name), at: FormError.Place.start)
    }
    let nul = cjson_first_nul(bytes.baseAddress, bytes.count)
    if nul < bytes.count { throw LocatedFault(.nul, at: position(ofByte: nul)) }
    if !cjson_is_utf8(bytes.baseAddress, bytes.count) {
      let broken = firstBrokenByte
      throw LocatedFault(.notUTF8(byte: bytes[broken]), at: position(ofByte: broken))
    }
  }

  /// Whether the document's first character other than a blank is an opening brace, as in JSON.
  package var opensWithBrace: Bool {
    bytes.first { !Self.isBlank($0) } == UInt8(ascii: "{")
  }

  /// Returns the line and column of the document's byte at an offset, which counts from 0.
  ///
  /// The text of the byte's line up to the byte must be valid UTF-8.
  package func position(ofByte offset: Int) -> FormError.Place {
    lines.position(ofByte: offset)
  }

  /// Returns the document's Unicode scalar at an index from 0, or nil beyond the end.
  package func scalar(at index: Int) -> Unicode.Scalar? {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.dropFirst(index).first
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private var firstBrokenByte: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      offset += scalar.count
    }
    return min(offset, bytes.count - 1)
  }
}
