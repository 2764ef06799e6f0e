import Forms

/// The answers to a form: values that replace those in the form's definition, by row.
///
/// Copies share the storage, a tree of dictionaries. A change copies one node of each level, so its
/// cost does not depend on the form's length. Secure values are stored separately, in memory that
/// is wiped.
package struct Answers: Equatable, Sendable {
  private typealias Chunk = [Int: String]
  private typealias Page = [Chunk]

  /// The second level of the tree that stores the answers: the answers of 65,536 rows.
  ///
  /// The type exists to hide the dictionaries from the generic type name. Otherwise the runtime
  /// would look up their key conformances, which measurably slows each start.
  private struct AnswerStorage: Equatable {
    var pages: [Page] = []
  }

  private static let chunkSize = 64
  private static let chunksOfPage = 32
  private static let pagesOfShelf = 32
  private static let pageSize = chunkSize * chunksOfPage
  private static let shelfSize = pageSize * pagesOfShelf

  /// The nodes at the top of the tree that stores the answers, in row order.
  ///
  /// A node for rows without answers is empty.
  private var shelves: [AnswerStorage]
  private var secrets: [Int: SecretText] = [:]

  /// Creates an empty set of answers for a form with `rowCount` rows.
  package init(rowCount: Int) {
    shelves = Array(repeating: AnswerStorage(), count: rowCount / Self.shelfSize + 1)
  }

  /// The answer in a row, or nil if no answer replaces the value in the form's definition.
  package subscript(row: Int) -> String? {
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

  /// A copy of the answers without those of secure fields.
  package var withoutSecrets: Answers {
    var answers = self
    answers.secrets = [:]
    return answers
  }

  /// Stores a secure field's answer in memory that is overwritten when no copy needs it.
  package mutating func keepSecret(_ text: String, ofRow row: Int) {
    secrets[row] = SecretText(text)
  }
}

extension Answers {
  /// Returns the answers at their new row indices, after an edit that moved rows of the form.
  ///
  /// The answer of a field that is no longer secure is dropped.
  package func moved(by edit: FormEdit, from old: Form) -> Answers {
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

  /// Returns the indices of the rows whose values differ between two sets of answers to one form.
  ///
  /// The indices are in ascending order. Parts of the storage that both share are skipped.
  package func rows(differingFrom other: Answers) -> [Int] {
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

  private static func page(_ number: Int, of shelf: AnswerStorage) -> Page {
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
