import Documents
import FormModel
import Patterns
import TerminalText

/// A writer of a form's definition as YAML.
///
/// A list of scalars is on one line. Everything else is in block style.
enum YAMLText {
  /// Returns the YAML lines of a mapping's entries, without indentation of the first one.
  static func block(_ entries: [DocumentTree.Entry], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return entries.map { entry(entry: $0, indent: indent) }.joined(separator: margin)
  }

  /// Returns the YAML lines of one entry, without indentation of the first one.
  static func entry(entry: DocumentTree.Entry, indent: Int) -> String {
    let key = scalar(entry.key, isFlow: false)
    switch entry.value {
    case .mapping(let entries) where !entries.isEmpty:
      let margin = String(repeating: " ", count: indent + 2)
      return "\(key):\n\(margin)\(block(entries, indent: indent + 2))"
    case .list(let elements) where !elements.allSatisfy(\.isScalar):
      return "\(key):\n" + elements.map { item($0, indent: indent + 2) }.joined()
    case .plain, .text, .number, .flag, .list, .mapping:
      return "\(key): \(flow(entry.value, isNested: false))\n"
    }
  }

  /// Returns the YAML lines of a list's element, including its dash.
  static func item(_ element: DocumentTree, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    if case .mapping(let entries) = element, !entries.isEmpty {
      return "\(margin)- \(block(entries, indent: indent + 2))"
    }
    return "\(margin)- \(flow(element, isNested: false))\n"
  }

  /// Returns a value on one line of YAML.
  ///
  /// `isNested` tells whether the value is inside brackets.
  static func flow(_ tree: DocumentTree, isNested: Bool = true) -> String {
    switch tree {
    case .plain(let text): isPlain(text, isFlow: isNested) ? text : quoted(text)
    case .text(let text): scalar(text, isFlow: isNested)
    case .number(let number): number.inDigits
    case .flag(let flag): flag ? "true" : "false"
    case .list(let elements): "[\(elements.map { flow($0) }.joined(separator: ", "))]"
    case .mapping(let entries):
      "{"
        + entries.map(flow).joined(separator: ", ") + "}"
    }
  }

  /// Returns an entry of a mapping in braces, as YAML.
  static func flow(_ entry: DocumentTree.Entry) -> String {
    "\(scalar(entry.key, isFlow: true)): \(flow(entry.value))"
  }
}

extension YAMLText {
  private static func scalar(_ text: String, isFlow: Bool) -> String {
    isPlain(text, isFlow: isFlow) && !standsForOther(text) ? text : quoted(text)
  }

  /// Returns whether YAML parsers may read an unquoted text as a number, date, Boolean or null.
  private static func standsForOther(_ text: String) -> Bool {
    let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    if words.contains(text.lowercased()) { return true }
    return text.utf8.first.map { "0123456789+-.~".utf8.contains($0) } ?? true
      && text.utf8.allSatisfy { "0123456789abcdefABCDEFnfox+-.:_~TZ".utf8.contains($0) }
  }

  /// Returns whether a text needs no quotation marks in YAML; `isFlow` means that it is in
  /// brackets.
  ///
  /// YAML allows more. But a text that begins with a letter, a digit or `+`, without certain signs,
  /// is safe everywhere.
  private static func isPlain(_ text: String, isFlow: Bool) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return false }
    let isWord = first.properties.isAlphabetic || ("0"..."9").contains(first) || first == "+"
    guard isWord, last != " ", last != ":", !text.contains(": "), !text.contains(" #") else {
      return false
    }
    let brackets = isFlow ? ",[]{}:".unicodeScalars : "".unicodeScalars
    return scalars.allSatisfy { isPrintable($0) && !brackets.contains($0) }
  }

  /// Returns whether a scalar is printable: neither a line break nor invisible.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202F...0x205F, 0x2070...0xD7FF, 0xE000...0xFEFE,
      0xFF00...0xFFEF, 0x10000...:
      scalar.properties.generalCategory != .format
    default: false
    }
  }

  /// Returns a text in YAML quotation marks: single ones if that avoids escapes, or double ones.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(isPrintable) {
      if !scalars.contains("\""), !scalars.contains("\\") { return "\"\(text)\"" }
      return "'\(text.replacing("'", with: "''"))'"
    }
    let quoted = text.replacingScalars { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where isPrintable(scalar): nil
      default: "\\U" + String(UInt64(scalar.value) | 1 << 32, radix: 16).dropFirst()
      }
    }
    return "\"\(quoted)\""
  }
}
