/// The colour of a verdict: its answer is green where the active row is in view, and red where not.
enum VerdictColor {
  private static let signs = ["✓ ": "\u{1B}[32m", "✗ ": "\u{1B}[31m"]
  private static let reset = "\u{1B}[39m"

  /// Returns the rows of a line with the answer that it begins with coloured, if it is a verdict.
  static func colored(_ rows: [String], of line: String) -> [String] {
    guard let color = signs.first(where: { line.hasPrefix($0.key) })?.value, let first = rows.first
    else { return rows }
    // The terminal may show ASCII alone.
    let end = [" · ", Charset.shown(" · ")].lazy.compactMap { first.firstRange(of: $0) }.first
    let answer = end.map { first[..<$0.lowerBound] } ?? first[...]
    return [color + answer + reset + first[answer.endIndex...]] + rows.dropFirst()
  }
}
