import Forms

/// What of a line must not be kept or shown, since it holds a secure field's value.
extension State {
  /// Whether a path of the state record is the answer of a secure field.
  func isSecret(path: String) -> Bool {
    guard path.hasPrefix("values.") else { return false }
    let name = String(path.dropFirst("values.".count))
    return LineToken.isOne(name) && mayMeanSecret(name)
  }

  /// Whether a name is a secure field's, or may have been meant for one.
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
