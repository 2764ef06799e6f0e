import SessionState

extension Session {
  /// The bullets that are shown instead of a secure value; their number is always the same.
  package static var secret: String { SecretText.bullets }

  /// The word with bullets that replaces `value=` and a secure value in an edit command's line.
  package static var hiddenValueKey: String { "value=\(secret)" }

  /// Returns a text as one word of a command line, with quotes if necessary.
  package static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }
}
