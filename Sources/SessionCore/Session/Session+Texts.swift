import SessionState

extension Session {
  /// The text that replaces a secure value of any length.
  package static var secret: String { SecretText.bullets }

  /// The key with a secure value in a redacted line that edits the form.
  package static var hiddenValueKey: String { "value=\(secret)" }

  /// Returns a text as one word of a command line, with quotes if necessary.
  package static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }
}
