/// A key of a field that names another one, and where it does.
struct FieldReference {
  let row: Int
  let key: RowKey
  let id: String
  let mark: DocumentMark
}

extension FormDecoder {
  /// Keeps what the field of a row, or of the bar behind the last, says of others.
  mutating func keepReferences(ofRow row: Int) {
    guard draft.hasDetails, let id = draft.field.equals else { return }
    let mark = draft.marks[.equals] ?? draft.mark
    references.append(FieldReference(row: row, key: .equals, id: id, mark: mark))
  }

  /// Makes sure that each names a field, and not its own.
  mutating func checkReferences(_ ids: IDTable) {
    for reference in references {
      guard let row = ids.row(ofField: reference.id, in: table) else {
        let known = table.fieldRows.compactMap { table.field(atRow: $0)?.id }
        note(
          Flaw(
            .unknownField(reference.id, key: reference.key.name, known: known), at: reference.mark))
        continue
      }
      if row == reference.row { note(Flaw(.ownField(key: reference.key.name), at: reference.mark)) }
    }
  }
}
