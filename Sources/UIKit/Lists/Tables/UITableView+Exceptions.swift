import UIKitValues

/// Checks of a table's index paths and updates, which end the app with UIKit's messages.
extension UITableView {
  /// Ends the app, as UIKit does, if the table has no row at an index path.
  ///
  /// `NSNotFound` as the row stands for an empty section, which is valid.
  func checkRow(at path: IndexPath) {
    guard path.count == 2, hasDataSource || isPhonesTable else { return }
    let counts = (0..<numberOfSections).map(numberOfRows)
    let place = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard counts.indices.contains(path.section) else {
      raise(.range, "\(place): section (\(path.section)) beyond bounds (\(counts.count)).")
    }
    guard path.row != NSNotFound, !(0..<counts[path.section]).contains(path.row) else { return }
    raise(
      .range,
      "\(place): row (\(path.row)) beyond bounds (\(counts[path.section])) for section "
        + "(\(path.section)).")
  }

  /// Ends the app, as UIKit does, if batch updates don't match the row counts before and after.
  func check(_ updates: RowUpdates, before: [Int], after: [Int]) {
    for path in updates.deleted.sorted() {
      checkRow(at: path, "delete row", "from", before, "before")
    }
    for path in updates.reloaded.sorted() {
      checkRow(at: path, "reload row", "in", before, "before")
    }
    for path in updates.inserted.sorted() {
      checkRow(at: path, "insert row", "into", after, "after")
    }
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard after.count == before.count + inserted - deleted else {
      raise(
        .inconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (\(after.count)) must be equal to the number of sections "
          + "contained in the table view before the update (\(before.count)), plus or minus the "
          + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
    }
    let origins = updates.origins(ofSections: after.count, before: before.count)
    for (section, origin) in origins.enumerated() {
      guard let origin, !updates.reloadedSections.contains(origin) else { continue }
      checkCount(of: section, from: origin, updates, before[origin], after[section])
    }
  }

  private func checkRow(
    at path: IndexPath, _ deed: String, _ preposition: String, _ counts: [Int], _ time: String
  ) {
    let hasSection = counts.indices.contains(path.section)
    if hasSection, path.row < counts[path.section] { return }
    let bounds =
      hasSection
      ? "\(counts[path.section]) rows in section \(path.section)" : "\(counts.count) sections"
    raise(
      .inconsistency,
      "attempt to \(deed) \(path.row) \(preposition) section \(path.section), but there are only "
        + "\(bounds) \(time) the update")
  }

  private func checkCount(
    of section: Int, from origin: Int, _ updates: RowUpdates, _ before: Int, _ after: Int
  ) {
    let inserted = updates.inserted.count { $0.section == section }
    let deleted = updates.deleted.count { $0.section == origin }
    guard after != before + inserted - deleted else { return }
    raise(
      .inconsistency,
      "Invalid update: invalid number of rows in section \(section). The number of rows contained in "
        + "an existing section after the update (\(after)) must be equal to the number of rows "
        + "contained in that section before the update (\(before)), plus or minus the number of rows "
        + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted).")
  }
}
