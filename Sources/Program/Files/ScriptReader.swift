import Foundation

/// The lines of a script, each handed out as soon as it is there.
final class ScriptReader {
  /// The most bytes that a line may have, its end not counted.
  static let lineLimit = 1_048_576

  /// The name in errors.
  let name: String
  let file: FileIdentity?
  private let descriptor: FileDescriptor
  private var buffer: [UInt8] = []
  /// The beginning of what was not handed out, and of what was not searched for a line's end.
  private var start = 0
  private var searched = 0
  private var isAtEnd = false
  private var number = 0

  /// Opens a script; `-` is standard input.
  init(path: String) throws(ScriptError) {
    name = path == "-" ? "<stdin>" : path
    do throws(FileError) {
      descriptor =
        path == "-"
        ? FileDescriptor(borrowing: STDIN_FILENO)
        : try FileDescriptor(opening: path.expandingHome, for: .open, flags: O_RDONLY)
    } catch {
      throw ScriptError(file: name, position: nil, problem: .unreadable(code: error.code))
    }
    let status = try? descriptor.status
    if let status, status.st_mode & S_IFMT == S_IFDIR {
      throw ScriptError(file: name, position: nil, problem: .unreadable(code: EISDIR))
    }
    file = status.map(FileIdentity.init)
  }

  /// Reads from a descriptor that somebody else closes.
  init(descriptor: Int32, name: String) {
    self.name = name
    self.descriptor = FileDescriptor(borrowing: descriptor)
    file = (try? self.descriptor.status).map(FileIdentity.init)
  }

  /// Returns the next line without its end, and its number from 1; nil at the end.
  ///
  /// - Throws: What is wrong with the line; the next call goes on with the line after it.
  func next() throws(ScriptError) -> (number: Int, text: String)? {
    guard var bytes = try nextBytes() else { return nil }
    number += 1
    if bytes.count > Self.lineLimit + 1 || (bytes.count > Self.lineLimit && bytes.last != 0x0d) {
      throw error(.lineTooLong(limit: Self.lineLimit), column: Self.lineLimit + 1)
    }
    if bytes.last == 0x0d { bytes = bytes.dropLast() }
    if number == 1, bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = bytes.dropFirst(3) }
    return (number, try text(of: bytes))
  }

  private func text(of bytes: ArraySlice<UInt8>) throws(ScriptError) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = String.UnicodeScalarView()
    var offset = bytes.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\0" { throw error(.nullCharacter, column: valid.count + 1) }
      valid.append(scalar)
      offset += UTF8.width(scalar)
    }
    throw error(.brokenUTF8(byte: bytes[offset]), column: valid.count + 1)
  }

  private func error(_ problem: ScriptError.Problem, column: Int) -> ScriptError {
    ScriptError(file: name, position: .init(line: number, column: column), problem: problem)
  }

  // Of a line that is too long, more is dropped than is needed to say so.
  private func nextBytes() throws(ScriptError) -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0a) {
        defer { (start, searched) = (end + 1, end + 1) }
        return buffer[start..<end]
      }
      searched = buffer.count
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      try fill()
    }
  }

  private func fill() throws(ScriptError) {
    buffer.removeFirst(start)
    let keep = Self.lineLimit + 2
    if buffer.count > keep { buffer.removeLast(buffer.count - keep) }
    start = 0
    searched = buffer.count
    do throws(SystemError) {
      let chunk = try descriptor.read()
      isAtEnd = chunk.isEmpty
      buffer += chunk
    } catch {
      isAtEnd = true
      start = buffer.count
      throw ScriptError(file: name, position: nil, problem: .unreadable(code: error.code))
    }
  }
}
