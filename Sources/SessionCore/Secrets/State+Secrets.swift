import Forms
import SessionState

/// Replaces secure values in command lines by bullets.
extension State {
  /// Returns the line of a command that sets a field, with bullets instead of a secure value.
  ///
  /// Nil if no word is secret. `words` are the words after the command's name, and `owner` says
  /// which field is set.
  package func redacted(_ command: Command, _ words: [String], of owner: Slot.Owner) -> String? {
    guard let first = words.first else { return nil }
    switch owner {
    case .activeField:
      return activeField?.isSecure == true ? "\(command.name) \(Session.secret)" : nil
    case .namedField:
      return redacted(command.name, naming: first, isSecret: namesSecret(in: first))
    }
  }

  /// Returns a script's `expect` line with bullets instead of a secure field's value, or nil.
  ///
  /// Nil if the line's path can't lead to a secure field's value.
  package func redacted(_ expectation: Expectation) -> String? {
    let path = expectation.path
    return redacted("expect", naming: path, isSecret: isSecret(path: path))?
      .replacing(
        " \(Session.secret)", with: " \(expectation.comparison.rawValue) \(Session.secret)")
  }

  /// Returns a redacted command line: the command, the word that names a field, and bullets.
  ///
  /// The word is left out if it may contain a secure value. Returns nil if `isSecret` is false.
  private func redacted(_ command: String, naming word: String, isSecret: Bool) -> String? {
    guard isSecret else { return nil }
    let lead = isName(word) ? [command, LineSyntax.quoted(word)] : [command]
    return (lead + [Session.secret]).joined(separator: " ")
  }

  /// Whether messages may show a word typed as a field's name, because it can't contain a secure
  /// value.
  private func isName(_ word: String) -> Bool {
    if case .row = form.find(word) { return true }
    return SecretNames(of: form).mayShow(word)
  }

  /// Whether a word typed as a field's name may mean a secure field, or contains the name of one.
  private func namesSecret(in word: String) -> Bool {
    if case .row(let row) = form.find(word) { return form.isSecure(row: row) }
    return mayMeanSecret(word) || containsSecretName(word)
  }

  /// Whether a path such as `values.pin` may lead to the answer of a secure field.
  ///
  /// The path may be misspelled, as in `value.pin`, `pin` or `pin.value`.
  package func isSecret(path: String) -> Bool {
    if StateRecord.paths.contains(path) { return false }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let (first, rest) = (parts.first ?? "", parts.dropFirst().first)
    if first == "values", let rest { return namesSecret(in: rest) }
    if containsSecretName(path) { return true }
    if FigureGroup.all.contains(where: { $0.name == first }) { return false }
    return mayMeanSecret(first) || rest.map(mayMeanSecret) == true
  }

  private func containsSecretName(_ text: String) -> Bool {
    let (names, tokens) = (SecretNames(of: form), LineToken.tokens(of: text))
    return names.place(in: tokens) != nil || tokens.contains(where: names.begins)
  }

  /// Whether a name is that of a secure field, or may be a misspelled or ambiguous one.
  package func mayMeanSecret(_ name: String) -> Bool {
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
