import SessionState

extension Session {
  /// The text that replaces a secure value of any length.
  package static var secret: String { SecretText.bullets }

  /// Returns a text as one word of a line, with quotes if necessary.
  package static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }
}
