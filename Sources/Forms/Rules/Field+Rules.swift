extension Field {
  /// Finds the rules that a value breaks, in the order of the keys in a form's definition.
  ///
  /// An empty value breaks none, unless the field is required.
  package func problems(with value: String) -> [Problem] {
    var matching = PatternMatching()
    return problems(with: value, matching: &matching)
  }

  /// Finds the rules that a value breaks, where other values are matched in the same command.
  package func problems(with value: String, matching: inout PatternMatching) -> [Problem] {
    let broken = value.isEmpty ? (isRequired ? [.required] : []) : brokenRules(value, &matching)
    let shown = isSecure ? nil : value
    return broken.map { Problem(field: id, rule: $0, value: shown) }
  }

  private func brokenRules(
    _ value: String, _ matching: inout PatternMatching
  ) -> [Problem.Rule] {
    var broken: [Problem.Rule] = []
    if let pattern {
      switch matching.matches(pattern, value) {
      case true?: break
      case false?: broken.append(.pattern(pattern))
      case nil: broken.append(.patternInTime(pattern))
      }
    }
    if let minLength, value.count < minLength { broken.append(.minLength(minLength)) }
    if let maxLength, value.count > maxLength { broken.append(.maxLength(maxLength)) }
    broken += brokenNumberRules(value)
    if let options, !options.contains(value) { broken.append(.options(options)) }
    return broken
  }

  private func brokenNumberRules(_ value: String) -> [Problem.Rule] {
    guard minimum != nil || maximum != nil else { return [] }
    guard let number = Self.number(value) else { return [.number] }
    if let minimum, number < minimum { return [.minimum(minimum)] }
    if let maximum, number > maximum { return [.maximum(maximum)] }
    return []
  }

  /// Reads a decimal number; words such as `nan` and hexadecimal digits are none.
  private static func number(_ value: String) -> Double? {
    guard value.utf8.allSatisfy("0123456789+-.eE".utf8.contains) else { return nil }
    return Double(value)
  }
}

extension Field {
  /// The rules that a value has to keep, in the order of the keys in a form's definition.
  package var rules: [Problem.Rule] {
    var rules: [Problem.Rule] = isRequired ? [.required] : []
    if let pattern { rules.append(.pattern(pattern)) }
    if let minLength { rules.append(.minLength(minLength)) }
    if let maxLength { rules.append(.maxLength(maxLength)) }
    if let minimum { rules.append(.minimum(minimum)) }
    if let maximum { rules.append(.maximum(maximum)) }
    if let options { rules.append(.options(options)) }
    return rules
  }

  /// What a given value has to be, as in `must match [0-9]{5}`; nil where anything will do.
  package var rulesInWords: String? {
    let words = rules.filter { $0 != .required }.map { Problem(field: id, rule: $0, value: nil) }
    return words.isEmpty ? nil : words.map(\.message).joined(separator: ", ")
  }
}
