import TerminalText

/// A parser of the structure of a regular expression that `Regex` accepts.
///
/// A part for one character, such as `[a-z]`, is kept as text, because `Regex` decides its meaning.
package struct PatternParser {
  private(set) var atoms: [PatternAtom] = []
  private(set) var assertions: [PatternAssertion] = []
  /// The character of each element of `atoms` that is a literal, or nil for other elements.
  private var literals: [Character?] = []
  private var rest: Substring
  /// The current options of the expression, such as `(?i)`, as text to put before a part.
  private var options = ""

  package init(_ text: String) { rest = text[...] }

  /// Parses the whole regular expression into a tree.
  package mutating func pattern() throws(Pattern.Fault) -> PatternNode { try choice() }

  private mutating func choice() throws(Pattern.Fault) -> PatternNode {
    var ways = [try sequence()]
    while take("|") { ways.append(try sequence()) }
    return ways.count == 1 ? ways[0] : .choice(ways)
  }

  private mutating func sequence() throws(Pattern.Fault) -> PatternNode {
    var parts: [PatternNode] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let part = try part(), !joins(part, to: parts.last) else { continue }
      parts.append(try quantified(part))
    }
    return .sequence(parts)
  }

  /// Combines a combining mark that was written as an escape with the letter before the mark.
  ///
  /// Returns whether `part` was such a mark, so that both are now one test of one character.
  private mutating func joins(_ part: PatternNode, to last: PatternNode?) -> Bool {
    guard case .atom(let mark) = part, case .atom(let letter) = last,
      let first = literals[letter], let second = literals[mark]
    else { return false }
    let both = String(first) + String(second)
    guard both.count == 1, let character = both.first else { return false }
    atoms[letter] = atom(of: character, written: both)
    literals[letter] = character
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  /// Consumes the text up to and including `end`, or all of the rest if `end` is missing.
  private mutating func takeThrough(_ end: String) -> Substring {
    guard let range = rest.firstRange(of: end) else {
      defer { rest = "" }
      return rest
    }
    defer { rest = rest[range.upperBound...] }
    return rest[..<range.upperBound]
  }
}

// MARK: - Repetition

extension PatternParser {
  private mutating func quantified(_ part: PatternNode) throws(Pattern.Fault) -> PatternNode {
    var part = part
    while let (least, most) = quantifier() {
      if take("+") { throw .unbounded("a possessive quantifier") }
      _ = take("?")
      part = .repeated(part, least: least, most: most)
    }
    return part
  }

  private mutating func quantifier() -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let limits = rest[..<end].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    let areNumbers = limits.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard areNumbers, (1...2).contains(limits.count), !limits.allSatisfy(\.isEmpty) else {
      return nil
    }
    rest = rest[end...].dropFirst()
    let least = Int(limits[0]) ?? 0
    return (least, limits.count == 1 ? least : Int(limits[1]))
  }
}

// MARK: - Parts

extension PatternParser {
  /// Parses one part of the expression, such as a group or a literal, without its quantifier.
  ///
  /// Returns nil at the end, and for a part that neither consumes nor tests anything, such as a
  /// comment.
  private mutating func part() throws(Pattern.Fault) -> PatternNode? {
    guard let first = rest.first else { return nil }
    switch first {
    case "(": return try group()
    case "[": return expression(takeClass())
    case "\\": return try escape()
    case "^", "$":
      rest.removeFirst()
      return anchor(String(first))
    case ".":
      rest.removeFirst()
      return expression(".")
    default:
      rest.removeFirst()
      return literal(first, written: String(first))
    }
  }

  private mutating func literal(_ character: Character, written text: String) -> PatternNode {
    literals.append(character)
    atoms.append(atom(of: character, written: text))
    return .atom(atoms.count - 1)
  }

  private func atom(of character: Character, written text: String) -> PatternAtom {
    options.isEmpty ? .literal(character) : .expression(options + text)
  }

  private mutating func expression(_ text: Substring) -> PatternNode {
    literals.append(nil)
    atoms.append(.expression(options + String(text)))
    return .atom(atoms.count - 1)
  }

  private mutating func anchor(_ text: String) -> PatternNode {
    add(PatternAssertion(kind: .anchor(options + text)))
  }

  private mutating func add(_ assertion: PatternAssertion) -> PatternNode {
    assertions.append(assertion)
    return .assertion(assertions.count - 1)
  }

  /// Consumes a character class in brackets, including nested classes, and returns its text.
  private mutating func takeClass() -> Substring {
    let start = rest
    var depth = 0
    repeat {
      if depth > 0, rest.hasPrefix("[:") {
        _ = takeThrough(":]")
      } else if take("\\Q") {
        _ = takeThrough("\\E")
      } else if take("[") {
        depth += 1
        _ = take("^")
      } else if rest.popFirst() == "\\" {
        rest = rest.dropFirst()
      } else if start[..<rest.startIndex].hasSuffix("]") {
        depth -= 1
      }
    } while depth > 0 && !rest.isEmpty
    return start[..<rest.startIndex]
  }
}

