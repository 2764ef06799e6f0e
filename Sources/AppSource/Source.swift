/// An app's source file (Swift, a storyboard or a xib): its text, and its name for messages.
package struct Source: Sendable {
  package let name: String
  package let text: String

  /// Creates a source file from its name and text.
  ///
  /// A byte order mark at the start of the text is removed.
  package init(name: String, text: String) {
    self.name = name
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// How deeply square brackets may be nested; more than any app needs.
  private static let deepestBrackets = 10

  /// The text for Swift's parser: all of it, or the part before brackets that are nested too deeply.
  ///
  /// For each bracket in another one, the parser needs twice the time, because it tries a type and a
  /// value. Thirty would take hours. The parser reports the end of the shortened text as an error.
  package var textToParse: String {
    var depth = 0
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      // No type contains these, so the parser tries none, and brackets in strings don't count.
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""): depth = 0
      default: break
      }
      if depth > Self.deepestBrackets { return String(text[..<index]) }
    }
    return text
  }
}
