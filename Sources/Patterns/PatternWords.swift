import TerminalText

/// A description of a regular expression for users: `5 digits`, or an example of a match.
package struct PatternWords {
  /// The description of the regular expression, such as `5 digits`.
  ///
  /// Nil if it would be too long to help.
  package private(set) var words: String?
  /// A short text that matches the regular expression, or nil if none was found.
  package private(set) var example: String?

  private let atoms: [PatternAtom]
  /// Whether the expression consists of one part, whose description may then contain "or".
  private var isAlone = false

  // A longer description is no easier to read than an example.
  private static let greatestPartCount = 3
  private static let longestExample = 40

  /// Describes a regular expression in words, and finds an example of a text that it matches.
  package init(_ pattern: String) {
    var parser = PatternParser(pattern)
    guard let node = try? parser.pattern() else {
      atoms = []
      return
    }
    atoms = parser.atoms
    let nodes = Self.withoutAnchors(Self.parts(of: node), parser.assertions)
    isAlone = nodes.count == 1
    let parts = nodes.map(phrase)
    let phrases = parts.compactMap(\.self)
    if phrases.count == parts.count, (1...Self.greatestPartCount).contains(parts.count) {
      words =
        phrases.count == 1
        ? phrases[0]
        : phrases.dropLast().joined(separator: ", ")
          + " and " + phrases[phrases.count - 1]
    }
    if let text = text(node), text.count <= Self.longestExample, Self.matches(pattern, text) {
      example = text
    }
  }

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    var matching = PatternMatching()
    return !text.isEmpty && matching.matches(pattern, text) == true
  }

  /// Returns an expression's parts without `^` at the start and `$` at the end.
  ///
  /// They are not needed, because the whole value has to match anyway.
  private static func withoutAnchors(
    _ parts: [PatternNode], _ assertions: [PatternAssertion]
  ) -> ArraySlice<PatternNode> {
    func isAnchor(_ node: PatternNode?, _ text: String) -> Bool {
      guard case .assertion(let number)? = node, case .anchor(text) = assertions[number].kind else {
        return false
      }
      return true
    }
    return parts.dropFirst(isAnchor(parts.first, "^") ? 1 : 0)
      .dropLast(isAnchor(parts.last, "$") ? 1 : 0)
  }

  /// Returns the consecutive parts of an expression, with the parts of groups in place of groups.
  private static func parts(of node: PatternNode) -> [PatternNode] {
    guard case .sequence(let parts) = node else { return [node] }
    return parts.flatMap(parts(of:))
  }
}

// MARK: - Words

extension PatternWords {
  private func phrase(_ node: PatternNode) -> String? {
    switch node {
    case .atom(let atom): return phrase(atoms[atom], least: 1, most: 1)
    case .repeated(let part, let least, let most):
      let parts = Self.parts(of: part)
      if case .atom(let atom)? = parts.first, parts.count == 1 {
        return phrase(atoms[atom], least: least, most: most)
      }
      let phrases = parts.compactMap(phrase)
      guard least == 0, most == 1, phrases.count == parts.count, parts.count == 2 else {
        return nil
      }
      return "perhaps " + phrases.joined(separator: " and ")
    case .choice(let ways):
      let phrases = ways.compactMap { way in
        Self.parts(of: way).count == 1 ? phrase(Self.parts(of: way)[0]) : literal(way)
      }
      return phrases.count == ways.count && ways.count <= 4 ? phrases.alternatives : nil
    case .sequence, .assertion: return nil
    }
  }

  /// Returns the text of an expression that matches only this text, in quotation marks; else nil.
  private func literal(_ node: PatternNode) -> String? {
    var text = ""
    for part in Self.parts(of: node) {
      guard case .atom(let atom) = part, case .literal(let character) = atoms[atom] else {
        return nil
      }
      text.append(character)
    }
    return text.quoted
  }

  private func phrase(_ atom: PatternAtom, least: Int, most: Int?) -> String? {
    switch atom {
    case .literal(let character):
      guard most == 1 else { return nil }
      return (least == 0 ? "perhaps " : "") + String(character).quoted
    case .expression(let text):
      if let (one, many) = Self.names[text] { return Self.counted(one, many, least, most) }
      if isAlone, text == "\\w" {
        return Self.counted("letter, digit or _", "letters, digits or _", least, most)
      }
      if isAlone, least == 1, most == 1, let signs = Self.signs(text) { return signs.alternatives }
      guard let words = CharacterClassWords(text) else { return nil }
      let isAnyNumber = least < 2 && most == nil
      return isAnyNumber ? words.any : Self.counted(words.one, words.several, least, most)
    }
  }

  /// Returns the few letters or digits of a class such as `[01]`, or nil for any other class.
  private static func signs(_ text: String) -> [String]? {
    guard text.first == "[", text.last == "]" else { return nil }
    let signs = text.dropFirst().dropLast()
    guard (1...4).contains(signs.count),
      signs.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return signs.map { String($0) }
  }

  private static func counted(
    _ one: String, _ many: String, _ least: Int, _ most: Int?
  ) -> String? {
    switch (least, most) {
    case (1, 1): "1 \(one)"
    case (0, 1): "perhaps 1 \(one)"
    case (let least, let most?) where least == most: "\(least) \(many)"
    case (0, let most?): "up to \(most) \(many)"
    case (let least, let most?): "\(least) to \(most) \(many)"
    case (0...1, nil): many
    case (let least, nil): "at least \(least) \(many)"
    }
  }

  /// The descriptions of common tests of one character, in singular and plural, by their text.
  private static let names: [String: (one: String, many: String)] = {
    let digits = ("digit", "digits")
    let letters = ("letter", "letters")
    let both = ("letter or digit", "letters or digits")
    return [
      "[0-9]": digits, "\\d": digits, "[A-Za-z]": letters, "[a-zA-Z]": letters,
      "[A-Z]": ("capital letter", "capital letters"), "[a-z]": ("small letter", "small letters"),
      "\\p{L}": letters, "[[:alpha:]]": letters, "[[:digit:]]": digits,
      "[A-Za-z0-9]": both, "[a-zA-Z0-9]": both, "[0-9A-Za-z]": both, "[[:alnum:]]": both,
      "[0-9a-fA-F]": ("hexadecimal digit", "hexadecimal digits"),
      ".": ("character", "characters"),
      "\\S": ("character that is no space", "characters without spaces"),
    ]
  }()
}

// MARK: - Example

extension PatternWords {
  /// Returns a short text that a part of the expression matches, or nil if none is found.
  private func text(_ node: PatternNode) -> String? {
    switch node {
    case .atom(let atom): return character(atoms[atom]).map { String($0) }
    case .assertion: return ""
    case .sequence(let parts):
      var text = ""
      for part in parts {
        guard let next = self.text(part), text.count <= Self.longestExample else { return nil }
        text += next
      }
      return text
    case .choice(let ways): return ways.lazy.compactMap { self.text($0) }.first
    case .repeated(let part, let least, _):
      guard least <= Self.longestExample, let text = self.text(part) else { return nil }
      return String(repeating: text, count: least)
    }
  }

  private func character(_ atom: PatternAtom) -> Character? {
    if case .literal(let literal) = atom { return literal }
    return "a0A1b2-_. @/:+".first(where: atom.admits)
  }
}
