extension Node {
  /// The value as text: as written, where YAML has no quotation marks around it.
  var text: String? {
    switch content {
    case .text(let text): text
    case .plain(let text): Self.nulls.contains(text) ? nil : text
    default: nil
    }
  }

  /// The value as a number, which may be infinite or no number at all.
  var number: Double? {
    switch content {
    case .number(let number): number
    case .plain(let text): Self.number(text)
    default: nil
    }
  }

  var bool: Bool? {
    switch content {
    case .bool(let bool): bool
    case .plain("true"), .plain("True"), .plain("TRUE"): true
    case .plain("false"), .plain("False"), .plain("FALSE"): false
    default: nil
    }
  }

  /// The value as a word of a setting: `on` and `off` for true and false, and a number as written.
  var word: String? {
    if let bool { return bool ? "on" : "off" }
    if case .number(let number) = content { return number.written }
    return text
  }

  /// The value, short, for a message.
  var shown: String {
    switch content {
    case .plain(""): "nothing"
    case .plain(let text): text.count < 20 && !isText ? text : text.quoted
    case .text(let text): text.quoted
    case .number(let number): number.written
    case .bool(let bool): bool.description
    case .null: "null"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  private var isText: Bool { text != nil && number == nil && bool == nil }

  private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

  /// Reads a number as YAML 1.2's core schema writes them.
  private static func number(_ text: String) -> Double? {
    if text.utf8.allSatisfy({ decimalBytes.contains($0) }) { return Double(text) }
    if text.hasPrefix("0x") { return UInt(text.dropFirst(2), radix: 16).map { Double($0) } }
    if text.hasPrefix("0o") { return UInt(text.dropFirst(2), radix: 8).map { Double($0) } }
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: return nil
    }
  }

  private static let decimalBytes = Set("0123456789+-.eE".utf8)
}
