import Forms

/// What of a line must not be kept or shown, since it holds a secure field's value.
extension State {
  /// Whether a path of the state record is the answer of a secure field.
  func isSecret(path: String) -> Bool {
    guard path.hasPrefix("values.") else { return false }
    return mayMeanSecret(String(path.dropFirst("values.".count)))
  }

  /// Whether a line that is no command names a secure field, or was meant for one, and goes on.
  func mayTellSecret(_ line: String) -> Bool {
    activeField?.isSecure == true
      || line.split { $0 == " " || $0 == "\t" || $0 == "'" || $0 == "\"" }.dropLast()
        .contains { mayMeanSecret(String($0)) || isSecret(path: String($0)) }
  }

  func mayMeanSecret(_ name: String) -> Bool {
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
}
