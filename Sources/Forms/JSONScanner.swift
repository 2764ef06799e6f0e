/// The texts, numbers and marks of a JSON document, by RFC 8259.
///
/// Foundation's reader would hide a key's second occurrence, take a comma before a bracket, and tell
/// the place of a fault only in its messages' words.
struct JSONScanner {
  private let text: DocumentText
  /// The byte that is read next.
  private var index = 0

  init(_ text: DocumentText) { self.text = text }

  /// The next byte as the ASCII character that it may be; nil at the end.
  var next: Unicode.Scalar? {
    index < text.bytes.count ? Unicode.Scalar(text.bytes[index]) : nil
  }

  mutating func skipBlanks() {
    while let next, next == " " || next == "\n" || next == "\r" || next == "\t" { index += 1 }
  }

  /// Steps over the next byte if it is this one.
  mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    guard next == mark else { return false }
    index += 1
    return true
  }

  /// Steps over a word if it comes next.
  mutating func takes(word: String) -> Bool {
    guard text.bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  /// Reads a number; one that is too large for it is infinite.
  mutating func number() throws(Flaw) -> Double {
    let start = index
    _ = takes("-")
    if !takes("0") { try skipDigits() }
    if takes(".") { try skipDigits() }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      try skipDigits()
    }
    return Double(written(from: start)) ?? .nan
  }

  private mutating func skipDigits() throws(Flaw) {
    let start = index
    while let next, ("0"..."9").contains(next) { index += 1 }
    if index == start { throw unexpected("a digit") }
  }

  /// Reads a text, from its opening quotation mark on.
  mutating func string() throws(Flaw) -> String {
    index += 1
    var string = ""
    var start = index
    while let next, next >= " " {
      switch next {
      case "\"":
        string += written(from: start)
        index += 1
        return string
      case "\\":
        string += written(from: start)
        string.unicodeScalars.append(try escapedScalar())
        start = index
      default: index += 1
      }
    }
    throw next == nil ? unexpected("") : flaw("a control character in a text must be escaped")
  }

  private func written(from start: Int) -> String {
    String(decoding: text.bytes[start..<index], as: UTF8.self)
  }
}

extension JSONScanner {
  private mutating func escapedScalar() throws(Flaw) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = next else { throw unexpected("") }
    index += 1
    switch letter {
    case "\"", "\\", "/": return letter
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try scalarInDigits(start)
    default:
      index = start
      throw flaw("a backslash in a text must be doubled, or begin one of JSON's escapes")
    }
  }

  // A scalar beyond U+FFFF is written as the two halves that UTF-16 has for it.
  private mutating func scalarInDigits(_ start: Int) throws(Flaw) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), takes(word: "\\u") {
      let second = try codeUnit()
      let both = String(decoding: [first, second], as: UTF16.self).unicodeScalars
      if UTF16.isTrailSurrogate(second), let scalar = both.first { return scalar }
    }
    index = start
    throw flaw("half a surrogate pair is no character")
  }

  private mutating func codeUnit() throws(Flaw) -> UInt16 {
    let digits = text.bytes[index...].prefix(4).map { Character(Unicode.Scalar($0)) }
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(String(digits), radix: 16)
    else { throw flaw("four hexadecimal digits must follow \\u") }
    index += 4
    return unit
  }
}

extension JSONScanner {
  /// Makes the flaw of something else standing where `wanted` should.
  func unexpected(_ wanted: String) -> Flaw {
    let rest = text.bytes[index...].prefix(4)
    guard let given = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return flaw("the JSON ends too early")
    }
    return flaw("\(wanted) must stand here, not \(String(given).quoted)")
  }

  private func flaw(_ problem: String) -> Flaw {
    Flaw(.syntax(problem), at: text.position(ofByte: index))
  }
}
