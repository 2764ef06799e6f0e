import TerminalText

/// A rule that a field's value breaks.
package struct Problem: Equatable, Sendable {
  /// The rules a field can have.
  package enum Rule: Equatable, Sendable {
    case required
    case pattern(String)
    /// Whether the pattern matches is not known, since to find it out takes too many steps.
    case patternInTime(String)
    /// In characters.
    case minLength(Int)
    /// In characters.
    case maxLength(Int)
    /// The field has a least or a greatest number, so its value has to be one.
    case number
    case minimum(Double)
    case maximum(Double)
    case options([String])
  }

  /// The field's id.
  package let field: String
  package let rule: Rule
  /// The value that breaks the rule; nil where the field is secure.
  package let value: String?
}

extension Problem {
  // More would fill the line and tell no more.
  private static let longestChoice = 8

  /// The rule and the value in words, as in `must match [0-9]{5}, not "90x10"`.
  package var message: String {
    switch rule {
    case .required: "must not be empty"
    case .pattern(let pattern): "must match \(Escaping.literal.escaped(pattern))\(butIs)"
    case .patternInTime(let pattern):
      "takes more than \(PatternMatching.greatestStepCount) steps to match \(Escaping.literal.escaped(pattern)); a "
        + "shorter value would do"
    case .minLength(let length): "must have at least \(Self.characters(length))\(butHas)"
    case .maxLength(let length): "must have at most \(Self.characters(length))\(butHas)"
    case .number: "must be a number\(butIs)"
    case .minimum(let least): "must be at least \(least.written)\(butIs)"
    case .maximum(let greatest): "must be at most \(greatest.written)\(butIs)"
    case .options(let options): "must be \(Self.choice(options))\(butIs)"
    }
  }

  private var butIs: String {
    value.map { ", not \($0.quoted)" } ?? ""
  }

  private var butHas: String {
    value.map { ", not \($0.count)" } ?? ""
  }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  private static func choice(_ options: [String]) -> String {
    let shown = options.prefix(longestChoice).map(\.quoted)
    let others = options.count - shown.count
    return (others > 0 ? shown + ["\(others) others"] : shown).alternatives
  }
}
