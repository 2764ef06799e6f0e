import Forms

/// Redaction of lines that contain a secure field's value.
extension State {
  /// Returns a redacted version of a line that sets a field's value, or nil if nothing in it is
  /// secret.
  func redacted(_ command: Command, _ words: [String], of owner: Slot.Owner) -> String? {
    guard let first = words.first else { return nil }
    switch owner {
    case .activeField:
      return activeField?.isSecure == true ? "\(command.name) \(Session.secret)" : nil
    case .namedField:
      guard LineToken.isOne(first), mayMeanSecret(first) else { return nil }
      return "\(command.name) \(LineSyntax.quoted(first)) \(Session.secret)"
    }
  }

  /// Whether a path of the state record is the answer of a secure field.
  func isSecret(path: String) -> Bool {
    guard path.hasPrefix("values.") else { return false }
    let name = String(path.dropFirst("values.".count))
    return LineToken.isOne(name) && mayMeanSecret(name)
  }

  /// Whether a name belongs to a secure field, or may be a misspelling of its name.
  func mayMeanSecret(_ name: String) -> Bool {
    switch form.find(name) {
    case .row(let row): form.isSecure(row: row)
    // An ambiguous name may have more meanings than the listed ones.
    case .ambiguous: true
    case .notAField: false
    case .none(let suggestions): suggestions.contains { isSecure(id: $0) }
    }
  }

  private func isSecure(id: String) -> Bool {
    form.row(ofField: id).map(form.isSecure(row:)) ?? false
  }
}
