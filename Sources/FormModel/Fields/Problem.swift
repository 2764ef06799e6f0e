import Documents
import Patterns
import TerminalText

/// A rule that the value of a form's field breaks.
package struct Problem: Equatable, Sendable {
  /// The id of the field with the invalid value, or its display name if questions show names.
  package var field: String
  package let rule: Rule
  /// The value that breaks the rule, or nil for a secure field.
  package let value: String?

  /// Creates a problem: a rule that a field's value breaks.
  ///
  /// For a secure field, the value must be nil.
  package init(field: String, rule: Rule, value: String?) {
    self.field = field
    self.rule = rule
    self.value = value
  }
}

extension Problem {
  /// The broken rule and the value in words, as in `must be 5 digits, not "90x10"`.
  package var message: String {
    switch rule {
    case .required: "must not be empty"
    case .on: "must be on"
    case .message(let text): Escaping.literal.escaped(text)
    case .patternInTime:
      "takes more than \(PatternMatching.greatestStepCount) steps to match its pattern; try a "
        + "shorter value"
    case .minLength, .maxLength: "must have \(rule.words)\(butHas)"
    case .pattern, .number, .minimum, .maximum, .format, .dayOfCalendar, .equals, .options:
      "must be \(rule.words)\(butIs)"
    }
  }

  /// The field, the broken rule and the value in one line.
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
