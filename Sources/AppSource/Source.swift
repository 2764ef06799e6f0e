/// A file of an app, in Swift, or a storyboard or xib: its text, and the name under which errors
/// are to speak of it.
package struct Source: Sendable {
  package let name: String
  package let text: String

  /// Creates a file's source; a byte order mark, which only a file may begin with, is left out.
  package init(name: String, text: String) {
    self.name = name
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }
}
