import FoundationEssentials

/// A writer for one line of JSON, which appends bytes directly to a buffer.
///
/// A single buffer is faster than many strings: after every command, a hundred values are written.
/// The writer inserts commas between values.
package struct JSONWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 8192)

  /// Creates an empty line of JSON, with enough memory reserved for a state record.
  package init() {}

  /// The UTF-8 bytes that were written so far.
  package var bytes: [UInt8] { buffer.array }

  /// Begins a JSON object.
  package mutating func openObject() { open(UInt8(ascii: "{")) }

  /// Ends a JSON object.
  package mutating func closeObject() { buffer.append(UInt8(ascii: "}")) }

  /// Begins a JSON list.
  package mutating func openList() { open(UInt8(ascii: "[")) }

  /// Ends a JSON list.
  package mutating func closeList() { buffer.append(UInt8(ascii: "]")) }

  /// Ends the line of JSON.
  package mutating func endLine() { buffer.append(UInt8(ascii: "\n")) }

  private mutating func open(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
  }

  private mutating func separate() {
    switch buffer.last {
    case 0, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: buffer.append(UInt8(ascii: ","))
    }
  }
}

// MARK: - Names

extension JSONWriter {
  /// Writes the name of an object's next member.
  ///
  /// The name must not contain characters that JSON escapes.
  package mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append("\":" as StaticString)
  }

  /// Writes the name of an object's next member, with JSON escapes where the name needs them.
  package mutating func key(_ name: String) {
    write(name)
    buffer.append(UInt8(ascii: ":"))
  }

  /// Writes the name of an object's next member from the bytes that ``key(named:)`` returned.
  package mutating func key(_ prepared: [UInt8]) {
    separate()
    buffer.append(prepared)
  }

  /// Returns a member's name as JSON bytes with quotes and colon, so that it is escaped only once.
  package static func key(named name: String) -> [UInt8] { Array("\(name.jsonQuoted):".utf8) }
}

// MARK: - Values

extension JSONWriter {
  /// The count of bytes written so far; store it before a value that may be replaced by null.
  package var mark: Int { buffer.count }

  /// Removes the bytes of the JSON line from an offset to the end, and writes null instead.
  ///
  /// `mark` is the value of the property ``mark`` before the JSON value to remove was written.
  package mutating func replaceByNull(from mark: Int) {
    buffer.cut(to: mark)
    writeNull()
  }

  /// Writes null as the next JSON value.
  package mutating func writeNull() { writeWord("null") }

  /// Writes true or false as the next JSON value.
  package mutating func write(_ bool: Bool) { writeWord(bool ? "true" : "false") }

  private mutating func writeWord(_ word: StaticString) {
    separate()
    buffer.append(word)
  }

  /// Writes a text in quotes as the next JSON value, with escapes where necessary.
  ///
  /// A text without escapes, the usual case, is copied as a whole.
  package mutating func write(_ text: String) {
    separate()
    var copy = text
    let isWritten = copy.withUTF8 { utf8 in
      guard utf8.allSatisfy(String.isPlain) else { return false }
      buffer.append(UInt8(ascii: "\""))
      buffer.append(utf8)
      buffer.append(UInt8(ascii: "\""))
      return true
    }
    if !isWritten { buffer.append(text.jsonQuoted) }
  }

  /// Writes a number in its shortest form as the next JSON value, or null if it is not finite.
  package mutating func write(_ number: Double) {
    guard number.isFinite else { return writeNull() }
    separate()
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    write(magnitude: number.magnitude)
  }

  /// Writes a number with all of its digits as the next JSON value.
  package mutating func write(_ number: Decimal) {
    separate()
    buffer.append(number.description)
  }

  private mutating func write(magnitude number: Double) {
    if let whole = Int(exactly: number) { return buffer.append(UInt(whole)) }
    // With at most 15 digits, no shorter decimal has the same value.
    let scaled = (number * 10_000).rounded()
    guard scaled < 1e15, scaled / 10_000 == number else {
      return buffer.append(number.description)
    }
    appendFraction(UInt(scaled))
  }

  /// Writes a decimal fraction, given as a number of ten thousandths: 15000 is written as 1.5.
  private mutating func appendFraction(_ tenThousandths: UInt) {
    buffer.append(tenThousandths / 10_000)
    buffer.append(UInt8(ascii: "."))
    var (rest, place) = (tenThousandths % 10_000, UInt(1000))
    while rest > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }
}
