import Foundation

/// Rows that are put in and taken out together.
struct RowUpdates {
  var depth: Int
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []

  init(depth: Int, _ outer: RowUpdates?) {
    self.depth = depth
    inserted = outer?.inserted ?? []
    deleted = outer?.deleted ?? []
    reloaded = outer?.reloaded ?? []
  }
}

extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func update(_ body: (inout RowUpdates) -> Void) {
    beginUpdates()
    if var updates {
      body(&updates)
      self.updates = updates
    }
    finishUpdates()
  }

  /// Takes the updates over once the outermost call ends them; heights are asked for again.
  func finishUpdates() {
    guard var updates else { return }
    updates.depth -= 1
    guard updates.depth == 0 else {
      self.updates = updates
      return
    }
    self.updates = nil
    check(updates)
    let (around, countBefore) = (cells.around, rowCount)
    for cell in cells.all { cell.fitted = nil }
    let origins = origins(after: updates)
    cells.renumber(origins, dropping: Set(updates.reloaded.compactMap(row)))
    guard let app = SimulatedApp.current else { return }
    guard isPhonesTable else { return setNeedsLayout() }
    app.updateScene(
      origins: Array(0..<around.rowsAbove) + origins.map { $0.map { $0 + around.rowsAbove } }
        + (0..<around.rowsBelow).map { around.rowsAbove + countBefore + $0 })
  }

  /// Returns for each row which it was before.
  private func origins(after updates: RowUpdates) -> [Int?] {
    var left = (0..<rowCount).filter {
      !updates.deleted.contains(indexPath(ofRow: $0))
    }[...]
    var origins: [Int?] = []
    cells.counts = countRows()
    for (section, count) in (rowCounts ?? []).enumerated() {
      for row in 0..<count {
        let isNew = updates.inserted.contains(IndexPath(row: row, section: section))
        origins.append(isNew ? nil : left.popFirst())
      }
    }
    return origins
  }
}

extension TableCells {
  /// Gives cells their new rows.
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
