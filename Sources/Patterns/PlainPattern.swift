import TerminalText

/// A check for the simplest regular expressions, which most forms use, without `Regex`.
///
/// Such expressions consist of characters, classes and repetitions, as in `[0-9]{4}-[0-9]{2}` or
/// `[^@\s]+@[^@\s]+`. The check exists because the first use of `Regex` takes as long as reading a
/// whole form.
package struct PlainPattern {
  private var rest: Substring.UTF8View

  /// Returns whether a regular expression is a simple and valid one.
  ///
  /// False means that only `Regex` can tell whether the expression is valid.
  package static func isSound(_ text: String) -> Bool {
    var pattern = PlainPattern(rest: text[...].utf8)
    while !pattern.rest.isEmpty {
      guard pattern.takesPart(), pattern.takesRepetition() else { return false }
    }
    return true
  }

  private mutating func takesPart() -> Bool {
    switch rest.popFirst() {
    case UInt8(ascii: "["): takesClass()
    case UInt8(ascii: "\\"): takesEscaped()
    case UInt8(ascii: "-"): true
    case let byte?: Self.isAlphanumeric(byte) || Self.standsForItself(byte)
    case nil: false
    }
  }

  /// Consumes the rest of a character class after `[`, and returns whether it is simple and valid.
  ///
  /// It may have characters, ranges of letters or digits, and a final hyphen.
  private mutating func takesClass() -> Bool {
    _ = takes("^")
    var isEmpty = true
    while let first = rest.popFirst() {
      switch first {
      case UInt8(ascii: "]"): return !isEmpty
      case UInt8(ascii: "-"): return !isEmpty && takes("]")
      case UInt8(ascii: "\\"): guard takesEscaped() else { return false }
      case _ where Self.isAlphanumeric(first):
        guard takesEnd(ofRangeFrom: first) else { return false }
      default: guard Self.standsForItselfInClass(first) else { return false }
      }
      isEmpty = false
    }
    return false
  }

  /// Consumes the end of a range such as `a-z` after its first character, if there is one.
  ///
  /// Returns false for an invalid range.
  private mutating func takesEnd(ofRangeFrom first: UInt8) -> Bool {
    let start = rest
    guard takes("-") else { return true }
    guard let last = rest.popFirst(), last != UInt8(ascii: "]") else {
      rest = start
      return true
    }
    return Self.isAlphanumeric(last) && first <= last
  }

  /// Consumes the character after a backslash, and returns whether it is one of `d`, `s`, `w` and
  /// `.`.
  private mutating func takesEscaped() -> Bool {
    switch rest.popFirst() {
    case UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "w"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Consumes a repetition if there is one: `?`, `*`, `+`, `{4}` or `{1,4}`.
  ///
  /// Returns false for an invalid repetition.
  private mutating func takesRepetition() -> Bool {
    if takes("?") || takes("*") || takes("+") { return true }
    guard takes("{") else { return true }
    guard let least = number() else { return false }
    guard takes(",") else { return takes("}") }
    guard let most = number() else { return false }
    return least <= most && takes("}")
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Consumes a number of at most three digits, or returns nil if there is no digit.
  private mutating func number() -> Int? {
    var digits = 0
    var number = 0
    while digits < 3, let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      rest.removeFirst()
    }
    return digits > 0 ? number : nil
  }

  /// Returns whether a character is a blank or a sign that never has a special meaning, not even in
  /// brackets.
  private static func standsForItself(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private static func standsForItselfInClass(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: standsForItself(byte)
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
