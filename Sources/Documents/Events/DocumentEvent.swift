import Geometry
import TerminalText

/// A parser event while a form's document is read, in any notation.
package struct DocumentEvent {
  /// The kind of a parser event.
  package enum Kind {
    /// A YAML text that is not in quotation marks.
    ///
    /// The code that reads the key decides whether this text is a number.
    case plain
    case text
    case number
    case yes, no
    case null
    case list, listEnd
    case mapping, mappingEnd
  }

  package let kind: Kind
  package let mark: DocumentMark
  /// The bytes of the event's text or number, valid until the next event.
  ///
  /// Empty for other events.
  package let bytes: UnsafeBufferPointer<UInt8>
  private let value: Double
  /// Whether a message may show the event's value.
  private let isShown: Bool

  package init(
    _ kind: Kind, at mark: DocumentMark,
    bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0),
    value: Double = 0, isShown: Bool = true
  ) {
    self.isShown = isShown
    self.kind = kind
    self.mark = mark
    self.bytes = bytes
    self.value = value
  }
}

extension DocumentEvent {
  /// Whether the event's value is a text.
  ///
  /// An unquoted YAML text counts as a text, unless it means null.
  package var isText: Bool {
    kind == .text || kind == .plain && (bytes.count > 4 || !Self.isNull(string))
  }

  /// The event's value as text, or nil if it is not a text.
  ///
  /// A YAML text that is not in quotation marks is returned as it is written.
  package var text: String? { isText ? string : nil }

  /// The event's value as a number, which may be infinite or NaN, or nil if it is not a number.
  package var number: Double? {
    switch kind {
    case .number: value
    case .plain: Self.number(string)
    case .text, .yes, .no, .null, .list, .listEnd, .mapping, .mappingEnd: nil
    }
  }

  package var bool: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    case .plain: Self.bool(string)
    case .text, .number, .null, .list, .listEnd, .mapping, .mappingEnd: nil
    }
  }

  /// The event's value as the value of a setting, or nil if it can't be one.
  ///
  /// True is `on`, false is `off`, and a JSON number loses needless digits: `1.50` becomes `1.5`.
  package var word: String? {
    if let bool { return bool ? "on" : "off" }
    return kind == .number ? value.inDigits : text
  }

  /// The event's value in short form for a message; empty if no message shows it.
  package var shown: String {
    guard isShown else { return "" }
    return switch kind {
    case .plain: shownPlain
    case .text: string.quoted
    case .number: value.inDigits
    case .yes: "true"
    case .no: "false"
    case .null: "null"
    case .list, .listEnd: "a list"
    case .mapping, .mappingEnd: "a mapping"
    }
  }

  private var shownPlain: String {
    let text = string
    guard !text.isEmpty else { return "nothing" }
    let isOnlyText = isText && number == nil && bool == nil
    return text.count < 20 && !isOnlyText ? text : text.quoted
  }

  /// The bytes of the event's value as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns whether a YAML text without quotation marks means null in YAML 1.2's core schema.
  package static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  private static func bool(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// Parses a number of YAML 1.2's core schema, or returns nil for another text.
  private static func number(_ text: String) -> Double? {
    if text.utf8.allSatisfy(isDecimal) { return Double(text) }
    if text.hasPrefix("0x") { return UInt(text.dropFirst(2), radix: 16).map { Double($0) } }
    if text.hasPrefix("0o") { return UInt(text.dropFirst(2), radix: 8).map { Double($0) } }
    return switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .infinity
    case "-.inf", "-.Inf", "-.INF": -.infinity
    case ".nan", ".NaN", ".NAN": .nan
    default: nil
    }
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
