/// The values that differ from the form's own, by row.
///
/// They lie in chunks, and the chunks on pages, that copies share; so a change costs about the same
/// in a form of any length.
package struct Answers: Equatable, Sendable {
  private typealias Chunk = [Int: String]

  private static let chunkSize = 64
  private static let chunksOfPage = 32
  private static let pageSize = chunkSize * chunksOfPage

  /// The chunks by page; a page without any answer is empty.
  private var pages: [[Chunk]]

  /// Creates answers of which none is given yet.
  init(rowCount: Int) {
    pages = Array(repeating: [], count: rowCount / Self.pageSize + 1)
  }

  /// The value given for a row; nil stands for the form's own.
  subscript(row: Int) -> String? {
    get {
      let page = pages[row / Self.pageSize]
      return page.isEmpty ? nil : page[row % Self.pageSize / Self.chunkSize][row % Self.chunkSize]
    }
    set {
      let page = row / Self.pageSize
      if pages[page].isEmpty {
        pages[page] = Array(repeating: [:], count: Self.chunksOfPage)
      }
      pages[page][row % Self.pageSize / Self.chunkSize][row % Self.chunkSize] = newValue
    }
  }
}
