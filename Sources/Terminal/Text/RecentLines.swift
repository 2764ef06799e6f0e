import TerminalText

/// The output lines that were shown last, to show them again after the terminal is split
/// differently.
///
/// It is a class, so that all writers share the same lines.
package final class RecentLines {
  private var lines: [String] = []
  /// The maximum number of lines to keep; no terminal has more rows below a picture.
  private static let limit = 200

  package init() {}

  package func add(_ added: [String]) {
    lines = Array((lines + added.suffix(Self.limit)).suffix(Self.limit))
  }

  package func clear() { lines = [] }

  /// Returns the last rows of the kept output lines, wrapped to a width in columns.
  package func rows(columns: Int, limit: Int) -> [String] {
    lines.flatMap { WrappedLine.rows(of: $0, columns: columns) }.suffix(max(0, limit))
  }
}
