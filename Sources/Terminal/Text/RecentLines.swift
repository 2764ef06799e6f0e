import TerminalText

/// The last lines of output, to show them again when the terminal is divided in another way.
///
/// It is a class, so that all writers share the same lines.
package final class RecentLines {
  private var lines: [String] = []
  /// The maximum number of lines to store; no terminal shows more rows beside a picture.
  private static let limit = 200

  package init() {}

  package func add(_ added: [String]) {
    lines = Array((lines + added.suffix(Self.limit)).suffix(Self.limit))
  }

  package func clear() { lines = [] }

  /// Returns the last `limit` rows of the stored lines, wrapped to a width in columns.
  package func rows(columns: Int, limit: Int) -> [String] {
    lines.flatMap { WrappedLine.rows(of: $0, columns: columns) }.suffix(max(0, limit))
  }
}
