import UIKitValues
import Simulation

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
