/// Decodes the bytes that a terminal sends into keys, pastes, mouse events and replies.
///
/// A sequence may arrive in parts of any length. Mouse sequences are xterm's mode 1006 (XTerm
/// Control Sequences, "Extended coordinates"). Unknown sequences are dropped as a whole.
package struct InputDecoder: Sendable {
  private var waiting: [UInt8] = []

  package init() {}

  /// Whether bytes wait for more: an incomplete character or sequence, or a single Esc byte.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Adds bytes from the terminal, and returns the input events that they complete.
  package mutating func take(_ bytes: [UInt8]) -> [InputEvent] {
    waiting += bytes
    var rest = waiting[...]
    var events: [InputEvent] = []
    while !rest.isEmpty {
      guard let (event, count) = Self.first(in: rest) else { break }
      if let event { events.append(event) }
      rest = rest.dropFirst(count)
    }
    waiting = Array(rest)
    return events
  }

  /// Returns the events of bytes that wait for more: a single Esc byte is then the Esc key.
  ///
  /// Call it after a moment without further bytes.
  ///
  /// Esc with more bytes is a key with Alt, or a sequence that was cut off. Both are dropped.
  package mutating func flush() -> [InputEvent] {
    guard !waiting.starts(with: Self.pasteStart) else { return [] }
    defer { waiting = [] }
    return waiting == [0x1b] ? [.key(.escape)] : []
  }

  private static let pasteStart = Array("\u{1b}[200~".utf8)
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  private typealias DecodedEvent = (event: InputEvent?, count: Int)

  /// Returns the first event in bytes of input with its length, or nil if more bytes are needed.
  private static func first(in bytes: ArraySlice<UInt8>) -> DecodedEvent? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1b: return escape(bytes)
    case 0x0a, 0x0d: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x08, 0x7f: return (.key(.backspace), 1)
    case 0x01...0x1a:
      return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0..<0x20: return (nil, 1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> DecodedEvent? {
    let lead = bytes[bytes.startIndex]
    let count =
      lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0
    guard count > 0 else { return (nil, 1) }
    let taken = bytes.prefix(count)
    if let wrong = taken.dropFirst().firstIndex(where: { $0 & 0xc0 != 0x80 }) {
      return (nil, wrong - bytes.startIndex)
    }
    guard taken.count == count else { return nil }
    guard let text = String(validating: taken, as: UTF8.self),
      let scalar = text.unicodeScalars.first, !(0x80...0x9f).contains(scalar.value)
    else { return (nil, count) }
    return (.text(text), count)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> DecodedEvent? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return sequence(bytes)
    case UInt8(ascii: "O"):
      guard let last = bytes.dropFirst(2).first else { return nil }
      // Alt-O, and then another sequence.
      guard isPrintable(last) else { return (nil, 2) }
      return (key(final: last, parameters: []).map { .key($0) }, 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return text(bytes)
    case 0x1b: return (.key(.escape), 1)
    case 0x0a, 0x0d: return (.key(.newLine), 2)
    // Esc, and then another key.
    case 0..<0x20: return (.key(.escape), 1)
    default:
      // A key with Alt, which has no meaning here.
      return character(bytes.dropFirst()).map { (nil, $0.count + 1) }
    }
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7e).contains(byte) }

  /// Decodes a reply of the terminal that ends with BEL or ESC \; nil if more bytes are needed.
  private static func text(_ bytes: ArraySlice<UInt8>) -> DecodedEvent? {
    let rest = bytes.dropFirst(2)
    guard let end = rest.firstIndex(where: { $0 == 0x07 || $0 == 0x1b }) else { return nil }
    let isLong = bytes[end] == 0x1b
    if isLong {
      guard end + 1 < bytes.endIndex else { return nil }
      // Another sequence has cut it off.
      guard bytes[end + 1] == UInt8(ascii: "\\") else { return (nil, end - bytes.startIndex) }
    }
    let words = String(decoding: rest[..<end], as: UTF8.self)
    return (.reply(words), end - bytes.startIndex + (isLong ? 2 : 1))
  }

  private static func sequence(_ bytes: ArraySlice<UInt8>) -> DecodedEvent? {
    if bytes.starts(with: pasteStart) { return paste(bytes) }
    let rest = bytes.dropFirst(2)
    // A Linux console's function keys have a second bracket.
    if rest.first == UInt8(ascii: "[") {
      return rest.dropFirst().first.map {
        ($0 == UInt8(ascii: "A") ? .key(.help) : nil, isPrintable($0) ? 4 : 3)
      }
    }
    guard let end = rest.firstIndex(where: { !(0x20...0x3f).contains($0) }) else { return nil }
    let (count, final) = (end - bytes.startIndex + 1, bytes[end])
    // A control character or another Esc has cut it off.
    guard (0x40...0x7e).contains(final) else { return (nil, count - 1) }
    let words = String(decoding: rest[..<end], as: UTF8.self)
    if words.hasPrefix("<") {
      return (mouse(words.dropFirst(), isRelease: final == UInt8(ascii: "m")), count)
    }
    if final == UInt8(ascii: "n") { return (.reply(words + "n"), count) }
    let parameters = words.split(separator: ";").map { Int($0) ?? 0 }
    return (key(final: final, parameters: parameters).map { .key($0) }, count)
  }

  private static func paste(_ bytes: ArraySlice<UInt8>) -> DecodedEvent? {
    let rest = bytes.dropFirst(pasteStart.count)
    guard let end = rest.firstRange(of: pasteEnd) else { return nil }
    let text = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
    return (.paste(text), end.upperBound - bytes.startIndex)
  }

  private static func mouse(_ words: Substring, isRelease: Bool) -> InputEvent? {
    let numbers = words.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    // Shift, Alt and Ctrl change nothing.
    let kind: MouseEvent.Kind
    switch numbers[0] & ~0b11100 {
    case 0: kind = isRelease ? .release : .press
    case 32: kind = .move
    case 64: kind = .wheelUp
    case 65: kind = .wheelDown
    default: return nil
    }
    return .mouse(MouseEvent(kind: kind, line: numbers[2] - 1, column: numbers[1] - 1))
  }

  private static func key(final: UInt8, parameters: [Int]) -> InputEvent.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P"): .help
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "~"): numbered[parameters.first ?? 0]
    default: nil
    }
  }

  private static let numbered: [Int: InputEvent.Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .help,
  ]
}
