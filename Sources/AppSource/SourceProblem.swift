/// A problem in a source: something that a pass couldn't handle, with its place and reason.
package struct SourceProblem: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
  package let reason: String
  /// Whether the problem keeps the whole source from being used.
  package let isError: Bool

  package init(file: String, line: Int, column: Int, reason: String, isError: Bool = false) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
    self.isError = isError
  }

  /// Returns the finding as a compiler's diagnostic that editors can open.
  ///
  /// `lack` says what was not done, such as `not ported`.
  package func diagnostic(_ lack: String) -> String {
    "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(lack): \(reason)"
  }
}
