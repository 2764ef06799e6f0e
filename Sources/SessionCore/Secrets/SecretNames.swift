import Forms
import Simulation

/// The names of a form's secure fields, to find command lines that may contain a secure value.
package struct SecretNames {
  private let fields: [Field]
  /// The tokens of each secure field's id and label, the longest name first.
  private let names: [[String]]

  package init(of form: Form) {
    fields = form.secureRows.compactMap { form.field(atRow: $0) }
    let texts: [String] = fields.flatMap { field in [field.id, field.label].compactMap { $0 } }
    names = texts.map { LineToken.tokens(of: $0).map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// Returns where the tokens of a command line first contain a secure field's name, or nil.
  ///
  /// - Returns: the indices of the name's tokens, and whether text is attached, as in `pin8063`.
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

  /// Returns whether the tokens are a secure field's name with more text attached, as in `pin8063`.
  ///
  /// Nil if they are not the name. False if they are exactly the name, or the name after a dot, as
  /// in `values.pin`. Text after the name and a dot is attached text, as in `pin.8063`.
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

  /// Returns whether a token is a name and directly after it a digit or sign, such as `pin8063`.
  ///
  /// False if a letter follows the name, as in `pinned`.
  private func isGlued(_ token: String, to name: String) -> Bool {
    token.hasPrefix(name) && token.dropFirst(name.count).first?.isLetter == false
  }

  /// Returns whether a token begins with the last word of a secure field's name and is longer.
  ///
  /// For example, `pinned` begins with the name `pin`.
  package func begins(_ token: LineToken) -> Bool {
    names.contains { name in
      let word = name.last ?? ""
      return word.count > 1
        && token.names.contains { $0.count > word.count && $0.hasPrefix(word) }
    }
  }

  /// Returns whether messages may show a typed word, because it can't contain a secure value.
  ///
  /// False for several tokens, and for one that is a secure field's name with more text attached.
  package func mayShow(_ word: String) -> Bool {
    guard LineToken.isOne(word) else { return false }
    let tokens = LineToken.tokens(of: word)
    return place(in: tokens)?.isGlued != true && !tokens.contains(where: begins)
  }

  /// Returns whether a text may be the value of a secure field in the form.
  ///
  /// True if the field's keypad could type the text, or without a keypad if the field's rules hold.
  package func fits(_ text: String) -> Bool { fields.contains { Self.fits(text, $0) } }

  /// Returns whether a text may be the value of a secure field that has rules or a keypad.
  package func ruledFit(_ text: String) -> Bool {
    fields.contains { ($0.keyboard.isPad || $0.rulesInWords != nil) && Self.fits(text, $0) }
  }

  /// Returns whether a command line may contain a secure field's value, even a mistyped one.
  ///
  /// `words` are the line's words without the command. False only if the line has no digit and no
  /// other character of the secure fields' keypads, and if patterns reject the words.
  package func mayHold(_ line: String, words: [String]) -> Bool {
    let line = line.precomposedStringWithCompatibilityMapping
    let texts = words + [words.joined(separator: " ")]
    return fields.contains { field in
      guard field.keyboard.isPad, field.rule(of: .pattern) != nil else { return true }
      return line.contains { $0.isNumber || !$0.isWhitespace && field.keyboard.hasKey(for: $0) }
        || texts.contains { field.problems(with: $0).isEmpty }
    }
  }

  private static func fits(_ text: String, _ field: Field) -> Bool {
    guard !text.isEmpty else { return false }
    return field.keyboard.isPad
      ? text.allSatisfy(field.keyboard.hasKey) : field.problems(with: text).isEmpty
  }
}
