import Geometry
import TerminalText
import CJSON
import FoundationEssentials

/// The bytes of a form's document: valid UTF-8 without NUL and without a byte order mark.
///
/// The bytes have a stable address, with the padding that simdjson requires.
package final class DocumentText {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The owner of the bytes if they weren't copied.
  private let data: Data
  /// The copy of the bytes with padding, or nil if they weren't copied.
  private let copy: UnsafeMutableBufferPointer<UInt8>?
  private lazy var lines = LineIndex(bytes)

  package init(_ data: Data) throws(LocatedFault) {
    guard data.count <= FormError.greatestFileSize else {
      throw LocatedFault(.tooLarge(bytes: data.count), at: FormError.Place.file)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    self.data = content
    if let bytes = Self.paddedBytes(of: content) {
      (self.bytes, copy) = (bytes, nil)
    } else {
      let memory = UnsafeMutableBufferPointer<UInt8>.allocate(
        capacity: content.count + cjson_padding())
      _ = content.copyBytes(to: memory)
      memory[content.count...].initialize(repeating: 0)
      (bytes, copy) = (UnsafeBufferPointer(rebasing: memory[..<content.count]), memory)
    }
    try check()
  }

  deinit { copy?.deallocate() }

  /// Returns the bytes of large data that can be parsed without a copy, or nil for other data.
  ///
  /// The padding after the bytes may have any contents, but it must be readable. Memory is readable
  /// page by page, so the rest of the last byte's page is enough (simdjson's documentation of
  /// padding). Large data has its bytes in a block that doesn't move while the data is unchanged.
  private static func paddedBytes(of data: Data) -> UnsafeBufferPointer<UInt8>? {
    guard data.count >= leastLargeCount else { return nil }
    return data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let usedCount = Int(bitPattern: start + bytes.count) % pageSize
      guard usedCount > 0, usedCount + cjson_padding() <= pageSize else { return nil }
      return bytes.bindMemory(to: UInt8.self)
    }
  }

  private static let leastLargeCount = 1 << 16
  /// The least size of a page of memory on all systems that Swift supports.
  private static let pageSize = 4096

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
