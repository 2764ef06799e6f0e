import UIKitValues
import Simulation

/// A batch of insertions, deletions, moves and reloads of a table's rows and sections.
///
/// Deletions use index paths from before the batch, and insertions those from after it.
struct RowUpdates {
  var depth = 0
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  /// The former index path of each row that was moved, by its new index path.
  ///
  /// Moved rows keep their cells.
  var moved: [IndexPath: IndexPath] = [:]
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []

  var changesSections: Bool {
    !insertedSections.isEmpty || !deletedSections.isEmpty || !reloadedSections.isEmpty
  }

  /// Returns for each section after the batch its former index, or nil for a new section.
  func origins(ofSections after: Int, before: Int) -> [Int?] {
    var left = (0..<before).filter { !deletedSections.contains($0) }[...]
    return (0..<after).map { insertedSections.contains($0) ? nil : left.popFirst() }
  }

  /// Returns for each row after the batch its former index over all sections, or nil for new and
  /// reloaded rows.
  func origins(ofRows after: [Int], before: [Int]) -> [Int?] {
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

extension UITableView {
  /// Adds changes to the batch update that is running, or applies them at once without one.
  func update(_ body: (inout RowUpdates) -> Void) {
    beginUpdates()
    if var updates {
      body(&updates)
      self.updates = updates
    }
    finishUpdates()
  }

  /// Ends one level of a batch update; the end of the outermost level applies all changes.
  ///
  /// Row heights are then requested again.
  func finishUpdates() {
    guard var updates else { return }
    updates.depth -= 1
    guard updates.depth == 0 else {
      self.updates = updates
      return
    }
    self.updates = nil
    let (before, after) = (cells.counts ?? [], countRows() ?? [])
    if cells.counts != nil { check(updates, before: before, after: after) }
    let (around, countBefore) = (cells.around, rowCount)
    for cell in cells.all { cell.fitted = nil }
    let origins = updates.origins(ofRows: after, before: before)
    let reloaded = Set(updates.reloaded.compactMap(row))
    cells.counts = after
    cells.renumber(origins, dropping: reloaded)
    tellOfCellsThatLeft()
    if updates.changesSections { sectionViews.removeAll() }
    guard let app = SimulatedApp.current else { return }
    guard isPhonesTable else { return setNeedsLayout() }
    // The fields themselves tell their former rows.
    guard around.between.isEmpty else { return app.updateScene(origins: []) }
    app.updateScene(
      origins: Array(0..<around.rowsAbove) + origins.map { $0.map { $0 + around.rowsAbove } }
        + (0..<around.rowsBelow).map { around.rowsAbove + countBefore + $0 })
  }
}

extension TableCells {
  /// Moves cells to their rows' new indexes, and drops the cells of reloaded and deleted rows.
  ///
  /// `origins` has each row's former index, or nil for a new row.
  func renumber(_ origins: [Int?], dropping reloaded: Set<Int>) {
    let old = all.reduce(into: [Int: UITableViewCell]()) { result, cell in
      if let row = row(of: cell), !reloaded.contains(row) { result[row] = cell }
    }
    let moved = origins.enumerated().compactMap { new, row in
      row.flatMap { old[$0] }.map { (new, $0) }
    }
    let kept = Set(moved.map { ObjectIdentifier($0.1) })
    let counts = counts
    let gone = all.filter { !kept.contains(ObjectIdentifier($0)) }
      .sorted { ($0.row ?? 0) < ($1.row ?? 0) }
    forget()
    self.counts = counts
    drop(gone)
    for (row, cell) in moved {
      self[row] = cell
      cell.part = CellPart(row: row)
    }
  }
}
