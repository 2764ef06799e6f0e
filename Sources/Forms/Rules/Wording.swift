extension [String] {
  /// The words as a sentence offers them: `a`, `a or b`, `a, b or c`.
  package var alternatives: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
