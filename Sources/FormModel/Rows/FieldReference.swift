import Documents
import Patterns

/// A row's reference to the field of another row.
package struct FieldReference {
  package let row: Int
  package let key: RowKey
  package let id: String

  package init(row: Int, key: RowKey, id: String) {
    self.row = row
    self.key = key
    self.id = id
  }
}

extension [FieldReference] {
  /// Returns the invalid references, each with its index.
  ///
  /// A reference may name an unknown field or its own field, or be part of a cycle of conditions.
  package func faults(in table: RowTable, _ ids: IDTable) -> [(index: Int, fault: FormError.Fault)]
  {
    var faults: [(Int, FormError.Fault)] = []
    var next: [Int: Int] = [:]
    for (index, reference) in enumerated() {
      let row = ids.row(ofField: reference.id, in: table)
      if row == nil {
        let known = table.fieldRows.compactMap { table.field(atRow: $0)?.id }
        faults.append(
          (index, .unknownField(reference.id, key: reference.key.name, known: known)))
      } else if row == reference.row {
        faults.append((index, .ownField(key: reference.key.name)))
      } else if let row, reference.key == .showIf {
        next[reference.row] = row
        if let fault = table.conditions[reference.row]?.fault(on: table.field(atRow: row)) {
          faults.append((index, fault))
        }
      }
    }
    return faults + circles(next, in: table)
  }

  private func circles(
    _ next: [Int: Int], in table: RowTable
  ) -> [(index: Int, fault: FormError.Fault)] {
    var faults: [(Int, FormError.Fault)] = []
    // Each row depends on at most one other row, so each is visited once.
    var known: Set<Int> = []
    for (index, reference) in enumerated() where reference.key == .showIf {
      var way: [Int] = []
      var row: Int? = reference.row
      while let here = row, known.insert(here).inserted {
        way.append(here)
        row = next[here]
      }
      guard let end = row, let start = way.firstIndex(of: end) else { continue }
      let names = way[start...].compactMap { table.field(atRow: $0)?.id }
      faults.append((index, .circle(names + names.prefix(1))))
    }
    return faults
  }
}

extension ShowCondition {
  /// Returns an error if no answer of the other field can decide the condition, or nil.
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
