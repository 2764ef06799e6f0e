extension [String] {
  /// The words joined as a list in a sentence: `a`, `a and b`, `a, b and c`.
  package var conjunction: String { joined(before: "and") }

  /// The words joined as a choice in a sentence: `a`, `a or b`, `a, b or c`.
  package var alternatives: String { joined(before: "or") }

  /// Returns the first `limit` words, followed by the number of the other words, as in `3 others`.
  ///
  /// `rest` is the word after that number. If only one word would be left out, it is kept, because
  /// it takes no more room than the number.
  package func shortened(to limit: Int, rest: String) -> [String] {
    count <= limit + 1 ? self : prefix(limit) + ["\(count - limit) \(rest)"]
  }

  private func joined(before lastWord: String) -> String {
    guard let last, count > 1 else { return joined() }
    let others: [String] = dropLast()
    return "\(others.joined(separator: ", ")) \(lastWord) \(last)"
  }
}

extension [Int] {
  /// The ascending numbers joined as a choice in a sentence: `7 to 12`, `6 or 7`, `18, 26 or 27`.
  ///
  /// Three or more consecutive numbers are written as a range.
  package var alternatives: String {
    var runs: [ClosedRange<Int>] = []
    for number in self {
      if let run = runs.last, run.upperBound + 1 == number {
        runs[runs.count - 1] = run.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.flatMap { run in
      run.count > 2 ? ["\(run.lowerBound) to \(run.upperBound)"] : run.map(String.init)
    }.alternatives
  }
}
