import TerminalText

/// A rule that a field's value breaks.
package struct Problem: Equatable, Sendable {
  /// The rules a field can have.
  package enum Rule: Equatable, Sendable {
    case required
    /// The field is a switch that has to be on.
    case on
    /// A regular expression, and a text from the form that matches it, if there is one.
    case pattern(String, example: String? = nil)
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
    case format(TextFormat)
    /// The value of a field of that name.
    case equals(String)
    case options([String])
    /// The form's own words for whatever rule is broken.
    case message(String)
  }

  /// The field's id, or its name for who was asked for it by that.
  package var field: String
  package let rule: Rule
  /// The value that breaks the rule; nil where the field is secure.
  package let value: String?
}

extension Problem {
  /// The rule and the value in words, as in `must be 5 digits, not "90x10"`.
  package var message: String {
    switch rule {
    case .required: "must not be empty"
    case .on: "must be on"
    case .message(let text): Escaping.literal.escaped(text)
    case .patternInTime:
      "takes more than \(PatternMatching.greatestStepCount) steps to match its pattern; a shorter "
        + "value would do"
    case .minLength, .maxLength: "must have \(rule.words)\(butHas)"
    case .pattern, .number, .minimum, .maximum, .format, .equals, .options:
      "must be \(rule.words)\(butIs)"
    }
  }

  /// The whole of it, with the field.
  package var line: String {
    if case .message = rule { return "\(field): \(message)" }
    return "\(field) \(message)"
  }

  private var butIs: String {
    value.map { ", not \($0.quoted)" } ?? ""
  }

  private var butHas: String {
    value.map { ", not \($0.count)" } ?? ""
  }
}

extension Problem.Rule {
  // More would fill the line and tell no more.
  private static let longestChoice = 8

  /// What the rule asks for, as in `5 digits`; never a regular expression.
  package var words: String {
    switch self {
    case .required: "required"
    case .on: "on"
    case .pattern(let pattern, let example): Self.words(for: pattern, example)
    case .patternInTime: "shorter"
    case .minLength(let length): "at least \(Self.characters(length))"
    case .maxLength(let length): "at most \(Self.characters(length))"
    case .number: "a number"
    case .minimum(let least): "at least \(least.inDigits)"
    case .maximum(let greatest): "at most \(greatest.inDigits)"
    case .format(let format): format.words
    case .equals(let name): "the same as \(Quotation.bare(name))"
    case .options(let options): Self.choice(options)
    case .message(let text): Escaping.literal.escaped(text)
    }
  }

  private static func words(for pattern: String, _ example: String?) -> String {
    let words = PatternWords(pattern)
    if let short = words.words { return short }
    guard let example = example ?? words.example else { return "of the form that is asked for" }
    return self.words(like: example)
  }

  static func words(like example: String) -> String { "written like \(example.quoted)" }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  private static func choice(_ options: [String]) -> String {
    let shown = options.prefix(longestChoice).map(\.quoted)
    let others = options.count - shown.count
    return (others > 0 ? shown + ["\(others) others"] : shown).alternatives
  }
}
