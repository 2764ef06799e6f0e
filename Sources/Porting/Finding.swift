/// Something in a source that the pass could not port: its place and the reason.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int
  package let reason: String

  package init(file: String, line: Int, column: Int, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// The finding as a compiler's diagnostic, which editors can open at its place.
  package var description: String { "\(file):\(line):\(column): warning: not ported: \(reason)" }
}
