import AppCode
import Forms
import Foundation
import Terminal

/// A buffer that splits incoming bytes into lines of text, for scripts and pipes.
///
/// Bytes stay in place until their line is returned. Of a line that is too long, only a part is
/// stored.
struct LineBuffer {
  /// The reason why a line is not valid text, and the problem's column in Unicode scalars from 1.
  struct Fault: Error, Equatable {
    var problem: ScriptError.Problem
    var column: Int
  }

  /// The maximum length of a line in bytes, without its line feed.
  static let lineLimit = 1_048_576

  private var bytes: [UInt8] = []
  /// The number of lines that the buffer has returned so far.
  private(set) var number = 0
  /// The index of the first byte that has not been returned in a line.
  ///
  /// `searched` is the position of the search for a line feed, and `end` is the end of the bytes.
  private var start = 0
  private var searched = 0
  private var end = 0
  private var isAtEnd = false

  /// Adds bytes to the buffer by calling `read`, which writes them to the given memory.
  ///
  /// If `read` returns 0 bytes, the input has ended.
  mutating func fill<Failure>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    makeRoom()
    let room = end..<end + Self.chunkSize
    var failure: Failure?
    bytes.withUnsafeMutableBytes { buffer in
      do throws(Failure) {
        let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[room]))
        end += count
        isAtEnd = count == 0
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Drops the bytes that remain in the buffer and ends the input, as after an error.
  mutating func finish() {
    isAtEnd = true
    start = end
  }

  /// Returns whether a whole line, or the end of input, is available without reading more bytes.
  mutating func hasLine() -> Bool {
    searched = firstIndex(of: 0x0a, from: searched)
    return searched < end || isAtEnd
  }

  /// Returns the next line without its line feed, or nil at the end of input.
  ///
  /// Call it only if ``hasLine()`` is true. Throws an error for a line that is not valid text.
  mutating func next() throws(Fault) -> String? {
    guard start < end else { return nil }
    let line = start..<searched
    start = min(searched + 1, end)
    searched = start
    number += 1
    return try text(of: line)
  }

  private static let chunkSize = 16_384

  private mutating func makeRoom() {
    let kept = min(end - start, Self.lineLimit + 2)
    if start > 0 {
      bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        memmove(base, base + start, kept)
      }
    }
    (start, searched, end) = (0, kept, kept)
    let missing = end + Self.chunkSize - bytes.count
    if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing)) }
  }

  private func firstIndex(of byte: UInt8, from index: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      guard index < end, let base = buffer.baseAddress,
        let found = memchr(base + index, Int32(byte), end - index)
      else { return end }
      return UnsafeRawPointer(found) - base
    }
  }

  // Mutating, because a call inside a mutating method would otherwise copy the buffer.
  private mutating func text(of range: Range<Int>) throws(Fault) -> String {
    var line = bytes[range]
    if line.last == 0x0d { line = line.dropLast() }
    guard line.count <= Self.lineLimit else {
      throw Fault(problem: .lineTooLong(limit: Self.lineLimit), column: Self.lineLimit + 1)
    }
    if number == 1, line.starts(with: Self.byteOrderMark) { line = line.dropFirst(3) }
    guard let text = line.withUnsafeBufferPointer(Self.text) else {
      if number == 1, let name = ForeignEncoding.name(of: line) {
        throw Fault(problem: .encoding(name), column: 1)
      }
      throw Self.fault(in: line)
    }
    return text
  }

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static func text(of line: UnsafeBufferPointer<UInt8>) -> String? {
    guard let base = line.baseAddress, !line.isEmpty else { return "" }
    // Fast path: nearly every line is ASCII, which needs no validation.
    if line.allSatisfy({ 0 < $0 && $0 < 0x80 }) { return String(decoding: line, as: UTF8.self) }
    return memchr(base, 0, line.count) == nil ? String(validating: line, as: UTF8.self) : nil
  }

  /// Returns the error for a line that isn't valid UTF-8 or has a NUL, with the first such
  /// position.
  private static func fault(in line: ArraySlice<UInt8>) -> Fault {
    var decoder = UTF8()
    var iterator = line.makeIterator()
    var count = 0
    var offset = line.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\0" { return Fault(problem: .nullCharacter, column: count + 1) }
      count += 1
      offset += UTF8.width(scalar)
    }
    return Fault(problem: .brokenUTF8(byte: line[offset]), column: count + 1)
  }
}
