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
