import Geometry
import TerminalText

/// A scanner that finds the first syntax error in invalid JSON, for a message.
///
/// simdjson quickly detects that a text is invalid, but says little about the reason. So such a
/// text is scanned again.
package struct JSONSyntax {
  /// The tokens of JSON that are allowed next.
  private enum Expectation {
    case value, element, firstElement, key, firstKey, colon, separator
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The closing brackets that are still missing, the next one last.
  private var closers: [UInt8] = []
  private var expected = Expectation.value

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the first syntax error and its place in a text that is not valid JSON.
  package static func flaw(in bytes: UnsafeBufferPointer<UInt8>) -> LocatedFault {
    var syntax = JSONSyntax(bytes)
    do throws(LocatedFault) {
      while try syntax.step() {}
    } catch {
      return error
    }
    return LocatedFault(.syntax("this is not JSON"), at: FormError.Place.start)
  }

  /// Scans one token of the JSON text.
  ///
  /// Returns whether another may follow.
  private mutating func step() throws(LocatedFault) -> Bool {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
    let isWhole = closers.isEmpty && expected == .separator
    guard let byte else {
      if isWhole { return false }
      throw flaw("the JSON ends before it is complete")
    }
    if isWhole { throw flaw("there is text after the end of the JSON") }
    if byte == UInt8(ascii: "/") { throw flaw("JSON has no comments") }
    switch expected {
    case .value: try value(byte)
    case .element, .firstElement: try element(byte)
    case .key, .firstKey: try key(byte)
    case .colon: try colon(byte)
    case .separator: try separator(byte)
    }
    return true
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func flaw(_ words: String, at place: Int? = nil) -> LocatedFault {
    LocatedFault(.syntax(words), at: DocumentMark(value: UInt64(place ?? offset)))
  }

  private mutating func value(_ byte: UInt8) throws(LocatedFault) {
    expected = .separator
    switch byte {
    case UInt8(ascii: "{"): try open(UInt8(ascii: "}"), .firstKey)
    case UInt8(ascii: "["): try open(UInt8(ascii: "]"), .firstElement)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try word()
    }
  }

  private mutating func open(_ closer: UInt8, _ first: Expectation) throws(LocatedFault) {
    guard closers.count < FormError.greatestDepth else {
      throw LocatedFault(.nestedTooDeep, at: DocumentMark(value: UInt64(offset)))
    }
    closers.append(closer)
    expected = first
    offset += 1
  }

  private mutating func close() {
    closers.removeLast()
    expected = .separator
    offset += 1
  }

  private mutating func element(_ byte: UInt8) throws(LocatedFault) {
    guard byte == UInt8(ascii: "]") else { return try value(byte) }
    if expected == .element {
      throw flaw("a value must follow the comma; remove the comma after the last value")
    }
    close()
  }

  private mutating func key(_ byte: UInt8) throws(LocatedFault) {
    if byte == UInt8(ascii: "}") {
      if expected == .key {
        throw flaw("a key must follow the comma; remove the comma after the last value")
      }
      return close()
    }
    guard byte == UInt8(ascii: "\"") else {
      throw flaw("a key must be text in double quotation marks")
    }
    try string()
    expected = .colon
  }

  private mutating func colon(_ byte: UInt8) throws(LocatedFault) {
    guard byte == UInt8(ascii: ":") else { throw flaw("a colon must follow the key") }
    expected = .value
    offset += 1
  }

  private mutating func separator(_ byte: UInt8) throws(LocatedFault) {
    guard let closer = closers.last else { return }
    if byte == closer { return close() }
    guard byte == UInt8(ascii: ",") else {
      throw flaw("a comma or \(Unicode.Scalar(closer)) must follow the value")
    }
    expected = closer == UInt8(ascii: "}") ? .key : .element
    offset += 1
  }
}

extension JSONSyntax {
  private static let delimiters = Set(" \t\r\n,:]}[{\"/".utf8)

  /// The part of the JSON text up to the next byte that can't be part of a number or a word.
  private var token: String {
    String(decoding: bytes[offset...].prefix { !Self.delimiters.contains($0) }, as: UTF8.self)
  }

  private mutating func word() throws(LocatedFault) {
    let word = token
    if byte == UInt8(ascii: "'") {
      throw flaw("JSON has text in double quotation marks, not in single ones")
    }
    guard ["true", "false", "null"].contains(word) else {
      throw flaw(
        word.isEmpty
          ? "a value must begin here"
          : "\((word.count < 20 ? word : word.prefix(20) + "…").quoted) is not a JSON value; put text "
            + "in double quotation marks"
      )
    }
    offset += word.utf8.count
  }

  private mutating func number() throws(LocatedFault) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let leading = byte
    let whole = digits()
    var isSound = whole == 1 || whole > 1 && leading != UInt8(ascii: "0")
    if byte == UInt8(ascii: ".") {
      offset += 1
      isSound = digits() > 0 && isSound
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
      isSound = digits() > 0 && isSound
    }
    isSound = token.isEmpty && isSound
    offset = start
    let number = token
    guard isSound else { throw flaw("\(number.quoted) is not a number in JSON") }
    guard Double(number)?.isFinite == true else {
      let shown = number.count < 20 ? number : number.prefix(20) + "…"
      throw flaw("the number \(shown) is too large")
    }
    offset += number.utf8.count
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(LocatedFault) {
    let start = offset
    offset += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw flaw("unescaped control character in JSON")
      default: offset += 1
      }
    }
    throw flaw("the quotation mark at the beginning of this text is not closed", at: start)
  }

  private mutating func escape() throws(LocatedFault) {
    let start = offset
    offset += 1
    guard let byte else { return }
    guard byte == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(byte) else {
        throw flaw("a backslash in JSON must be followed by one of \" \\ / b f n r t u", at: start)
      }
      offset += 1
      return
    }
    offset += 1
    let unit = try hexDigits()
    if (0xDC00..<0xE000).contains(unit) { throw loneHalf(at: start) }
    guard (0xD800..<0xDC00).contains(unit) else { return }
    guard bytes[offset...].starts(with: "\\u".utf8) else { throw loneHalf(at: start) }
    offset += 2
    guard (0xDC00..<0xE000).contains(try hexDigits()) else { throw loneHalf(at: start) }
  }

  private func loneHalf(at start: Int) -> LocatedFault {
    flaw("this is half of a character; the other half of the surrogate pair is missing", at: start)
  }

  private mutating func hexDigits() throws(LocatedFault) -> UInt32 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    let isHex = digits.utf8.count == 4 && digits.allSatisfy(\.isHexDigit)
    guard isHex, let unit = UInt32(digits, radix: 16) else {
      throw flaw("four hexadecimal digits must follow \\u, not \"\(digits)\" in JSON")
    }
    offset += 4
    return unit
  }
}
