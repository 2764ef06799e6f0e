import TerminalText

/// The lines that were shown last, to be shown again by a terminal that is divided again.
///
/// A class, because whatever writes adds to the same ones.
final class RecentLines {
  private var lines: [String] = []
  /// No terminal has more rows below a picture.
  private static let limit = 200

  func add(_ added: [String]) {
    lines = Array((lines + added.suffix(Self.limit)).suffix(Self.limit))
  }

  func clear() { lines = [] }

  /// Returns the last rows that they take in so many columns.
  func rows(columns: Int, limit: Int) -> [String] {
    lines.flatMap { WrappedLine.rows(of: $0, columns: columns) }.suffix(max(0, limit))
  }
}
