import Documents
import Patterns
import TerminalText

extension Problem {
  /// A rule for a field's value.
  ///
  /// To add a rule with a key, add a case here and read it in the key's ``RowEntry``.
  package enum Rule: Equatable, Sendable {
    case required
    /// The switch must be on, for example to accept terms.
    case on
    /// A regular expression that the value must match, with an example from the form if there is
    /// one.
    case pattern(String, example: String? = nil)
    /// The value must be shorter, because matching it against the pattern takes too many steps.
    case patternInTime(String)
    /// The value's minimum length in characters.
    case minLength(Int)
    /// The value's maximum length in characters.
    case maxLength(Int)
    /// The value must be a number, because the field has a minimum or maximum.
    case number
    case minimum(Double)
    case maximum(Double)
    case format(TextFormat)
    /// The value must be an existing day if it has the format of a date.
    case dayOfCalendar
    /// The value must equal the value of another field, given by its name.
    case equals(String)
    case options([String])
    /// The form's own message, which replaces the words of any broken rule.
    case message(String)
  }
}

extension Problem.Rule {
  /// The row key of a form's definition that sets this rule, with its value.
  ///
  /// Nil for a rule that no single key sets.
  package var given: (key: RowKey, tree: DocumentTree)? {
    switch self {
    case .pattern(let pattern, _): (.pattern, .text(pattern))
    case .minLength(let length): (.minLength, .number(Double(length)))
    case .maxLength(let length): (.maxLength, .number(Double(length)))
    case .minimum(let least): (.minimum, .number(least))
    case .maximum(let greatest): (.maximum, .number(greatest))
    case .format(let format): (format.key, .flag(true))
    case .required, .on, .patternInTime, .number, .dayOfCalendar, .equals, .options, .message: nil
    }
  }

  /// Returns the rule that a value breaks, or nil if the value is valid with respect to this rule.
  ///
  /// The returned rule may be a more specific one. Rules about missing values and about other
  /// fields are not checked here.
  package func broken(by value: String, _ matching: inout PatternMatching) -> Problem.Rule? {
    switch self {
    case .pattern(let pattern, _):
      guard let matches = matching.matches(pattern, value) else { return .patternInTime(pattern) }
      return matches ? nil : self
    case .minLength(let length): return value.count < length ? self : nil
    case .maxLength(let length): return value.count > length ? self : nil
    case .number: return Double(decimal: value) == nil ? self : nil
    case .minimum(let least): return broken(byNumber: value) { $0 < least }
    case .maximum(let greatest): return broken(byNumber: value) { $0 > greatest }
    case .format(let format):
      if format.admits(value) { return nil }
      return format == .date && CalendarDay.isWritten(value) ? .dayOfCalendar : self
    case .options(let options): return options.contains(value) ? nil : self
    case .required, .on, .patternInTime, .dayOfCalendar, .equals, .message: return nil
    }
  }

  private func broken(byNumber value: String, _ breaks: (Double) -> Bool) -> Problem.Rule? {
    guard let number = Double(decimal: value) else { return .number }
    return breaks(number) ? self : nil
  }

  // A longer list would fill the line without being useful.
  private static let longestChoice = 8

  /// The requirement of the rule in words, as in `5 digits`.
  ///
  /// The words never contain a regular expression.
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
    case .dayOfCalendar: "a day that exists"
    case .equals(let name): "the same as \(Quotation.bare(name))"
    case .options(let options): Self.choice(options)
    case .message(let text): Escaping.literal.escaped(text)
    }
  }

  private static func words(for pattern: String, _ example: String?) -> String {
    let words = PatternWords(pattern)
    if let short = words.words { return short }
    guard let example = example ?? words.example else { return "in the required format" }
    return self.words(like: example)
  }

  /// Returns the words for a required format that an example shows.
  package static func words(like example: String) -> String { "written like \(example.quoted)" }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  private static func choice(_ options: [String]) -> String {
    options.map(\.quoted).shortened(to: longestChoice, rest: "others").alternatives
  }
}
