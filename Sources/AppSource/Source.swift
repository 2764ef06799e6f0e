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
}
