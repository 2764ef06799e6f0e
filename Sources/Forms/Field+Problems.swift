extension Field {
  /// Finds the rules that a value breaks, in the order of the keys in a form's definition.
  ///
  /// An empty value breaks none, unless the field is required.
  package func problems(with value: String) -> [Problem] {
    let broken = value.isEmpty ? (isRequired ? [.required] : []) : brokenRules(value)
    let shown = isSecure ? nil : value
    return broken.map { Problem(field: id, rule: $0, value: shown) }
  }

  private func brokenRules(_ value: String) -> [Problem.Rule] {
    var broken: [Problem.Rule] = []
    if let pattern, !Self.matches(value, pattern) { broken.append(.pattern(pattern)) }
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

  private static func matches(_ value: String, _ pattern: String) -> Bool {
    let match = try? Regex(pattern).wholeMatch(in: value)
    return match != nil
  }

  /// Reads a decimal number; words such as `nan` and hexadecimal digits are none.
  private static func number(_ value: String) -> Double? {
    guard value.utf8.allSatisfy("0123456789+-.eE".utf8.contains) else { return nil }
    return Double(value)
  }
}
