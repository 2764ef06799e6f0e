import TerminalText

/// A text that is safe to send to a terminal: only this program's control sequences have an effect.
///
/// Literals are unchanged, and interpolated values are escaped: `"\u{1b}[2m\(hint)\r\n"`.
package struct ScreenText: Equatable, Sendable {
  package private(set) var sent = ""

  package var isEmpty: Bool { sent.isEmpty }

  /// Creates a text for the terminal from a drawing, which contains the program's control
  /// sequences.
  ///
  /// Sequences that move the cursor, set styles and erase are unchanged. All other control
  /// characters are escaped.
  package init(drawn text: String) { sent = SequenceFilter.passing(text) }

  /// Returns rows as a text for the terminal, each with a line break, and escaped if unsafe.
  package static func rows(_ rows: some Sequence<String>) -> ScreenText {
    rows.reduce(into: "") { $0 += "\($1)\r\n" }
  }

  /// Returns rows that may contain the program's color sequences as a text for the terminal.
  ///
  /// Each row gets a line break.
  static func drawnRows(_ rows: some Sequence<String>) -> ScreenText {
    rows.reduce(into: "") { $0 += ScreenText(drawn: $1) + "\r\n" }
  }

  /// Returns a text for the terminal repeated `count` times.
  package static func repeating(_ text: ScreenText, count: Int) -> ScreenText {
    var all: ScreenText = ""
    all.sent = String(repeating: text.sent, count: max(0, count))
    return all
  }

  package static func + (left: ScreenText, right: ScreenText) -> ScreenText {
    var both = left
    both += right
    return both
  }

  package static func += (left: inout ScreenText, right: ScreenText) { left.sent += right.sent }
}

extension ScreenText: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: String) { sent = literal }

  package init(stringInterpolation interpolation: Interpolation) { sent = interpolation.sent }

  /// The interpolation of texts into a ``ScreenText``, which escapes their control characters.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var sent = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { sent += literal }

    package mutating func appendInterpolation(_ text: String) {
      sent += Escaping.caret.escaped(text)
    }

    package mutating func appendInterpolation(_ number: Int) { sent += String(number) }

    package mutating func appendInterpolation(_ text: ScreenText) { sent += text.sent }
  }
}

/// A filter that keeps the program's own control sequences and escapes other control characters.
private struct SequenceFilter {
  private var passed = ""
  /// The text after the last unchanged control sequence, not escaped yet.
  private var text = ""

  static func passing(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !Escaping.isHarmless($0) }) else { return text }
    var filter = SequenceFilter()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() { filter.take(scalar, before: &rest) }
    filter.endText()
    return filter.passed
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, before rest: inout Substring.UnicodeScalarView
  ) {
    switch scalar {
    case "\n", "\r", "\t": pass(String(scalar))
    case "\u{1b}":
      let count = Self.sequenceLength(rest)
      guard count > 0 else { return text.unicodeScalars.append(scalar) }
      pass("\u{1b}" + String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    default: text.unicodeScalars.append(scalar)
    }
  }

  private mutating func pass(_ sequence: String) {
    endText()
    passed += sequence
  }

  private mutating func endText() {
    passed += Escaping.caret.escaped(text)
    text = ""
  }

  /// Returns the length of one of the program's control sequences after an ESC character; 0 for any
  /// other text.
  private static func sequenceLength(_ rest: Substring.UnicodeScalarView) -> Int {
    guard let first = rest.first else { return 0 }
    if ["7", "8"].contains(first) { return 1 }
    guard first == "[" else { return 0 }
    let parameters = rest.dropFirst().prefix(while: isParameter)
    let end = rest[parameters.endIndex...].first
    return end.map(finals.contains) == true ? parameters.count + 2 : 0
  }

  private static func isParameter(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == ";" || scalar == "?"
  }

  private static let finals: Set<Unicode.Scalar> = [
    "A", "B", "C", "D", "G", "H", "J", "K", "h", "l", "m", "r",
  ]
}
