/// Something in a source file that can't be ported or imported, with its position and the reason.
package struct SourceProblem: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
  package let reason: String
  /// Whether the problem keeps the whole source file from being used.
  package let isError: Bool

  package init(file: String, line: Int, column: Int, reason: String, isError: Bool = false) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
    self.isError = isError
  }

  /// Returns the problem in the format of a compiler's diagnostic, which editors can open.
  ///
  /// `lack` says what was not done, such as `not ported`.
  package func diagnostic(_ lack: String) -> String {
    "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(lack): \(reason)"
  }
}
