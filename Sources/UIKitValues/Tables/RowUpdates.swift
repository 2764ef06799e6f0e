import AppFoundation

/// A batch of insertions, deletions, moves and reloads of a table's rows and sections.
///
/// Deletions use index paths from before the batch, and insertions those from after it.
package struct RowUpdates {
  package var depth = 0
  package var inserted: Set<IndexPath> = []
  package var deleted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  /// The former index path of each row that was moved, by its new index path.
  ///
  /// Moved rows keep their cells.
  package var moved: [IndexPath: IndexPath] = [:]
  package var insertedSections: Set<Int> = []
  package var deletedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []

  package init() {}

  package var changesSections: Bool {
    !insertedSections.isEmpty || !deletedSections.isEmpty || !reloadedSections.isEmpty
  }

  /// Returns for each section after the batch its former index, or nil for a new section.
  package func origins(ofSections after: Int, before: Int) -> [Int?] {
    var left = (0..<before).filter { !deletedSections.contains($0) }[...]
    return (0..<after).map { insertedSections.contains($0) ? nil : left.popFirst() }
  }

  /// Returns for each row after the batch its former index over all sections, or nil for new and
  /// reloaded rows.
  package func origins(ofRows after: [Int], before: [Int]) -> [Int?] {
    let starts = before.indices.map { before[..<$0].reduce(0, +) }
    let sections = origins(ofSections: after.count, before: before.count)
    return sections.enumerated().flatMap { section, old in
      var left: ArraySlice<Int> = []
      if let old, !reloadedSections.contains(old) {
        let rows = (0..<before[old]).filter {
          !deleted.contains(IndexPath(row: $0, section: old))
        }
        left = rows.map { starts[old] + $0 }[...]
      }
      return (0..<after[section]).map { row in
        let path = IndexPath(row: row, section: section)
        guard inserted.contains(path) else { return left.popFirst() }
        return origin(ofRowMovedTo: path, before, starts)
      }
    }
  }

  /// Returns the former index of a moved row by its new index path, or nil if it was inserted.
  ///
  /// For each former section, `before` has the number of rows and `starts` the first row's index.
  private func origin(ofRowMovedTo path: IndexPath, _ before: [Int], _ starts: [Int]) -> Int? {
    guard let old = moved[path], before.indices.contains(old.section),
      old.row < before[old.section]
    else { return nil }
    return starts[old.section] + old.row
  }
}
