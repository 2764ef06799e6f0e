import Forms
import Foundation

/// Bytes that come in pieces, given out as lines.
///
/// The bytes stay where they are until a line is given out; of a line that is too long, more is
/// dropped than is needed to say so.
struct LineBuffer {
  /// What keeps a line from being text, and the scalars before it.
  struct Fault: Error, Equatable {
    var problem: ScriptError.Problem
    var column: Int
  }

  /// The most bytes that a line may have, its end not counted.
  static let lineLimit = 1_048_576

  private var bytes: [UInt8] = []
  /// The lines given out.
  private(set) var number = 0
  /// The beginning of what was not given out, the end of what was not searched for a line's end,
  /// and the end of what came.
  private var start = 0
  private var searched = 0
  private var end = 0
  private var isAtEnd = false

  /// Takes what a reading gives; nothing is the end.
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

  /// Drops what was not given out; nothing more comes.
  mutating func finish() {
    isAtEnd = true
    start = end
  }

  /// Returns whether there is a line, or will never be another; if not, more has to come.
  mutating func hasLine() -> Bool {
    searched = firstIndex(of: 0x0a, from: searched)
    return searched < end || isAtEnd
  }

  /// Returns the next line without its end; nil at the end.
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

  private func text(of range: Range<Int>) throws(Fault) -> String {
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
    // Nearly every line is plain, and what is cannot be broken: it is not validated, which costs
    // more.
    if line.allSatisfy({ 0 < $0 && $0 < 0x80 }) { return String(decoding: line, as: UTF8.self) }
    return memchr(base, 0, line.count) == nil ? String(validating: line, as: UTF8.self) : nil
  }

  /// Finds the first byte of a line that cannot stand where it does.
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
