import Documents
import Patterns
import Synchronization

/// The contents that the copies of a form share; nothing in it changes but that the index of names
/// is made when it is first asked for.
package final class FormContents: Sendable {
  package let head: Form.Head
  package let sections: [FormSection]
  package let table: RowTable
  package let ids: IDTable
  package let fieldRows: [Int]
  package let textViewRows: [Int]
  /// What the form was read from, or the form that it was made from.
  package let source: FormSource?
  /// What all forms have in common that were made of one by editing it.
  package let opening: Opening
  /// The rows that are shown or not by the answer of a field, by that field's row.
  package let dependents: [Int: [Int]]
  private let names = Mutex<NameIndex?>(nil)

  /// A form's being opened.
  package final class Opening: Sendable {}

  package init(
    _ head: Form.Head, sections: [FormSection], table: RowTable, fieldRows: [Int], ids: IDTable,
    source: FormSource? = nil, opening: Opening = Opening()
  ) {
    self.source = source
    self.opening = opening
    self.head = head
    self.sections = sections
    self.table = table
    self.ids = ids
    textViewRows = table.textViewRows
    var dependents: [Int: [Int]] = [:]
    for (row, condition) in table.conditions.sorted(by: { $0.key < $1.key }) {
      guard let other = ids.row(ofField: condition.field, in: table) else { continue }
      dependents[other, default: []].append(row)
    }
    self.dependents = dependents
    self.fieldRows = fieldRows
  }

  package func isEqual(to other: FormContents) -> Bool {
    head == other.head && sections == other.sections && table == other.table
  }

  package var index: NameIndex {
    names.withLock { names in
      let index = names ?? NameIndex(table, fieldRows: fieldRows)
      names = index
      return index
    }
  }
}
