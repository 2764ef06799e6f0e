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
    if let (condition, mark) = draft.condition {
      references.append(FieldReference(row: row, key: .showIf, id: condition.field, mark: mark))
    }
    guard draft.hasDetails, let id = draft.field.equals else { return }
    let mark = draft.marks[.equals] ?? draft.mark
    references.append(FieldReference(row: row, key: .equals, id: id, mark: mark))
  }

  /// Makes sure that each names a field, and not its own, and that no row waits for itself.
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
    checkCircles(ids)
  }

  private mutating func checkCircles(_ ids: IDTable) {
    var next: [Int: Int] = [:]
    for reference in references where reference.key == .showIf {
      guard let row = ids.row(ofField: reference.id, in: table), row != reference.row else {
        continue
      }
      next[reference.row] = row
    }
    // Each row waits for one other at most, so each is looked at once.
    var known: Set<Int> = []
    for reference in references where reference.key == .showIf {
      var way: [Int] = []
      var row: Int? = reference.row
      while let here = row, known.insert(here).inserted {
        way.append(here)
        row = next[here]
      }
      guard let end = row, let start = way.firstIndex(of: end) else { continue }
      let names = way[start...].compactMap { table.field(atRow: $0)?.id }
      note(Flaw(.circle(names + names.prefix(1)), at: reference.mark))
    }
  }
}
