import Documents
import Patterns

/// A reference from a row of a form to the field of another row.
package struct FieldReference {
  package let row: Int
  package let key: RowKey
  package let id: String

  /// Creates a reference from a row's key to the field with an id.
  package init(row: Int, key: RowKey, id: String) {
    (self.row, self.key, self.id) = (row, key, id)
  }
}

extension [FieldReference] {
  // The comparison with a million names would take seconds.
  private static var mostSuggestedFields: Int { 10_000 }

  /// Reports the faults of references from rows of a form to fields of other rows.
  ///
  /// A reference can name an unknown field or its own row's field. Conditions for showing rows can
  /// depend on a button, test a switch for another word than `on` and `off`, or form a circle.
  ///
  /// - Parameters:
  ///   - table: the rows.
  ///   - ids: the rows of the fields.
  ///   - report: a function that takes a reference's index and a function that creates the fault.
  package func findFaults(
    in table: RowTable, _ ids: IDTable,
    report: (_ index: Int, _ fault: () -> FormError.Fault) -> Void
  ) {
    var next: [Int: Int] = [:]
    for (index, reference) in enumerated() {
      let row = ids.row(ofField: reference.id, in: table)
      if row == nil {
        report(index) {
          let rows = table.fieldRows.prefix(Self.mostSuggestedFields)
          let known = rows.compactMap { table.field(atRow: $0)?.id }
          return .unknownField(reference.id, key: reference.key.name, known: known)
        }
      } else if row == reference.row {
        report(index) { .ownField(key: reference.key.name) }
      } else if let row, reference.key == .showIf {
        next[reference.row] = row
        if let fault = table.conditions[reference.row]?.fault(on: table.field(atRow: row)) {
          report(index) { fault }
        }
      }
    }
    findCircles(next, in: table, report: report)
  }

  private func findCircles(
    _ next: [Int: Int], in table: RowTable,
    report: (_ index: Int, _ fault: () -> FormError.Fault) -> Void
  ) {
    // Each row waits for one other at most, so each is looked at once.
    var known: Set<Int> = []
    for (index, reference) in enumerated() where reference.key == .showIf {
      var way: [Int] = []
      var row: Int? = reference.row
      while let here = row, known.insert(here).inserted {
        way.append(here)
        row = next[here]
      }
      guard let end = row, let start = way.firstIndex(of: end) else { continue }
      report(index) {
        let names = way[start...].compactMap { table.field(atRow: $0)?.id }
        return .circle(names + names.prefix(1))
      }
    }
  }
}

extension ShowCondition {
  /// Returns the error if the condition depends on a button, or compares a switch with another word
  /// than `on` or `off`; or nil.
  ///
  /// `field` is the other field, or nil if there is no such field.
  fileprivate func fault(on field: Field?) -> FormError.Fault? {
    guard let field else { return nil }
    if field.kind == .button { return .buttonDecides(field.id) }
    let words: [String] =
      switch test {
      case .equals(let word), .notEquals(let word): [word]
      case .isIn(let words): words
      case .filled: []
      }
    guard field.kind == .toggle else { return nil }
    return words.first { !Field.toggleWords.contains($0) }.map { .wrongToggle($0) }
  }
}
