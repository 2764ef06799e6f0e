import Forms

/// The values that differ from the form's own, by row.
///
/// They lie in chunks, the chunks on pages, and the pages on shelves, all of which copies share: a
/// change copies one of each, so it costs the same in a form of any length. What is given to secure
/// fields lies apart, in memory that is wiped.
package struct Answers: Equatable, Sendable {
  private typealias Chunk = [Int: String]
  private typealias Page = [Chunk]

  /// A type of its own, whose name says nothing of the dictionaries: to look through all types for
  /// what those ask of their keys is a part of each start that can be seen.
  private struct Shelf: Equatable {
    var pages: [Page] = []
  }

  private static let chunkSize = 64
  private static let chunksOfPage = 32
  private static let pagesOfShelf = 32
  private static let pageSize = chunkSize * chunksOfPage
  private static let shelfSize = pageSize * pagesOfShelf

  /// A shelf or a page without any answer is empty.
  private var shelves: [Shelf]
  private var secrets: [Int: SecretText] = [:]

  /// Creates answers of which none is given yet.
  init(rowCount: Int) {
    shelves = Array(repeating: Shelf(), count: rowCount / Self.shelfSize + 1)
  }

  /// The value given for a row; nil stands for the form's own.
  subscript(row: Int) -> String? {
    get {
      if !secrets.isEmpty, let secret = secrets[row] { return secret.text }
      let pages = shelves[row / Self.shelfSize].pages
      guard !pages.isEmpty else { return nil }
      let page = pages[row % Self.shelfSize / Self.pageSize]
      return page.isEmpty ? nil : page[row % Self.pageSize / Self.chunkSize][row % Self.chunkSize]
    }
    set {
      let (shelf, page) = (row / Self.shelfSize, row % Self.shelfSize / Self.pageSize)
      if shelves[shelf].pages.isEmpty {
        shelves[shelf].pages = Array(repeating: [], count: Self.pagesOfShelf)
      }
      if shelves[shelf].pages[page].isEmpty {
        shelves[shelf].pages[page] = Array(repeating: [:], count: Self.chunksOfPage)
      }
      let chunk = row % Self.pageSize / Self.chunkSize
      shelves[shelf].pages[page][chunk][row % Self.chunkSize] = newValue
    }
  }

  /// The answers that are not secure.
  var withoutSecrets: Answers {
    var answers = self
    answers.secrets = [:]
    return answers
  }

  /// Gives a secure field's row a value.
  mutating func keepSecret(_ text: String, ofRow row: Int) { secrets[row] = SecretText(text) }
}

extension Answers {
  /// Returns the answers of a form that was edited, each in the row where its field is now.
  ///
  /// Of a field that was secure and is not any more, the answer goes.
  func moved(by edit: FormEdit, from old: Form) -> Answers {
    var moved = Answers(rowCount: edit.form.rows.count + 1)
    for (row, origin) in edit.origins.enumerated() {
      guard let origin, let answer = self[origin] else { continue }
      if edit.form.isSecure(row: row) {
        moved.keepSecret(answer, ofRow: row)
      } else if !old.isSecure(row: origin) {
        moved[row] = answer
      }
    }
    return moved
  }

  /// Returns the rows whose values differ from those of other answers to the same form, ascending.
  ///
  /// Only what the two do not share is gone through.
  func rows(differingFrom other: Answers) -> [Int] {
    var rows: [Int] = []
    if !secrets.isEmpty || !other.secrets.isEmpty {
      rows = Set(secrets.keys).union(other.secrets.keys).filter { secrets[$0] != other.secrets[$0] }
    }
    for (number, (shelf, others)) in zip(shelves, other.shelves).enumerated() where shelf != others
    {
      for page in 0..<Self.pagesOfShelf {
        let start = number * Self.shelfSize + page * Self.pageSize
        let (mine, theirs) = (Self.page(page, of: shelf), Self.page(page, of: others))
        rows += Self.rows(of: mine, differingFrom: theirs).map { start + $0 }
      }
    }
    return rows.sorted()
  }

  private static func page(_ number: Int, of shelf: Shelf) -> Page {
    shelf.pages.isEmpty ? [] : shelf.pages[number]
  }

  private static func rows(of page: Page, differingFrom other: Page) -> [Int] {
    guard page != other else { return [] }
    return (0..<chunksOfPage).flatMap { number in
      let mine = page.isEmpty ? [:] : page[number]
      let theirs = other.isEmpty ? [:] : other[number]
      if mine == theirs { return [] as [Int] }
      return Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }.sorted()
        .map { number * chunkSize + $0 }
    }
  }
}
