import Documents
import FormModel
import Patterns
import Simulation

/// Decodes a form from a document in any notation.
///
/// Sections and rows are stored directly. The form's other keys are stored until the document's
/// end. `Reader` is always a ``DocumentReader``. A generic constraint would make Swift search all
/// conformances at every start.
struct FormDecoder<Reader> {
  let reader: Reader
  private let vocabulary: FormVocabulary
  /// Whether the form may be unfinished: sections, rows and fields may be missing.
  private let takesUnfinished: Bool
  private var sections: [FormSection] = []
  var table: RowTable
  /// The position of each row's id in the document, or of the row if it has no id.
  ///
  /// The last position is that of the docked bar (a field at the screen's bottom), if there is one.
  var marks: [DocumentMark] = []
  /// The row that the decoder is reading.
  var draft = RowDraft(at: DocumentMark(value: 0))
  private var bar: RowDraft?
  /// Whether that bar is the navigation bar's search bar, and not a docked bar.
  private var isBarInNavigation = false
  /// The errors found so far that did not prevent further reading.
  private(set) var flaws = FaultList()
  /// The references from rows to fields of other rows, to be checked when all fields are known.
  var references: [FieldReference] = []
  var referenceMarks: [DocumentMark] = []
  /// Patterns that were found valid, so that rows with the same pattern check it only once.
  var soundPatterns: Set<String> = []
}

extension FormDecoder where Reader: DocumentReader {
  init(_ reader: Reader, vocabulary: FormVocabulary, takesUnfinished: Bool = false) {
    self.reader = reader
    self.takesUnfinished = takesUnfinished
    table = RowTable(documentSize: reader.size)
    marks.reserveCapacity(RowTable.likelyRowCount(documentSize: reader.size))
    self.vocabulary = vocabulary
  }

  /// Decodes the whole form from the document.
  mutating func form() throws(LocatedFault) -> Form {
    let start = try reader.next()
    guard start.kind == .mapping else {
      // The event's bytes don't outlive the next event.
      let flaw = Mapping<FormKey>.wrongKind(start)
      try reader.skip(start)
      try reader.finish()
      throw flaw
    }
    let mapping = try mapping(from: start)
    try reader.finish()
    var head = try head(mapping)
    // Another error may be a misspelled `sections` key.
    if mapping[.sections] == nil, flaws.isEmpty {
      throw LocatedFault(
        .missingKey(FormKey.sections.rawValue, owner: mapping.owner.rawValue), at: mapping.mark)
    }
    do throws(LocatedFault) { head.bar = try addBar() } catch { try pass(error) }
    let fieldRows = table.fieldRows
    if fieldRows.isEmpty, isToBeFull {
      throw LocatedFault(.noField, at: mapping.mark(of: .sections))
    }
    let ids = IDTable(table, fieldRows: fieldRows)
    check(ids)
    checkReferences(ids)
    return Form(head, sections: sections, table: table, fieldRows: fieldRows, ids: ids)
  }

  /// Returns the form's own keys, such as its title, from a document's mapping; without rows.
  private mutating func head(_ mapping: Mapping<FormKey>) throws(LocatedFault) -> Form.Head {
    let reader = reader
    var decoder = HeadDecoder(vocabulary) { reader.place(of: $0) }
    defer { flaws.add(decoder.flaws) }
    return try decoder.head(mapping)
  }

  private mutating func mapping(from start: DocumentEvent) throws(LocatedFault) -> Mapping<FormKey>
  {
    var mapping = Mapping<FormKey>(at: start.mark)
    while let event = try reader.key() {
      if let key = try key(event, of: mapping) { try addValue(of: key, to: &mapping) }
    }
    return mapping
  }

  /// Stores an error in the document, so that reading can continue.
  ///
  /// - Throws: the error if reading can't continue.
  mutating func pass(_ flaw: LocatedFault) throws(LocatedFault) {
    try flaws.pass(flaw)
    reader.isOnlyCounting = flaws.isFull
  }

  /// Whether missing parts of the form are errors.
  ///
  /// Missing parts are no errors if other errors may have caused them, or if the form may be
  /// unfinished.
  private var isToBeFull: Bool { flaws.isEmpty && !takesUnfinished }

  /// Stores an error in the document that doesn't stop the reading.
  ///
  /// `fault` creates the error. It is only called for the first errors, which are shown.
  mutating func note(at mark: DocumentMark, _ fault: () -> FormError.Fault) {
    flaws.add(at: mark, fault)
    reader.isOnlyCounting = flaws.isFull
  }

