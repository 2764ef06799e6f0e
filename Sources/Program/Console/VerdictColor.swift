/// The colours of what lines say: a verdict's answer is green where the active row is in view and red
/// where not, and so is the worst of several lines as a whole.
enum VerdictColor {
  private static let green = "\u{1B}[32m"
  private static let red = "\u{1B}[31m"
  private static let reset = "\u{1B}[39m"

  /// Returns the rows of a line in its colours, if it has any.
  static func colored(_ rows: [String], of line: String, isWorst: Bool = false) -> [String] {
    if isWorst { return rows.map { red + $0 + reset } }
    let signs = ["✓ ": green, "✗ ": red]
    guard let color = signs.first(where: { line.hasPrefix($0.key) })?.value, let first = rows.first
    else { return rows }
    // The terminal may show ASCII alone.
    let end = [" · ", Charset.shown(" · ")].lazy.compactMap { first.firstRange(of: $0) }.first
    let answer = end.map { first[..<$0.lowerBound] } ?? first[...]
    return [color + answer + reset + first[answer.endIndex...]] + rows.dropFirst()
  }

  /// Returns a row without its colours.
  static func plain(_ row: String) -> String {
    [green, red, reset].reduce(row) { $0.replacing($1, with: "") }
  }
}
