import Foundation

/// The updates of the table's rows: insertRows, deleteRows and moveRow.
extension Simulator {
  /// Inserts, deletes and moves rows in one batch.
  ///
  /// The offset stays, so rows inserted above push down the visible content (Stack Overflow
  /// 4279730, AsyncDisplayKit issue 1411: apps add the height themselves). If the content has
  /// become too short, the offset is moved into its legal range.
  ///
  /// The active field stays first responder if its row stays, even at another position. It is
  /// inferred that a field whose row is deleted or gets a control resigns first, because a view
  /// that leaves its window loses that status. Layout follows as after a change of a row's height.
  ///
  /// - Parameters:
  ///   - rows: the new row geometry.
  ///   - fields: each row's field.
  ///   - origins: for each row its previous index, or nil for a new row.
  package mutating func updateRows(
    _ rows: RowGeometry, fields: [FieldTraits?], origins: [Int?]
  ) {
    let old = phone.activeTraits
    if let row = phone.responder?.row {
      let place = origins.firstIndex(of: row)
      let isControl = place.map { fields.indices.contains($0) && fields[$0]?.control != nil }
      if isControl != false { endEditing() }
    }
    phone.updateRows(rows, fields: fields, origins: origins)
    guard let field = phone.activeTraits else { return }
    if field != old { refreshKeyboard() }
    app.textChanged(on: &phone)
  }
}

extension Phone {
  /// Replaces the table's rows, as in a batch update, without calls to the app.
  ///
  /// If the active field's row is deleted, no field is active afterwards.
  package mutating func updateRows(
    _ rows: RowGeometry, fields: [FieldTraits?], origins: [Int?]
  ) {
    let stayed = origins.count { $0 != nil }
    let (inserted, deleted) = (origins.count - stayed, table.rows.rowCount - stayed)
    func moved(_ responder: Responder) -> Responder? {
      guard let row = responder.row else { return responder }
      return origins.firstIndex(of: row).map { .row($0) }
    }
    responder = responder.flatMap(moved)
    if lifecycle != Lifecycle() { lifecycle.moveResponders(moved) }
    self.fields = fields
    table.rows = rows
    if inserted + deleted > 0 { record(.rowUpdate(inserted: inserted, deleted: deleted)) }
    bringBackOffset(animation: nil)
  }

  /// Records the event that a field outside the table's rows moves to a new frame.
  package mutating func noteMove(
    ofFieldAtRow row: Int, to frame: CGRect, by author: Author, animation: Animation?
  ) {
    let old = table.rect(forRow: row)
    guard old != frame else { return }
    record(.fieldFrame(row: row, from: old, to: frame, author, animation))
  }
}
