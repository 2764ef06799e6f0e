import Documents
import Patterns
import Synchronization

/// The contents that a form's copies share.
///
/// Only the name index changes: it is created on demand.
package final class FormContents: Sendable {
  package let head: Form.Head
  package let sections: [FormSection]
  package let table: RowTable
  package let ids: IDTable
  package let fieldRows: [Int]
  package let textViewRows: [Int]
  /// The document that the form was read from, perhaps before edits; nil if it is unknown.
  package let source: FormSource?
  /// The index of each row in the document that was read, followed by the docked bar's index.
  ///
  /// The docked bar is a bar with a field at the screen's bottom. An index is nil for a new row.
  /// The list is nil if the form was not edited, or if it is unknown.
  package let rowOrigins: [Int?]?
  /// An object that identifies one opening of the form's file, shared by all edits of the form.
  package let opening: Opening
  /// For each row whose field decides whether other rows are shown: the indices of these other
  /// rows.
  package let dependents: [Int: [Int]]
  private let names = Mutex<NameIndex?>(nil)

  /// An object whose identity stands for one opening of a form's file.
  ///
  /// All edits of the form share it.
  package final class Opening: Sendable {}

  package init(
    _ head: Form.Head, sections: [FormSection], table: RowTable, fieldRows: [Int], ids: IDTable,
    source: FormSource? = nil, rowOrigins: [Int?]? = nil, opening: Opening = Opening()
  ) {
    self.rowOrigins = rowOrigins
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

  /// Returns whether the contents of two forms are equal, without comparing where they come from.
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
