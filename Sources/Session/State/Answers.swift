/// The values that differ from the form's own, by row.
///
/// They lie in chunks that copies share, so that keeping the state before each command costs no
/// more in a form of 100,000 rows than a chunk.
package struct Answers: Equatable, Sendable {
  private static let chunkSize = 256
  private var chunks: [[Int: String]]

  /// Creates answers of which none is given yet.
  init(rowCount: Int) {
    chunks = Array(repeating: [:], count: rowCount / Self.chunkSize + 1)
  }

  /// The value given for a row; nil stands for the form's own.
  subscript(row: Int) -> String? {
    get { chunks[row / Self.chunkSize][row % Self.chunkSize] }
    set { chunks[row / Self.chunkSize][row % Self.chunkSize] = newValue }
  }
}
