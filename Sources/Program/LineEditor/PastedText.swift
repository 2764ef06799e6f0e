import Foundation

/// Text that came by a bracketed paste, as it goes into a line.
struct PastedText: Equatable, Sendable {
  /// The lines, in Unicode's composed form, without control characters; blank ones at the end left
  /// out, at least one.
  let lines: [String]

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).precomposedStringWithCanonicalMapping
    // In libedit's terminal mode the two characters of CRLF change places.
    let unified = ["\r\n", "\n\r", "\r"].reduce(text) {
      $0.replacingOccurrences(of: $1, with: "\n", options: .literal)
    }
    var lines = unified.components(separatedBy: "\n").map(Self.printable)
    while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    self.lines = lines
  }

  /// Reads the bytes of a bracketed paste behind its beginning; nil when a signal or the end of input
  /// came before its end.
  static func read(from keys: some KeySource) -> [UInt8]? {
    let end = Array("\u{1b}[201~".utf8)
    var bytes: [UInt8] = []
    while !bytes.suffix(end.count).elementsEqual(end) {
      guard let byte = keys.readByte() else { return nil }
      bytes.append(byte)
    }
    return bytes.dropLast(end.count)
  }

  private static func printable(_ line: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(
      contentsOf: line.unicodeScalars.filter {
        $0 == "\t" || $0.properties.generalCategory != .control
      }
    )
    return String(view)
  }
}
