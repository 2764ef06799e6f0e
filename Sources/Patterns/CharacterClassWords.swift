import TerminalText

/// The description of a regular expression's character class in words.
///
/// For example, `[+0-9 ()-]` is described as `digits, spaces, + ( ) -`.
package struct CharacterClassWords {
  package let one: String
  /// The words in the plural, for use after a number, as in `5 digits`.
  package let several: String
  /// The words for any number of characters, as in `digits, spaces`.
  package let any: String

  /// Describes a regular expression's character class, given with its brackets.
  ///
  /// Returns nil if there are no short words for the class, such as for a negated one.
  package init?(_ text: String) {
    guard text.first == "[", text.last == "]", text.dropFirst().first != "^" else { return nil }
    var rest = text.dropFirst().dropLast()
    var kinds: [(one: String, many: String)] = []
    var signs: [Character] = []
    while let first = rest.popFirst() {
      if let kind = Self.range(first, &rest) {
        kinds.append(kind)
      } else if let sign = Self.sign(first, &rest) {
        signs.append(sign)
      } else {
        return nil
      }
    }
    if signs.contains(" ") { kinds.append(("space", "spaces")) }
    let shown = signs.filter { $0 != " " }.map(String.init).joined(separator: " ")
    guard !kinds.isEmpty else { return nil }
    let last = shown.isEmpty ? [] : [shown]
    let all = Self.merged(kinds.map(\.many), "letters") + last
    one = (Self.merged(kinds.map(\.one), "letter") + last).alternatives
    (several, any) = (all.alternatives, all.joined(separator: ", "))
  }

  /// Consumes the rest of a range such as `0-9` or of a named class such as `\d`, and describes it.
  ///
  /// Returns the words in singular and plural. Returns nil for anything else, without consuming it.
  private static func range(
    _ first: Character, _ rest: inout Substring
  ) -> (one: String, many: String)? {
    let start = rest
    let kind = rest.prefix(first == "\\" ? 1 : 2)
    rest = rest.dropFirst(kind.count)
    switch "\(first)\(kind)" {
    case "0-9", "\\d": return ("digit", "digits")
    case "A-Z": return (Self.capital, Self.capital + "s")
    case "a-z": return (Self.small, Self.small + "s")
    case "\\s": return ("space", "spaces")
    case "\\w": return ("letter, digit, _", "letters, digits, _")
    default:
      rest = start
      return nil
    }
  }

  /// Consumes and returns one literal character of a character class.
  ///
  /// Returns nil if the first character begins something else, such as a range.
  /// `rest` is the text of the character class after that character.
  private static func sign(_ first: Character, _ rest: inout Substring) -> Character? {
    let isRange = rest.first == "-" && rest.count > 1
    guard first.isASCII, first != "[", first != "\\", !isRange || first == "-" else {
      guard first == "\\", let next = rest.first, next.isPunctuation || next.isSymbol else {
        return nil
      }
      rest = rest.dropFirst()
      return next
    }
    let isOperator = "&-~".contains(first) && rest.first == first
    return isOperator || first.isLetter || first.isNumber ? nil : first
  }

  private static let capital = "capital letter"
  private static let small = "small letter"

  /// Replaces the words for capital letters and for small letters in a list of descriptions.
  ///
  /// If the list has both, they become `both`, the words for letters in general.
  private static func merged(_ kinds: [String], _ both: String) -> [String] {
    let cases = kinds.indices.filter { kinds[$0].hasPrefix(capital) || kinds[$0].hasPrefix(small) }
    guard cases.count == 2, let place = cases.first else { return kinds }
    var kinds = kinds
    kinds[place] = both
    kinds.remove(at: cases[1])
    return kinds
  }
}
