import Documents
import FormModel
import Patterns

extension FormDecoder where Reader: DocumentReader {
  /// Stores a row's references to fields of other rows, to check them when all fields are known.
  ///
  /// They come from the row's condition and its field. The docked input bar counts as the row after
  /// the last one.
  mutating func keepReferences(ofRow row: Int) {
    if let (condition, mark) = draft.condition {
      keep(FieldReference(row: row, key: .showIf, id: condition.field), at: mark)
    }
    guard draft.hasDetails, let id = draft.field.equals else { return }
    keep(
      FieldReference(row: row, key: .equals, id: id), at: draft.mark(of: .equals))
  }

  private mutating func keep(_ reference: FieldReference, at mark: DocumentMark) {
    references.append(reference)
    referenceMarks.append(mark)
  }

  /// Checks that each reference names another field, and that conditions have no cycle.
  ///
  /// Faults are stored as errors.
  mutating func checkReferences(_ ids: IDTable) {
    table.settleConditions(ids)
    let (references, table) = (references, table)
    references.findFaults(in: table, ids) { note(at: referenceMarks[$0], $1) }
  }
}