  /// Returns the key of a document's event.
  ///
  /// For an unknown or repeated key, stores an error, skips its value, and returns nil.
  private mutating func key<Key: DocumentKey>(
    _ event: DocumentEvent, of mapping: Mapping<Key>
  ) throws(LocatedFault) -> Key? {
    do throws(LocatedFault) {
      return try mapping.key(event.string, at: event.mark)
    } catch {
      try pass(error)
      _ = try reader.value()
      return nil
    }
  }

  private mutating func addValue(
    of key: FormKey, to mapping: inout Mapping<FormKey>
  ) throws(LocatedFault) {
    let event = try reader.next()
    switch key {
    case .sections:
      do throws(LocatedFault) { try addSections(event) } catch { try pass(error) }
    case .bar:
      do throws(LocatedFault) { try readBar(event) } catch { try pass(error) }
    case .searchBar where event.kind == .mapping:
      do throws(LocatedFault) {
        try readBar(event, inNavigationBar: true)
        // Its field is read already, so only the bar itself is left.
        mapping.add(Node(placeOf: event, as: true), at: key)
      } catch { try pass(error) }
      return
    case .form, .style, .columns, .navigationBar, .largeTitle, .searchBar, .tabBar, .device,
      .orientation, .strategy, .settings, .containers, .table, .opensAt, .bottomBar, .presentation,
      .detents, .window:
      return mapping.add(try Node(event, reader), at: key)
    }
    mapping.add(Node(placeOf: event), at: key)
  }
}

extension FormDecoder where Reader: DocumentReader {
  private mutating func addSections(_ start: DocumentEvent) throws(LocatedFault) {
    let value = KeyedValue(key: FormKey.sections, owner: .form, value: start)
    guard start.kind == .list else { throw try wrongKind(value) }
    while let event = try reader.element() {
      do throws(LocatedFault) { try addSection(event) } catch { try pass(error) }
    }
    if sections.isEmpty, isToBeFull {
      throw LocatedFault(.emptyList(name: value.name), at: start.mark)
    }
  }

  private mutating func addSection(_ start: DocumentEvent) throws(LocatedFault) {
    guard start.kind == .mapping else {
      try reader.skip(start)
      return note(at: start.mark) { Mapping<SectionKey>.wrongKind(start).fault }
    }
    guard sections.count < Self.greatestSectionCount else {
      throw LocatedFault(.tooMany("sections", limit: Self.greatestSectionCount), at: start.mark)
    }
    var mapping = Mapping<SectionKey>(at: start.mark)
    let first = table.rowCount
    while let event = try reader.key() {
      guard let key = try key(event, of: mapping) else { continue }
      let value = try reader.next()
      if key == .rows {
        do throws(LocatedFault) { try addRows(value) } catch { try pass(error) }
        mapping.add(Node(placeOf: value), at: key)
      } else {
        mapping.add(try Node(value, reader), at: key)
      }
    }
    let header = try flaws.passing { () throws(LocatedFault) in try mapping.text(.header) }
    let footer = try flaws.passing { () throws(LocatedFault) in try mapping.text(.footer) }
    guard mapping[.rows] != nil else {
      return note(at: start.mark) {
        .missingKey(SectionKey.rows.rawValue, owner: mapping.owner.rawValue)
      }
    }
    sections.append(
      FormSection(header: header, footer: footer, rows: first..<table.rowCount))
  }

  private mutating func addRows(_ start: DocumentEvent) throws(LocatedFault) {
    let value = KeyedValue(key: SectionKey.rows, owner: .section, value: start)
    guard start.kind == .list else { throw try wrongKind(value) }
    let (first, before) = (table.rowCount, flaws.count)
    while let event = try reader.element() {
      do throws(LocatedFault) { try addRow(event) } catch { try pass(error) }
    }
    if table.rowCount == first, flaws.count == before, !takesUnfinished {
      note(at: start.mark) { .emptyList(name: value.name) }
    }
  }

  private func wrongKind<Key: DocumentKey>(
    _ value: KeyedValue<Key, DocumentEvent>
  ) throws(LocatedFault) -> LocatedFault {
    try reader.skip(value.value)
    return value.wrongKind("a list")
  }
}

