import Foundation

/// Row updates of the table: insertRows, deleteRows and moveRow.
extension Simulator {
  /// Puts rows in, takes rows out and moves them, in one batch.
  ///
  /// The offset stays, so that what comes in above pushes down what is seen (Stack Overflow
  /// 4279730, AsyncDisplayKit issue 1411: apps add the height themselves), and is brought back
  /// where the content has become too short for it. The active field stays first responder where
  /// its row stays, wherever that goes; one whose row goes has to resign before: inferred, since a
  /// view that leaves its window loses that status. Layout follows, as it does upon a row that
  /// grows.
  ///
  /// - Parameters:
  ///   - rows: where the rows lie then.
  ///   - fields: each row's field.
  ///   - origins: for each row which it was before; nil for one that comes in.
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
  /// The same of a phone alone, without any call or notification; a field whose row goes just is
  /// not first responder any more.
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

  /// Has events tell that a field which lies in no row of a table goes elsewhere.
  package mutating func noteMove(
    ofFieldAtRow row: Int, to frame: CGRect, by author: Author, animation: Animation?
  ) {
    let old = table.rect(forRow: row)
    guard old != frame else { return }
    record(.fieldFrame(row: row, from: old, to: frame, author, animation))
  }
}
