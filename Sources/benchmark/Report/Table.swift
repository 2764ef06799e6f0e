import TerminalText

/// The columns of the benchmarks' report, 80 characters in all.
enum Table {
  static let head = row("", "least", "spread", "  peer", "ratio", " target", "")

  /// Returns the report's line for a measured value.
  ///
  /// The line ends with an exclamation mark if the value misses its target.
  static func line(_ figure: Figure) -> String {
    row(
      "  " + figure.name, figure.value, figure.spread, "  " + figure.peer, figure.ratio,
      " " + figure.target, figure.isReached == false ? "!" : "")
  }

  private static func row(
    _ name: String, _ value: String, _ spread: String, _ peer: String, _ ratio: String,
    _ target: String, _ mark: String
  ) -> String {
    let line =
      TextColumns.padded(name, to: 31) + right(value, 9) + right(spread, 7)
      + TextColumns.padded(peer, to: 17) + right(ratio, 7) + TextColumns.padded(target, to: 8)
    return (line + mark).trimmingBlanks
  }

  private static func right(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - TextColumns.of(text))) + text
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
