/// What of a line must not be kept or shown, since it holds a secure field's value.
extension Session {
  /// Returns the line as it may be shown: what is given to a secure field is replaced.
  public func redacted(_ line: String) -> String {
    guard hasSecrets else { return line }
    guard let command = try? CommandParser.parse(line) else {
      return mayTellSecret(line) ? Self.secret : line
    }
    switch command {
    case .set(let field, _) where isSecure(field): return "set \(field) \(Self.secret)"
    case .type where activeField?.isSecure == true: return "type \(Self.secret)"
    default: return line
    }
  }

  /// Whether a line that is no command names a secure field, or was meant for one.
  private func mayTellSecret(_ line: String) -> Bool {
    activeField?.isSecure == true
      || line.split { $0 == " " || $0 == "\t" || $0 == "'" || $0 == "\"" }
        .contains { isSecure(String($0)) }
  }

  private func isSecure(_ name: String) -> Bool {
    guard case .row(let row) = form.find(name) else { return false }
    return form.rows[row].field?.isSecure == true
  }

  /// Returns a text as one word of a line, quoted where that is needed.
  public static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }
}
