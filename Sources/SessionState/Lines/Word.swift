/// One word of a command line, with its position.
package struct Word: Equatable, Sendable {
  /// The text of the word, with its quotes and escapes resolved.
  package var text: String
  /// The position of the word's first Unicode scalar in the command line, from 1.
  package var column: Int
  package var isQuoted: Bool

  package init(text: String, column: Int, isQuoted: Bool) {
    (self.text, self.column, self.isQuoted) = (text, column, isQuoted)
  }
}
