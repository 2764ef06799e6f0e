import TerminalText

/// A text that a terminal is sent: our own sequences, and texts in which nothing is left that could
/// steer it.
///
/// A literal is taken as it is, and what is interpolated in it is escaped:
/// `"\u{1b}[2m\(hint)\r\n"`.
struct ScreenText: Equatable, Sendable {
  private(set) var sent = ""

  var isEmpty: Bool { sent.isEmpty }

  /// Takes over what was drawn with sequences of our own in it.
  ///
  /// Those move the cursor, set styles and erase; whatever else could steer a terminal is escaped.
  init(drawn text: String) { sent = SequenceFilter.passing(text) }

  /// Returns rows, each with its end.
  static func rows(_ rows: some Sequence<String>) -> ScreenText {
    rows.reduce(into: "") { $0 += "\($1)\r\n" }
  }

  /// Returns rows that may have colours of ours in them, each with its end.
  static func drawnRows(_ rows: some Sequence<String>) -> ScreenText {
    rows.reduce(into: "") { $0 += ScreenText(drawn: $1) + "\r\n" }
  }

  /// Returns a text so many times over.
  static func repeating(_ text: ScreenText, count: Int) -> ScreenText {
    var all: ScreenText = ""
    all.sent = String(repeating: text.sent, count: max(0, count))
    return all
  }

  static func + (left: ScreenText, right: ScreenText) -> ScreenText {
    var both = left
    both += right
    return both
  }

  static func += (left: inout ScreenText, right: ScreenText) { left.sent += right.sent }
}

extension ScreenText: ExpressibleByStringInterpolation {
  init(stringLiteral literal: String) { sent = literal }

  init(stringInterpolation interpolation: Interpolation) { sent = interpolation.sent }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var sent = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { sent += literal }

    mutating func appendInterpolation(_ text: String) { sent += Escaping.caret.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { sent += String(number) }

    mutating func appendInterpolation(_ text: ScreenText) { sent += text.sent }
  }
}

/// A filter that lets our own sequences through to a terminal, and shows all else by signs.
private struct SequenceFilter {
  private var passed = ""
  /// Text that no sequence of ours has interrupted yet.
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

  /// Returns how long one of our sequences is that follows an ESC; 0 where there is none.
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
