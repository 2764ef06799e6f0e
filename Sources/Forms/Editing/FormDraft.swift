import Documents
import FormModel
import Patterns

/// A form while a command edits it: its own keys, its sections, and the pieces of its rows.
struct FormDraft {
  /// A piece of a form's rows while a command edits the form.
  ///
  /// It is a range of unchanged rows, a changed row, or a new row. Removed rows are in no piece.
  enum Piece {
    case old(Range<Int>)
    case changed(RowTable, row: Int)
    case new(RowTable)

    fileprivate var isOld: Bool {
      switch self {
      case .old: true
      case .changed, .new: false
      }
    }
  }

  /// A section of a form while a command edits the form.
  struct Section {
    var header: String?
    var footer: String?
    var pieces: [Piece] = []
    /// The section's index in the form before the edit, or nil for a new section.
    var origin: Int?
  }

  private let form: Form
  var head: Form.Head
  var sections: [Section]
  var bar: Piece?

  init(_ form: Form) {
    self.form = form
    head = form.head
    sections = form.sections.map {
      Section(
        header: $0.header, footer: $0.footer, pieces: [.old($0.rows)], origin: $0.origin)
    }
    bar = form.barRow.map { .old($0..<$0 + 1) }
  }

  /// Changes the keys of a row, or of the docked input bar, to those of a document tree.
  ///
  /// - Returns: a table with the changed row.
  mutating func set(row: Int, to tree: DocumentTree) throws(FormEditError) -> RowTable {
    if row == form.barRow {
      let (table, height) = try FormDecoder<TreeReader>.bar(tree)
      bar = .new(table)
      if head.bar != .navigationBar { head.bar = .docked(height: height) }
      return table
    }
    let table = try FormDecoder<TreeReader>.row(tree)
    let section = form.section(ofRow: row)
    sections[section].pieces = sections[section].pieces.flatMap { piece -> [Piece] in
      guard case .old(let range) = piece, range.contains(row) else { return [piece] }
      let (before, behind) = (range.lowerBound..<row, row + 1..<range.upperBound)
      return [.old(before), .changed(table, row: row), .old(behind)]
    }
    return table
  }

  /// Removes rows from the form that a command edits.
  mutating func remove(rows: Range<Int>) {
    for index in sections.indices {
      sections[index].pieces = sections[index].pieces.flatMap { piece -> [Piece] in
        guard case .old(let range) = piece, range.overlaps(rows) else { return [piece] }
        return [range.lowerBound..<rows.lowerBound, rows.upperBound..<range.upperBound]
          .map { Piece.old($0) }
      }
    }
  }

  /// Inserts a row into the form that a command edits.
  ///
  /// If the form has no section, creates one.
  mutating func insert(_ piece: Piece, at place: EditPlace) {
    if sections.isEmpty { sections.append(Section()) }
    insert(piece, at: place, in: form.section(of: place))
  }

  /// Inserts a row into the form that a command edits, in a section given by its index.
  mutating func insert(_ piece: Piece, at place: EditPlace, in section: Int) {
    var before: [Piece] = []
    var after: [Piece] = []
    for piece in sections[section].pieces {
      guard case .old(let range) = piece, let row = place.firstRowBehind else {
        before.append(piece)
        continue
      }
      let middle = min(max(row, range.lowerBound), range.upperBound)
      before.append(.old(range.lowerBound..<middle))
      after.append(.old(middle..<range.upperBound))
    }
    sections[section].pieces = before + [piece] + after
  }

  /// Inserts a section into the form that a command edits.
  mutating func insert(_ section: FormSection, at place: EditPlace) {
    let new = Section(header: section.header, footer: section.footer)
    sections.insert(new, at: place.firstRowBehind ?? sections.count)
  }

  mutating func move(section: Int, to place: EditPlace) {
    let target = place.firstRowBehind ?? sections.count
    let moved = sections.remove(at: section)
    sections.insert(moved, at: target > section ? target - 1 : target)
  }
}

extension EditPlace {
  /// The index of the row or section after this place; nil for the end of a section or of the form.
  fileprivate var firstRowBehind: Int? {
    switch self {
    case .before(let index): index
    case .after(let index): index + 1
    case .inside, .end: nil
    }
  }
}

extension FormDraft {
  /// Creates the edited form, and records for each row its index before the edit.
  func edit() throws(FormEditError) -> FormEdit {
    var table = RowTable(kindsOf: form.table)
    var origins: [Int?] = []
    var renewed: [Int] = []
    var made: [FormSection] = []
    for section in sections {
      let first = origins.count
      for piece in section.pieces {
        add(piece, to: &table, &origins)
        if !piece.isOld { renewed.append(origins.count - 1) }
      }
      var new = FormSection(
        header: section.header, footer: section.footer, rows: first..<origins.count)
      new.origin = section.origin
      made.append(new)
    }
    if let bar {
      add(bar, to: &table, &origins, isBar: true)
      if !bar.isOld { renewed.append(origins.count - 1) }
    }
    guard table.size < RowTable.greatestSize else {
      throw FormEditError(.tooMany("bytes of texts", limit: RowTable.greatestSize))
    }
    let fieldRows = table.fieldRows
    var named = origins
    for row in renewed { named[row] = nil }
    let ids = IDTable(table, fieldRows: fieldRows, knownFrom: form.ids, origins: named)
    table.settleConditions(ids)
    try check(table.references, in: table, ids)
    let known = form.rowOrigins
    let form = Form(
      head, sections: made, table: table, fieldRows: fieldRows, ids: ids,
      origins: known.map { known in origins.map { $0.flatMap { known[$0] } } }, editing: form)
    return FormEdit(form: form, origins: origins)
  }

  /// Checks that references between rows are still valid after an edit.
  ///
  /// Throws an error for an invalid reference.
  private func check(
    _ references: [FieldReference], in table: RowTable, _ ids: IDTable
  ) throws(FormEditError) {
    var first: (index: Int, fault: FormError.Fault)?
    references.findFaults(in: table, ids) { if first == nil { first = ($0, $1()) } }
    guard let (index, fault) = first else { return }
    let reference = references[index]
    guard case .unknownField(let id, _, _) = fault, form.row(ofField: id) != nil else {
      throw FormEditError(fault)
    }
    let owner = table.field(atRow: reference.row)?.id ?? "row \(reference.row + 1)"
    throw FormEditError(.stillNamed(id, key: reference.key.rawValue, by: owner))
  }

  private func add(
    _ piece: Piece, to table: inout RowTable, _ origins: inout [Int?], isBar: Bool = false
  ) {
    switch piece {
    case .old(let rows):
      table.add(rows, of: form.table, sharesKinds: true)
      origins += rows.map(Optional.some)
    case .changed(let row, let origin):
      table.add(0..<1, of: row, sharesKinds: false)
      origins.append(origin)
    case .new(let row):
      table.add(0..<1, of: row, sharesKinds: false)
      origins.append(isBar ? form.barRow : nil)
    }
  }
}
