extension [String] {
  /// The words as a sentence lists them: `a`, `a and b`, `a, b and c`.
  package var conjunction: String { joined(before: "and") }

  /// The words as a sentence offers them: `a`, `a or b`, `a, b or c`.
  package var alternatives: String { joined(before: "or") }

  private func joined(before lastWord: String) -> String {
    guard let last, count > 1 else { return joined() }
    let others: [String] = dropLast()
    return "\(others.joined(separator: ", ")) \(lastWord) \(last)"
  }
}
