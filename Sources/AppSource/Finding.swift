/// Something in a source that a pass over it could not take: its place and the reason.
package struct Finding: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
  package let reason: String
  /// Whether nothing comes of the source because of it.
  package let isError: Bool

  package init(file: String, line: Int, column: Int, reason: String, isError: Bool = false) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
    self.isError = isError
  }

  /// Returns the finding as a compiler's diagnostic, which editors can open at its place; `lack`
  /// says what was not done, such as `not ported`.
  package func diagnostic(_ lack: String) -> String {
    "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(lack): \(reason)"
  }
}
