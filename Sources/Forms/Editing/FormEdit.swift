import Documents
import FormModel
import Patterns

/// The result of a command that edits a form: the new form, and where its rows were before.
package struct FormEdit: Sendable {
  package let form: Form
  /// The index that each row had before the edit; nil for a new row.
  ///
  /// The last element is the former index of the bar with a field at the screen's bottom.
  package let origins: [Int?]
}

/// A position for a new or moved row or section in a form.
package enum EditPlace: Equatable, Sendable {
  case before(Int)
  case after(Int)
  /// The end of a section, given by the section's index; only rows can have this position.
  case inside(Int)
  case end
}

extension Form {
  /// Creates a form with a title and without rows.
  package init(title: String) throws(FormEditError) {
    let given = title.isEmpty ? [] : [GivenKey(FormKey.form.rawValue, title)]
    let head = try FormDecoder<TreeReader>.head(
      given.replacing([], of: FormKey.self), FormVocabulary(strategies: [], settings: []))
    self.init(head: head.head)
  }

  private init(head: Head) {
    let table = RowTable()
    self.init(
      head, sections: [], table: table, fieldRows: [], ids: IDTable(table, fieldRows: []))
  }

  /// Returns the form with new values for some keys at the top level of its definition.
  package func setting(
    _ given: [GivenKey], vocabulary: FormVocabulary
  ) throws(FormEditError) -> FormEdit {
    let tree = try given.replacing(headEntries, of: FormKey.self)
    let (head, bar) = try FormDecoder<TreeReader>.head(tree, vocabulary)
    var draft = FormDraft(self)
    draft.head = head
    // If the bar is unchanged, the old one is kept.
    let isSame = bar.map { $0.field(atRow: 0) } == self.bar?.field
    if !isSame || bar == nil { draft.bar = bar.map { .new($0) } }
    if let bar { try check(bar, given, inPlaceOf: barRow, named: FormKey.bar.rawValue) }
    return try draft.edit()
  }
}

/// The edits of a form's rows.
extension Form {
  /// Returns the form with a new row at a position.
  package func addingRow(
    _ given: [GivenKey], at place: EditPlace
  ) throws(FormEditError) -> FormEdit {
    let row = try FormDecoder<TreeReader>.row(given.replacing([], of: RowKey.self))
    try check(row, given, inPlaceOf: nil)
    guard rows.count < FormDecoder<TreeReader>.greatestRowCount else {
      throw FormEditError(.tooMany("rows", limit: FormDecoder<TreeReader>.greatestRowCount))
    }
    var draft = FormDraft(self)
    draft.insert(.new(row), at: place)
    return try draft.edit()
  }

  /// Returns the form with new values for some keys of a row, or of the docked input bar.
  ///
  /// If a field's id changes, references to it are updated.
  package func setting(
    _ given: [GivenKey], ofRow row: Int
  ) throws(FormEditError) -> FormEdit {
    var draft = FormDraft(self)
    let changed = try draft.set(
      row: row, to: given.replacing(tree(ofRow: row).entries ?? [], of: RowKey.self))
    try check(changed, given, inPlaceOf: row)
    if let old = field(atRow: row)?.id, let new = changed.field(atRow: 0)?.id, new != old {
      for row in rows(naming: old) {
        _ = try draft.set(row: row, to: tree(ofRow: row).naming(new, insteadOf: old))
      }
    }
    return try draft.edit()
  }

  private func tree(ofRow row: Int) -> DocumentTree {
    guard let bar, row == barRow else { return rows[row].tree }
    return bar.tree
  }

  /// Returns the rows that refer to the field with an id.
  private func rows(naming id: String) -> Set<Int> {
    Set(table.references.filter { $0.id == id }.map(\.row))
  }