extension FormDecoder where Reader: DocumentReader {
  private mutating func readBar(
    _ start: DocumentEvent, inNavigationBar isInNavigationBar: Bool = false
  ) throws(LocatedFault) {
    guard start.kind == .mapping else {
      try reader.skip(start)
      throw Mapping<RowKey>.wrongKind(start, .bar)
    }
    draft = RowDraft(owner: .bar, at: start.mark)
    try readKeys()
    let read = draft
    draft = RowDraft(at: start.mark)
    guard bar == nil else {
      throw LocatedFault(
        .keysExclude(
          FormKey.bar.rawValue, FormKey.searchBar.rawValue + " with a field",
          owner: KeyOwner.form.rawValue), at: start.mark)
    }
    bar = read
    isBarInNavigation = isInNavigationBar
  }

  /// Adds the field of the docked bar or the search bar after all rows, wherever the document has it.
  ///
  /// - Returns: the bar's place, or nil without a bar.
  private mutating func addBar() throws(LocatedFault) -> FormBar.Place? {
    guard let bar else { return nil }
    draft = bar
    guard let id = draft.id else {
      if draft.hasFlaw { return nil }
      throw LocatedFault(
        .missingKey(RowKey.field.rawValue, owner: draft.owner.rawValue), at: draft.mark)
    }
    let hasDetails = try checkField()
    table.addBar(
      id: draft.words[id], label: draft.label.map { draft.words[$0] }, hasDetails: hasDetails)
    if hasDetails { table.addDetails(draft.field) }
    marks.append(draft.idMark)
    keepReferences(ofRow: table.rowCount)
    return isBarInNavigation
      ? .navigationBar : .docked(height: draft.height ?? FormBar.defaultHeight)
  }
}

/// The decoding of parts of a form that a command edits.
extension FormDecoder<TreeReader> {
  private static let noVocabulary = FormVocabulary(strategies: [], settings: [])

  private static func read<Part>(
    _ tree: DocumentTree, _ vocabulary: FormVocabulary,
    _ body: (inout FormDecoder) throws(LocatedFault) -> Part
  ) throws(FormEditError) -> Part {
    var decoder = FormDecoder(TreeReader(tree), vocabulary: vocabulary)
    do throws(LocatedFault) {
      let part = try body(&decoder)
      if let (_, flaw) = decoder.flaws.first.first { throw flaw }
      return part
    } catch {
      throw FormEditError(decoder.flaws.first.first?.flaw ?? error, decoder.reader)
    }
  }

  /// Decodes a row of a form from a document tree.
  ///
  /// The returned table contains only this row.
  static func row(_ tree: DocumentTree) throws(FormEditError) -> RowTable {
    try read(tree, noVocabulary) { decoder throws(LocatedFault) in
      try decoder.addRow(decoder.reader.next())
      return decoder.table
    }
  }

  /// Decodes a docked bar (a bar with a field at the screen's bottom) from a document tree.
  ///
  /// Returns a table with only the bar's field, and the bar's height in points.
  static func bar(_ tree: DocumentTree) throws(FormEditError) -> (RowTable, height: Double) {
    try read(tree, noVocabulary) { decoder throws(LocatedFault) in
      try decoder.readBar(decoder.reader.next())
      _ = try decoder.addBar()
      return (decoder.table, decoder.draft.height ?? FormBar.defaultHeight)
    }
  }

  /// Decodes a section's header and footer from a document tree.
  static func section(_ tree: DocumentTree) throws(FormEditError) -> FormSection {
    try read(tree, noVocabulary) { decoder throws(LocatedFault) in
      let mapping = try Mapping<SectionKey>(Node(decoder.reader.next(), decoder.reader))
      if mapping[.rows] != nil {
        throw LocatedFault(.setElsewhere("rows", command: "row add"), at: mapping.mark(of: .rows))
      }
      return FormSection(
        header: try mapping.text(.header), footer: try mapping.text(.footer), rows: 0..<0)
    }
  }

  /// Decodes the form's own keys, such as its title, from a document tree.
  ///
  /// The docked input bar's field is returned in a table of its own.
  static func head(
    _ tree: DocumentTree, _ vocabulary: FormVocabulary
  ) throws(FormEditError) -> (head: Form.Head, bar: RowTable?) {
    if let entry = tree.entries?.first(where: { $0.key == FormKey.sections.rawValue }) {
      throw FormEditError(
        .setElsewhere(entry.key, command: "section add"), column: entry.column)
    }
    return try read(tree, vocabulary) { decoder throws(LocatedFault) in
      let mapping = try decoder.mapping(from: decoder.reader.next())
      var head = try decoder.head(mapping)
      head.bar = try decoder.addBar()
      return (head, head.bar == nil ? nil : decoder.table)
    }
  }
}