// MARK: - Escapes

extension PatternParser {
  private mutating func escape() throws(Pattern.Fault) -> PatternNode? {
    let start = rest
    rest.removeFirst()
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "1"..."9", "g", "k": throw .unbounded("a back reference")
    case "G", "K": throw .unbounded("\\\(letter)")
    case "b", "B", "A", "z", "Z", "y", "Y": return anchor("\\\(letter)")
    case "Q":
      let quoted = takeThrough("\\E")
      let text = quoted.hasSuffix("\\E") ? quoted.dropLast(2) : quoted
      return .sequence(text.map { literal($0, written: "\\Q\($0)\\E") })
    case "E": return nil
    case "x", "u", "U", "o", "0", "p", "P", "N", "c": takeArgument(of: letter)
    default: break
    }
    let text = start[..<rest.startIndex]
    if let scalar = Self.scalar(text) { return literal(Character(scalar), written: String(text)) }
    if "xuUo0".contains(letter) { throw .unbounded("\(text.prefix(20))") }
    return isPunctuation(letter) ? literal(letter, written: String(text)) : expression(text)
  }

  private func isPunctuation(_ letter: Character) -> Bool {
    letter.isASCII && !letter.isLetter && !letter.isNumber
  }

  private mutating func takeArgument(of letter: Character) {
    if rest.first == "{", letter != "c", letter != "0" {
      _ = takeThrough("}")
      return
    }
    let longest = ["x": 2, "u": 4, "U": 8, "0": 2][letter] ?? 0
    if longest > 0 {
      rest = rest.dropFirst(rest.prefix(longest).prefix(while: \.isHexDigit).count)
    } else if letter != "N", letter != "o" {
      rest = rest.dropFirst()
    }
  }

  /// Returns the Unicode scalar of a numeric escape such as `\x41`, or nil for another escape.
  private static func scalar(_ escape: Substring) -> Unicode.Scalar? {
    let digits = escape.dropFirst(2).filter { $0 != "{" && $0 != "}" }
    switch escape.dropFirst().first {
    case "x", "u", "U": return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    case "o": return UInt32(digits, radix: 8).flatMap(Unicode.Scalar.init)
    case "0": return UInt32(digits.isEmpty ? "0" : digits, radix: 8).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}

// MARK: - Groups

extension PatternParser {
  private mutating func group() throws(Pattern.Fault) -> PatternNode? {
    rest.removeFirst()
    if take("?#") {
      _ = takeThrough(")")
      return nil
    }
    let outer = options
    if try takeOptions() { return nil }
    defer { options = outer }
    if take("?=") { return try look(isNegated: false) }
    if take("?!") { return try look(isNegated: true) }
    try takeName()
    return try inside()
  }

  /// Parses the expression inside a group, and consumes the group's closing bracket.
  private mutating func inside() throws(Pattern.Fault) -> PatternNode {
    let node = try choice()
    _ = take(")")
    return node
  }

  /// Parses the expression inside a lookahead such as `(?=…)`.
  ///
  /// The expression is matched backward from the end of the value, so that each position is tried
  /// once.
  private mutating func look(isNegated: Bool) throws(Pattern.Fault) -> PatternNode {
    let program = try PatternProgram(inside(), direction: .backward)
    return add(PatternAssertion(kind: .look(program), isNegated: isNegated))
  }

  /// Consumes options such as `?i` at the start of a group.
  ///
  /// Returns whether the group contains only options.
  private mutating func takeOptions() throws(Pattern.Fault) -> Bool {
    guard rest.first == "?" else { return false }
    let letters = rest.dropFirst().prefix { $0.isASCII && $0.isLetter || $0 == "-" || $0 == "^" }
    let closer = rest[letters.endIndex...].first
    guard !letters.isEmpty, closer == ":" || closer == ")" else { return false }
    guard letters.allSatisfy("ism-".contains) else { throw .unbounded("the option (?\(letters))") }
    rest = rest[letters.endIndex...].dropFirst()
    options += "(?\(letters))"
    return closer == ")"
  }

  /// Consumes the start of a group with a name, or of a group that is not captured, such as `?:`.
  private mutating func takeName() throws(Pattern.Fault) {
    if take("?:") || take("?|") { return }
    if take("?<") || take("?P<") {
      _ = takeThrough(">")
    } else if take("?'") {
      _ = takeThrough("'")
    } else if rest.first == "?" || rest.first == "*" {
      throw .unbounded(take("?>") ? "an atomic group" : "a group that begins (\(rest.prefix(2))")
    }
  }
}
