/// The values that differ from the form's own, by row.
///
/// They lie in chunks, the chunks on pages, and the pages on shelves, all of which copies share: a
/// change copies one of each, so it costs the same in a form of any length.
package struct Answers: Equatable, Sendable {
  private typealias Chunk = [Int: String]
  private typealias Page = [Chunk]
  private typealias Shelf = [Page]

  private static let chunkSize = 64
  private static let chunksOfPage = 32
  private static let pagesOfShelf = 32
  private static let pageSize = chunkSize * chunksOfPage
  private static let shelfSize = pageSize * pagesOfShelf

  /// A shelf or a page without any answer is empty.
  private var shelves: [Shelf]

  /// Creates answers of which none is given yet.
  init(rowCount: Int) {
    shelves = Array(repeating: [], count: rowCount / Self.shelfSize + 1)
  }

  /// The value given for a row; nil stands for the form's own.
  subscript(row: Int) -> String? {
    get {
      let shelf = shelves[row / Self.shelfSize]
      guard !shelf.isEmpty else { return nil }
      let page = shelf[row % Self.shelfSize / Self.pageSize]
      return page.isEmpty ? nil : page[row % Self.pageSize / Self.chunkSize][row % Self.chunkSize]
    }
    set {
      let (shelf, page) = (row / Self.shelfSize, row % Self.shelfSize / Self.pageSize)
      if shelves[shelf].isEmpty {
        shelves[shelf] = Array(repeating: [], count: Self.pagesOfShelf)
      }
      if shelves[shelf][page].isEmpty {
        shelves[shelf][page] = Array(repeating: [:], count: Self.chunksOfPage)
      }
      shelves[shelf][page][row % Self.pageSize / Self.chunkSize][row % Self.chunkSize] = newValue
    }
  }
}
