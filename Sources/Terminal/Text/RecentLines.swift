import TerminalText

/// The lines that were shown last, to show them again after the terminal is divided differently.
///
/// It is a class, so that all writers share the same lines.
package final class RecentLines {
  private var lines: [String] = []
  /// No terminal has more rows below a picture.
  private static let limit = 200

  package init() {}

  package func add(_ added: [String]) {
    lines = Array((lines + added.suffix(Self.limit)).suffix(Self.limit))
  }

  package func clear() { lines = [] }

  /// Returns the last rows of the lines, wrapped to a width.
  package func rows(columns: Int, limit: Int) -> [String] {
    lines.flatMap { WrappedLine.rows(of: $0, columns: columns) }.suffix(max(0, limit))
  }
}
