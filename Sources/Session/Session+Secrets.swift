import Forms

/// What of a line must not be kept or shown, since it holds a secure field's value.
extension Session {
  /// Returns the line as it may be shown: what is given to a secure field is replaced.
  ///
  /// A name that may have been meant for a secure field counts as one.
  package func redacted(_ line: String) -> String {
    guard hasSecrets else { return line }
    guard let command = try? CommandParser.parse(line) else {
      return mayTellSecret(line) ? Self.secret : line
    }
    switch command {
    case .set(let field, _) where mayMeanSecret(field):
      return "set \(LineSyntax.quoted(field)) \(Self.secret)"
    case .type(_?) where activeField?.isSecure == true: return "type \(Self.secret)"
    case .paste where activeField?.isSecure == true: return "paste \(Self.secret)"
    case .expect(let expectation) where isSecret(path: expectation.path):
      return "expect \(expectation.path) \(expectation.comparison.rawValue) \(Self.secret)"
    default: return line
    }
  }

  /// Returns the error as it may be shown: of a line that may tell a secret no word is repeated.
  ///
  /// A misspelt command in front of a secure field's name is no secret, and is named.
  package func redacted(_ error: CommandError, of line: String) -> CommandError {
    guard redacted(line) == Self.secret else { return error }
    if case .unknown(.command, _) = error.kind, activeField?.isSecure != true { return error }
    return error.withoutGivenWords
  }

  /// Whether a path of the state record is the answer of a secure field.
  func isSecret(path: String) -> Bool {
    guard path.hasPrefix("values.") else { return false }
    return mayMeanSecret(String(path.dropFirst("values.".count)))
  }

  /// Whether a line that is no command names a secure field, or was meant for one, and goes on.
  private func mayTellSecret(_ line: String) -> Bool {
    activeField?.isSecure == true
      || line.split { $0 == " " || $0 == "\t" || $0 == "'" || $0 == "\"" }.dropLast()
        .contains { mayMeanSecret(String($0)) || isSecret(path: String($0)) }
  }

  private func mayMeanSecret(_ name: String) -> Bool {
    switch form.find(name) {
    case .row(let row): form.field(atRow: row)?.isSecure == true
    // What is ambiguous may have more meanings than are listed.
    case .ambiguous: true
    case .notAField: false
    case .none(let suggestions): suggestions.contains { isSecure(id: $0) }
    }
  }

  private func isSecure(id: String) -> Bool {
    form.row(ofField: id).map { form.field(atRow: $0)?.isSecure == true } ?? false
  }

  /// Returns a text as one word of a line, quoted where that is needed.
  package static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }
}
