import TerminalText

/// A pasted text, prepared so that it can be inserted into an edited line.
package struct PastedText: Equatable, Sendable {
  /// The lines of the pasted text, in composed Unicode.
  ///
  /// Control characters and blank lines at the end are removed. There is at least one line.
  package let lines: [String]

  package init(_ bytes: [UInt8]) {
    let scalars = Composition.composed(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    var lines = Self.lines(of: Array(scalars)).map(Self.printable)
    while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    self.lines = lines
  }

  /// Returns the pasted text as one value.
  ///
  /// Lines are joined by line breaks if `takesLines` is true, and otherwise by spaces.
  package func value(takesLines: Bool) -> String {
    lines.joined(separator: takesLines ? "\n" : " ")
  }

  /// Reads the bytes of a bracketed paste; call it after the sequence that starts the paste.
  ///
  /// Returns nil if a signal or the end of input comes before the end of the paste.
  static func read(from keys: some KeySource) -> [UInt8]? {
    var bytes: [UInt8] = []
    return read(from: keys) { bytes.append($0) } ? bytes : nil
  }

  /// Reads the bytes of a bracketed paste, and calls `take` for each one without storing them.
  ///
  /// Returns whether the end of the paste was reached.
  static func read(from keys: some KeySource, _ take: (UInt8) -> Void) -> Bool {
    var matched = 0
    while matched < end.count {
      guard let byte = keys.readByte() else { return false }
      if byte == end[matched] {
        matched += 1
        continue
      }
      end[..<matched].forEach(take)
      matched = byte == end[0] ? 1 : 0
      if matched == 0 { take(byte) }
    }
    return true
  }

  /// The bytes after an escape character that start a bracketed paste.
  package static let start = Array("[200~".utf8)
  private static let end = Array("\u{1b}[201~".utf8)

  /// Splits a pasted text at its line breaks: LF, CR, CRLF and LFCR.
  ///
  /// LFCR comes from CRLF, because the line editor's terminal mode swaps both characters.
  private static func lines(of scalars: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var lines: [ArraySlice<Unicode.Scalar>] = []
    var (start, index) = (0, 0)
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard scalar == "\n" || scalar == "\r" else { continue }
      lines.append(scalars[start..<(index - 1)])
      let other: Unicode.Scalar = scalar == "\n" ? "\r" : "\n"
      if index < scalars.count, scalars[index] == other { index += 1 }
      start = index
    }
    return lines + [scalars[start...]]
  }

  private static func printable(_ line: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(
      contentsOf: line.filter { $0 == "\t" || $0.properties.generalCategory != .control })
    return String(view)
  }
}