  /// Returns the form without a row, or without its docked input bar if `row` is the bar's index.
  package func removing(row: Int) throws(FormEditError) -> FormEdit {
    var draft = FormDraft(self)
    if row == barRow {
      draft.bar = nil
      if draft.head.bar == .navigationBar { draft.head.chrome.hasSearchBar = false }
      draft.head.bar = nil
    } else {
      draft.remove(rows: row..<row + 1)
    }
    return try draft.edit()
  }

  /// Returns the form with a row moved to another position.
  package func moving(row: Int, to place: EditPlace) throws(FormEditError) -> FormEdit {
    var draft = FormDraft(self)
    let section = section(of: place)
    draft.remove(rows: row..<row + 1)
    draft.insert(.old(row..<row + 1), at: place, in: section)
    return try draft.edit()
  }

  private func check(
    _ table: RowTable, _ given: [GivenKey], inPlaceOf row: Int?,
    named key: String = RowKey.field.rawValue
  ) throws(FormEditError) {
    guard let field = table.field(atRow: 0), let other = self.row(ofField: field.id), other != row
    else { return }
    let column = given.first { $0.name == key }?.column
    let place = other == barRow ? "in the bar" : "in row \(other + 1)"
    throw FormEditError(.takenID(field.id, place: place), column: column)
  }

  /// Returns the index of the section that a row is in.
  package func section(ofRow row: Int) -> Int { sections.partition { $0.rows.upperBound > row } }

  func section(of place: EditPlace) -> Int {
    switch place {
    case .before(let row), .after(let row): section(ofRow: row)
    case .inside(let section): section
    case .end: max(0, sections.count - 1)
    }
  }
}

/// The edits of a form's sections.
extension Form {
  /// Returns the form with a new section without rows at a position.
  package func addingSection(
    _ given: [GivenKey], at place: EditPlace
  ) throws(FormEditError) -> FormEdit {
    guard sections.count < FormDecoder<TreeReader>.greatestSectionCount else {
      throw FormEditError(
        .tooMany("sections", limit: FormDecoder<TreeReader>.greatestSectionCount))
    }
    var draft = FormDraft(self)
    let section = try FormDecoder<TreeReader>.section(given.replacing([], of: SectionKey.self))
    draft.insert(section, at: place)
    return try draft.edit()
  }

  /// Returns the form with a new header or footer of one of its sections.
  package func setting(
    _ given: [GivenKey], ofSection section: Int
  ) throws(FormEditError) -> FormEdit {
    let old = sections[section]
    let tree = try given.replacing(entries(ofSection: old), of: SectionKey.self)
    let new = try FormDecoder<TreeReader>.section(tree)
    var draft = FormDraft(self)
    draft.sections[section].header = new.header
    draft.sections[section].footer = new.footer
    return try draft.edit()
  }

  /// Returns the form without a section and its rows.
  package func removing(section: Int) throws(FormEditError) -> FormEdit {
    var draft = FormDraft(self)
    draft.sections.remove(at: section)
    return try draft.edit()
  }

  /// Returns the form with a section moved to another position.
  package func moving(section: Int, to place: EditPlace) throws(FormEditError) -> FormEdit {
    var draft = FormDraft(self)
    draft.move(section: section, to: place)
    return try draft.edit()
  }
}

extension DocumentTree {
  /// Returns a row's definition with references to a field's old id replaced by the new id.
  fileprivate func naming(_ new: String, insteadOf old: String) -> DocumentTree {
    changing { entry in
      switch RowKey(rawValue: entry.key) {
      case .equals where entry.value == .text(old): entry.value = .text(new)
      case .showIf:
        entry.value = entry.value.changing { part in
          let namesIt = part.key == ConditionKey.field.rawValue && part.value == .text(old)
          if namesIt { part.value = .text(new) }
        }
      default: break
      }
    }
  }

  private func changing(_ change: (inout Entry) -> Void) -> DocumentTree {
    .mapping(
      (entries ?? []).map { entry in
        var entry = entry
        change(&entry)
        return entry
      })
  }
}
