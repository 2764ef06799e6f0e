import Forms
import Simulation

/// The names of a form's secure fields, to find lines that may contain a secure value.
package struct SecretNames {
  private let fields: [Field]
  /// The tokens of each secure field's id and label, the longest name first.
  private let names: [[String]]

  package init(of form: Form) {
    fields = form.secureRows.compactMap { form.field(atRow: $0) }
    names = fields.flatMap { [$0.id] + ($0.label.map { [$0] } ?? []) }
      .map { LineToken.tokens(of: $0).map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// Returns the position of a secure field's name among the tokens of a line, or nil.
  ///
  /// - Returns: the range of the name, and whether more text is attached to it, as in `pin8063`.
  package func place(in tokens: [LineToken]) -> (range: Range<Int>, isGlued: Bool)? {
    for start in tokens.indices {
      for name in names {
        let end = start + name.count
        guard end <= tokens.count else { continue }
        if let isGlued = match(name, tokens[start..<end]) { return (start..<end, isGlued) }
      }
    }
    return nil
  }

  /// Returns whether more text is attached to a secure field's name at the beginning of some
  /// tokens.
  ///
  /// Nil if the tokens don't begin with the name. The name may follow a dot, as in `values.pin`.
  /// Text after a dot is attached, as in `pin.8063`.
  private func match(_ name: [String], _ tokens: ArraySlice<LineToken>) -> Bool? {
    guard let first = tokens.first, let last = tokens.last, let word = name.last else { return nil }
    if name.count > 1 {
      guard first.text == name[0] || first.parts.last == name[0],
        tokens.dropFirst().dropLast().map(\.text) == Array(name[1..<name.count - 1])
      else { return nil }
      if last.text == word { return false }
      return last.parts.first == word || isGlued(last.text, to: word) ? true : nil
    }
    if last.text == word || last.parts.last == word { return false }
    return last.names.contains { $0 == word || isGlued($0, to: word) } ? true : nil
  }

  /// Returns whether a token is a name and more characters, such as `pin8063`.
  ///
  /// The first character after the name must not be a letter.
  private func isGlued(_ token: String, to name: String) -> Bool {
    token.hasPrefix(name) && token.dropFirst(name.count).first?.isLetter == false
  }

  /// Returns whether a token begins with the last word of a secure field's name and continues, as
  /// in `pinned`.
  package func begins(_ token: LineToken) -> Bool {
    names.contains { name in
      let word = name.last ?? ""
      return word.count > 1
        && token.names.contains { $0.count > word.count && $0.hasPrefix(word) }
    }
  }

  /// Returns whether messages may show a typed word.
  ///
  /// They may if the word is one token and no text follows a secure field's name directly.
  package func mayShow(_ word: String) -> Bool {
    guard LineToken.isOne(word) else { return false }
    let tokens = LineToken.tokens(of: word)
    return place(in: tokens)?.isGlued != true && !tokens.contains(where: begins)
  }

  /// Returns whether a text may be the value of a secure field in the form.
  ///
  /// It may if it satisfies the field's rules, or if the field's keypad could type it.
  package func fits(_ text: String) -> Bool { fields.contains { Self.fits(text, $0) } }

  /// Returns whether a text may be the value of a secure field that has rules or a keypad.
  package func ruledFit(_ text: String) -> Bool {
    fields.contains { ($0.keyboard.isPad || $0.rulesInWords != nil) && Self.fits(text, $0) }
  }

  private static func fits(_ text: String, _ field: Field) -> Bool {
    guard !text.isEmpty else { return false }
    return field.keyboard.isPad
      ? text.allSatisfy(field.keyboard.hasKey) : field.problems(with: text).isEmpty
  }
}
