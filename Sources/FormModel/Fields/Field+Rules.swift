import Documents
import Patterns

extension Field {
  /// Another field, as far as a rule looks at it.
  package struct Other: Sendable {
    package var name: String
    package var value: String

    /// Creates what a rule sees of a field.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Finds the rules that a value breaks, in the order of the keys in a form's definition.
  ///
  /// An empty value breaks none, unless the field is required.
  package func problems(with value: String) -> [Problem] {
    var matching = PatternMatching()
    return problems(with: value, matching: &matching)
  }

  /// Finds the rules that a value breaks, where other values are matched in the same command.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - matching: what of patterns is known so far.
  ///   - twin: the field whose value this one's must be; without it that is not looked at.
  /// - Returns: the rules, or the form's own words for them.
  package func problems(
    with value: String, matching: inout PatternMatching, twin: Other? = nil
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

  /// Whether the form's own words can only be meant for a value that is missing.
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
    // A number's kind and its two limits say it once.
    let isSaid = broken.contains(.format(.number)) || broken.contains(.format(.integer))
    let first = isSaid ? nil : broken.firstIndex(of: .number)
    return broken.enumerated().filter { $1 != .number || $0 == first }.map { told($1) }
  }

  /// A switch that is required has to be on, as where terms are accepted.
  private func brokenRulesOfToggle(_ value: String) -> [Problem.Rule] {
    guard Self.toggleWords.contains(value) else { return [.options(Self.toggleWords)] }
    return isRequired && value != "on" ? [.on] : []
  }

  /// Returns a rule as it is told: a placeholder that matches a pattern is the example that the
  /// form's author would give.
  private func told(_ rule: Problem.Rule) -> Problem.Rule {
    guard case .pattern(let pattern, _) = rule else { return rule }
    var matching = PatternMatching()
    let example = placeholder.flatMap { matching.matches(pattern, $0) == true ? $0 : nil }
    return .pattern(pattern, example: example?.isEmpty == true ? nil : example)
  }
}

extension Field {
  /// The rules that a value has to keep, in the order of the keys in a form's definition.
  package var rules: [Problem.Rule] { rules(twin: equals) }

  private func rules(twin: String?) -> [Problem.Rule] {
    var rules: [Problem.Rule] = isRequired ? [kind == .toggle ? .on : .required] : []
    if let message { return rules + [.message(message)] }
    rules += textRules.map(told)
    if let twin { rules.append(.equals(twin)) }
    if let choices { rules.append(.options(choices)) }
    return rules
  }

  /// Returns the rules in words, as in `required, 5 digits`, but for one that the placeholder is
  /// the words of; `twin` is what the field is called whose value this one's must be.
  ///
  /// The form's own words stand for a pattern that has none, since nothing is wrong yet.
  package func rulesWhenAsked(twin: String?) -> String {
    if kind == .toggle { return (isRequired ? "required, " : "") + "yes or no" }
    var silent = self
    silent.message = nil
    let told = silent.rules(twin: twin ?? equals).compactMap { rule -> Problem.Rule? in
      guard case .pattern(let pattern, let example) = rule, PatternWords(pattern).words == nil
      else { return rule }
      if let message { return .message(message) }
      return example == nil ? rule : nil
    }
    return told.map(\.words).joined(separator: ", ")
  }

  /// What a given value has to be, as in `5 digits`; nil where anything will do.
  package var rulesInWords: String? {
    let words = rules.filter { $0 != .required }.map(\.words)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Field {
  /// Gives its text a rule, in place of one of the same key.
  package mutating func give(_ rule: Problem.Rule) {
    guard let key = rule.given?.key else { return }
    textRules.removeAll { $0.given?.key == key }
    let next = textRules.firstIndex { $0.given.map { key.number < $0.key.number } == true }
    textRules.insert(rule, at: next ?? textRules.endIndex)
  }

  /// Returns the rule that a key gives its text.
  package func rule(of key: RowKey) -> Problem.Rule? { textRules.first { $0.given?.key == key } }

  /// Returns the number that stands under the key of a rule.
  package func limit(of key: RowKey) -> Double? {
    guard case .number(let limit)? = rule(of: key)?.given?.tree else { return nil }
    return limit
  }

  /// The least and the greatest number, where it has both.
  package var numbers: (least: Double, greatest: Double)? {
    guard let least = limit(of: .minimum), let greatest = limit(of: .maximum) else { return nil }
    return (least, greatest)
  }

  /// The rules for its text as a form's definition gives them, key and value in turn.
  package var ruleTerms: [String] {
    textRules.compactMap(\.given).flatMap { [$0.key.rawValue, $0.tree.scalarText ?? ""] }
  }
}
