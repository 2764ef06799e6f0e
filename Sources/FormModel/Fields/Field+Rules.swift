import Documents
import Patterns

extension Field {
  /// The name and value of another field, for rules that compare two fields.
  package struct TwinField: Sendable {
    package var name: String
    package var value: String

    /// Creates the name and value of another field, for rules that compare two fields.
    package init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// Returns the field's rules that a value breaks.
  ///
  /// The order is that of the keys in a form's definition. An empty value breaks no rule, unless
  /// the field is required.
  package func problems(with value: String) -> [Problem] {
    var matching = PatternMatching()
    return problems(with: value, matching: &matching)
  }

  /// Returns the rules of the field that a value breaks; use this to check many values.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - matching: the pattern matching, whose step limit all the values share.
  ///   - twin: the field that must have the same value, or nil to skip that rule.
  /// - Returns: the broken rules, or the form's own message instead.
  package func problems(
    with value: String, matching: inout PatternMatching, twin: TwinField? = nil
  ) -> [Problem] {
    var broken = value.isEmpty ? (isRequired ? [.required] : []) : brokenRules(value, &matching)
    if kind == .toggle { broken = brokenRulesOfToggle(value) }
    if let twin, broken.isEmpty, twin.value != value { broken.append(.equals(twin.name)) }
    if let message, !broken.isEmpty, broken != [.required] || hasNoRuleForText {
      broken = [.message(message)]
    }
    let shown = isSecure ? nil : value
    return broken.map { Problem(field: id, rule: $0, value: shown) }
  }

  /// Whether the form's own message for the field can only be about a missing value.
  private var hasNoRuleForText: Bool {
    var silent = self
    silent.message = nil
    return silent.rules.allSatisfy { $0 == .required }
  }

  private func brokenRules(
    _ value: String, _ matching: inout PatternMatching
  ) -> [Problem.Rule] {
    let rules = textRules + (options.map { [.options($0)] } ?? [])
    let broken = rules.compactMap { $0.broken(by: value, &matching) }
    // Several rules can require a number; one message is enough.
    let isSaid = broken.contains(.format(.number)) || broken.contains(.format(.integer))
    let first = isSaid ? nil : broken.firstIndex(of: .number)
    return broken.enumerated().filter { $1 != .number || $0 == first }.map { told($1) }
  }

  /// Returns the rules that the value of a switch breaks.
  ///
  /// A required switch must be on, for example to accept terms.
  private func brokenRulesOfToggle(_ value: String) -> [Problem.Rule] {
    guard Self.toggleWords.contains(value) else { return [.options(Self.toggleWords)] }
    return isRequired && value != "on" ? [.on] : []
  }

  /// Returns a rule of the field as it is shown to users.
  ///
  /// If the placeholder matches a pattern, it becomes the pattern's example.
  private func told(_ rule: Problem.Rule) -> Problem.Rule {
    guard case .pattern(let pattern, _) = rule else { return rule }
    var matching = PatternMatching()
    let example = placeholder.flatMap { matching.matches(pattern, $0) == true ? $0 : nil }
    return .pattern(pattern, example: example?.isEmpty == true ? nil : example)
  }
}

extension Field {
  /// The field's rules as they are shown to users, the one that a value is required first.
  ///
  /// The form's own message for the field, if there is one, replaces all other rules.
  package var rules: [Problem.Rule] { rules(twin: equals) }

  private func rules(twin: String?) -> [Problem.Rule] {
    var rules: [Problem.Rule] = isRequired ? [kind == .toggle ? .on : .required] : []
    if let message { return rules + [.message(message)] }
    rules += textRules.map(told)
    if let twin { rules.append(.equals(twin)) }
    if let choices { rules.append(.options(choices)) }
    return rules
  }

  /// Returns the field's rules as a hint beside a question, as in `required, 5 digits`.
  ///
  /// A rule that the placeholder already explains is left out. The form's own message is used only
  /// for a pattern that has no short description. `twin` is the name of the field that must have
  /// the same value. The options are left out if `hasMenu` says that a menu shows them.
  package func rulesWhenAsked(twin: String?, hasMenu: Bool = false) -> String {
    if kind == .toggle { return (isRequired ? "required, " : "") + "yes or no" }
    var silent = self
    silent.message = nil
    let told = silent.rules(twin: twin ?? equals).compactMap { rule -> Problem.Rule? in
      if hasMenu, case .options = rule { return nil }
      guard case .pattern(let pattern, let example) = rule, PatternWords(pattern).words == nil
      else { return rule }
      if let message { return .message(message) }
      return example == nil ? rule : nil
    }
    return told.map(\.words).joined(separator: ", ")
  }

  /// The field's rules for its value in words, as in `5 digits`, or nil if any value is valid.
  package var rulesInWords: String? {
    let words = rules.filter { $0 != .required }.map(\.words)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Field {
  /// Adds a rule for the field's text, and replaces a rule of the same key.
  package mutating func give(_ rule: Problem.Rule) {
    guard let key = rule.given?.key else { return }
    textRules.removeAll { $0.given?.key == key }
    let next = textRules.firstIndex { $0.given.map { key.number < $0.key.number } == true }
    textRules.insert(rule, at: next ?? textRules.endIndex)
  }

  /// Returns the field's rule that is set by a key of a form's definition, such as `minLength`.
  ///
  /// Nil if the field has no such rule.
  package func rule(of key: RowKey) -> Problem.Rule? { textRules.first { $0.given?.key == key } }

  /// Returns the number in the field's rule that is set by a key, such as `minLength`, or nil.
  package func limit(of key: RowKey) -> Double? {
    guard case .number(let limit)? = rule(of: key)?.given?.tree else { return nil }
    return limit
  }

  /// The minimum and the maximum of the field's value, if the field has both.
  package var numbers: (least: Double, greatest: Double)? {
    guard let least = limit(of: .minimum), let greatest = limit(of: .maximum) else { return nil }
    return (least, greatest)
  }

  /// The rules for the field's text as alternating keys and values.
  package var ruleTerms: [String] {
    textRules.compactMap(\.given).flatMap { [$0.key.rawValue, $0.tree.scalarText ?? ""] }
  }
}
