import Forms

/// What of a line must not be kept or shown, since it holds a secure field's value.
extension State {
  /// Returns a line that gives a field a value as it may be shown: a command, with what stands
  /// behind it; nil where nothing is secret.
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

  /// Whether a name is a secure field's, or may have been meant for one.
  func mayMeanSecret(_ name: String) -> Bool {
    switch form.find(name) {
    case .row(let row): form.isSecure(row: row)
    // What is ambiguous may have more meanings than are listed.
    case .ambiguous: true
    case .notAField: false
    case .none(let suggestions): suggestions.contains { isSecure(id: $0) }
    }
  }

  private func isSecure(id: String) -> Bool {
    form.row(ofField: id).map(form.isSecure(row:)) ?? false
  }
}
