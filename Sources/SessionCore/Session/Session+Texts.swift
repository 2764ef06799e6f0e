import SessionState

extension Session {
  /// The bullets that are shown instead of a secure value; their number is always the same.
  package static var secret: String { SecretText.bullets }

  /// The text that replaces a secure value and its key in a redacted line that edits the form.
  package static var hiddenValueKey: String { "value=\(secret)" }

  /// Returns a text as one word of a command line, with quotes if necessary.
  package static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }
}
