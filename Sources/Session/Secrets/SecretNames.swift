import Forms
import Simulation

/// The names of a form's secure fields and a check for their possible values.
struct SecretNames {
  private let fields: [Field]
  /// The tokens of each id and of each label.
  private let names: [[String]]

  init(of form: Form) {
    fields = form.secureRows.compactMap { form.field(atRow: $0) }
    names = fields.flatMap { [$0.id] + ($0.label.map { [$0] } ?? []) }
      .map { LineToken.tokens(of: $0).map(\.text) }.filter { !$0.isEmpty }
  }

  /// Returns the position of a secure field's name among tokens.
  ///
  /// - Returns: the range of the name, and whether more text is attached to it, as in `pin8063`.
  func place(in tokens: [LineToken]) -> (range: Range<Int>, isGlued: Bool)? {
    for start in tokens.indices {
      for name in names {
        let end = start + name.count
        guard end <= tokens.count else { continue }
        let words = [tokens[start].name] + tokens[(start + 1)..<end].map(\.text)
        if words == name { return (start..<end, false) }
        if words.dropLast() == name.dropLast(), isGlued(words[name.count - 1], to: name.last ?? "")
        {
          return (start..<end, true)
        }
      }
    }
    return nil
  }

  /// Returns whether a token begins with a name and continues with a character that is not a
  /// letter.
  private func isGlued(_ token: String, to name: String) -> Bool {
    token.hasPrefix(name) && token.dropFirst(name.count).first?.isLetter == false
  }

  /// Returns whether a token begins with the last word of a name and continues after it.
  func begins(_ token: LineToken) -> Bool {
    names.contains { name in
      let word = name.last ?? ""
      return word.count > 1 && token.name.count > word.count && token.name.hasPrefix(word)
    }
  }

  /// Returns whether a text may be a secure value: it satisfies a field's rules, or its keypad
  /// could type it.
  func fits(_ text: String) -> Bool { fields.contains { Self.fits(text, $0) } }

  /// Returns whether a text may be a value of a secure field that has rules or a keypad.
  func ruledFit(_ text: String) -> Bool {
    fields.contains { ($0.keyboard.isPad || $0.rulesInWords != nil) && Self.fits(text, $0) }
  }

  private static func fits(_ text: String, _ field: Field) -> Bool {
    guard !text.isEmpty else { return false }
    return field.keyboard.isPad
      ? text.allSatisfy(field.keyboard.hasKey) : field.problems(with: text).isEmpty
  }
}
