/// A source file of an app, in Swift or as a storyboard or xib: its text and its name for errors.
package struct Source: Sendable {
  package let name: String
  package let text: String

  /// Creates a source.
  ///
  /// A byte order mark is removed.
  package init(name: String, text: String) {
    self.name = name
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }
}
