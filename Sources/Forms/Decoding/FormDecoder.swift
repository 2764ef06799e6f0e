import Simulation

/// The making of a form from a document, whichever notation the document has.
///
/// Sections and rows go straight into the form's storage as they come; what a form says besides is
/// kept until its end.
struct FormDecoder<Reader: DocumentReader> {
  let reader: Reader
  private let vocabulary: FormVocabulary
  private var sections: [FormSection] = []
  var table: RowTable
  /// Where each row's id stands, or the row itself without one; then the bar's.
  var marks: [DocumentMark] = []
  /// The row that is being read.
  var draft = RowDraft(at: DocumentMark(value: 0))
  private var bar: RowDraft?
  /// Patterns that were found sound, so that many rows with the same cost one look.
  var soundPatterns: Set<String> = []

  init(_ reader: Reader, vocabulary: FormVocabulary) {
    self.reader = reader
    table = RowTable(documentSize: reader.size)
    self.vocabulary = vocabulary
  }

  /// Makes the form.
  mutating func form() throws(Flaw) -> Form {
    let start = try reader.next()
    guard start.kind == .mapping else {
      // The event's bytes do not outlast it.
      let flaw = Mapping<FormKey>.wrongKind(start)
      try reader.skip(start)
      try reader.finish()
      throw flaw
    }
    let mapping = try mapping(from: start)
    try reader.finish()
    var head = try head(mapping)
    guard mapping[.sections] != nil else {
      throw Flaw(.missingKey(FormKey.sections.rawValue, owner: mapping.owner), at: mapping.mark)
    }
    head.barHeight = try addBar()
    let fieldRows = table.fieldRows
    if fieldRows.isEmpty { throw Flaw(.noField, at: mapping.mark(of: .sections)) }
    let ids = IDTable(table, fieldRows: fieldRows)
    try check(ids)
    return Form(head, sections: sections, table: table, fieldRows: fieldRows, ids: ids)
  }

  private mutating func mapping(from start: DocumentEvent) throws(Flaw) -> Mapping<FormKey> {
    var mapping = Mapping<FormKey>(at: start.mark)
    while let event = try reader.key() {
      try addValue(of: mapping.key(event.string, at: event.mark), to: &mapping)
    }
    return mapping
  }

  private mutating func addValue(
    of key: FormKey, to mapping: inout Mapping<FormKey>
  ) throws(Flaw) {
    let event = try reader.next()
    switch key {
    case .sections: try addSections(event)
    case .bar: try readBar(event)
    case .form, .style, .navigationBar, .tabBar, .device, .orientation, .strategy, .settings,
      .containers, .table, .opensAt, .presentation, .detents, .window:
      return mapping.add(try Node(event, reader), at: key)
    }
    mapping.add(Node(placeOf: event), at: key)
  }
}

extension FormDecoder {
  private mutating func addSections(_ start: DocumentEvent) throws(Flaw) {
    let value = KeyedValue(key: FormKey.sections, owner: FormKey.owner, value: start)
    guard start.kind == .list else { throw try wrongKind(value) }
    while let event = try reader.element() { try addSection(event) }
    if sections.isEmpty { throw Flaw(.emptyList(name: value.name), at: start.mark) }
  }

  private mutating func addSection(_ start: DocumentEvent) throws(Flaw) {
    guard start.kind == .mapping else {
      try reader.skip(start)
      throw Mapping<SectionKey>.wrongKind(start)
    }
    guard sections.count < Self.greatestSectionCount else {
      throw Flaw(.tooMany("sections", limit: Self.greatestSectionCount), at: start.mark)
    }
    var mapping = Mapping<SectionKey>(at: start.mark)
    let first = table.rowCount
    while let event = try reader.key() {
      let key = try mapping.key(event.string, at: event.mark)
      let value = try reader.next()
      if key == .rows {
        try addRows(value)
        mapping.add(Node(placeOf: value), at: key)
      } else {
        mapping.add(try Node(value, reader), at: key)
      }
    }
    let (header, footer) = (try mapping.text(.header), try mapping.text(.footer))
    guard mapping[.rows] != nil else {
      throw Flaw(.missingKey(SectionKey.rows.rawValue, owner: mapping.owner), at: start.mark)
    }
    sections.append(
      FormSection(header: header, footer: footer, rows: first..<table.rowCount))
  }

  private mutating func addRows(_ start: DocumentEvent) throws(Flaw) {
    let value = KeyedValue(key: SectionKey.rows, owner: SectionKey.owner, value: start)
    guard start.kind == .list else { throw try wrongKind(value) }
    let first = table.rowCount
    while let event = try reader.element() { try addRow(event) }
    if table.rowCount == first { throw Flaw(.emptyList(name: value.name), at: start.mark) }
  }

  private func wrongKind<Key>(_ value: KeyedValue<Key, DocumentEvent>) throws(Flaw) -> Flaw {
    try reader.skip(value.value)
    return value.wrongKind("a list")
  }
}

extension FormDecoder {
  private mutating func readBar(_ start: DocumentEvent) throws(Flaw) {
    guard start.kind == .mapping else {
      try reader.skip(start)
      throw Mapping<RowKey>.wrongKind(start, RowKey.bar)
    }
    draft = RowDraft(owner: RowKey.bar, at: start.mark)
    try readKeys()
    bar = draft
    draft = RowDraft(at: start.mark)
  }

  /// Adds the bar's field after all rows, wherever the bar stands in the document.
  ///
  /// - Returns: the bar's height; nil without a bar.
  private mutating func addBar() throws(Flaw) -> Double? {
    guard let bar else { return nil }
    draft = bar
    guard let id = draft.id else {
      throw Flaw(.missingKey(RowKey.field.rawValue, owner: draft.owner), at: draft.mark)
    }
    let details = try details()
    table.addBar(
      id: draft.words[id], label: draft.label.map { draft.words[$0] }, details: details)
    marks.append(draft.idMark)
    return draft.height ?? FormBar.defaultHeight
  }
}

extension FormDecoder {
  private func head(_ mapping: Mapping<FormKey>) throws(Flaw) -> Form.Head {
    var head = Form.Head()
    head.title = try mapping.text(.form) ?? head.title
    head.style = try mapping.name(.style, of: TableStyle.self) ?? head.style
    head.chrome.hasNavigationBar =
      try mapping.bool(.navigationBar) ?? head.chrome.hasNavigationBar
    head.chrome.hasTabBar = try mapping.bool(.tabBar) ?? head.chrome.hasTabBar
    head.device = try known(.device, mapping, Device.named, among: Device.all.map(\.name))
    head.orientation = try known(
      .orientation, mapping, Orientation.named, among: Orientation.names)
    head.strategy = try known(
      .strategy, mapping, { vocabulary.strategies.contains($0) ? $0 : nil },
      among: vocabulary.strategies)
    head.settings = try vocabulary.settings(mapping, device: head.device) { reader.place(of: $0) }
    head.containers = try ViewDecoder.containers(mapping)
    try ViewDecoder.presentation(mapping, into: &head)
    try ViewDecoder.table(mapping, into: &head)
    head.window = try ViewDecoder.window(mapping, device: head.device)
    head.opensAt = try mapping.name(.opensAt, of: OpeningEdge.self) ?? head.opensAt
    return head
  }

  private func known<Value>(
    _ key: FormKey, _ mapping: Mapping<FormKey>, _ named: (String) -> Value?,
    among names: @autoclosure () -> [String]
  ) throws(Flaw) -> Value? {
    guard let name = try mapping.text(key) else { return nil }
    if let value = named(name) { return value }
    throw Flaw(
      .unknownName(name: key.name, known: names(), given: name), at: mapping.mark(of: key))
  }
}

/// The reading of parts of a definition that are edited.
extension FormDecoder<TreeReader> {
  private static let noVocabulary = FormVocabulary(strategies: [], settings: [])

  private static func read<Part>(
    _ tree: DocumentTree, _ vocabulary: FormVocabulary,
    _ body: (inout FormDecoder) throws(Flaw) -> Part
  ) throws(FormEditError) -> Part {
    var decoder = FormDecoder(TreeReader(tree), vocabulary: vocabulary)
    do throws(Flaw) {
      return try body(&decoder)
    } catch {
      throw FormEditError(error, decoder.reader)
    }
  }

  /// Reads a row, the only one of the table that is returned.
  static func row(_ tree: DocumentTree) throws(FormEditError) -> RowTable {
    try read(tree, noVocabulary) { decoder throws(Flaw) in
      try decoder.addRow(decoder.reader.next())
      return decoder.table
    }
  }

  /// Reads a bar: a table with its field alone, and its height.
  static func bar(_ tree: DocumentTree) throws(FormEditError) -> (RowTable, height: Double) {
    try read(tree, noVocabulary) { decoder throws(Flaw) in
      try decoder.readBar(decoder.reader.next())
      let height = try decoder.addBar()
      return (decoder.table, height ?? FormBar.defaultHeight)
    }
  }

  /// Reads a section's header and footer.
  static func section(_ tree: DocumentTree) throws(FormEditError) -> FormSection {
    try read(tree, noVocabulary) { decoder throws(Flaw) in
      let mapping = try Mapping<SectionKey>(Node(decoder.reader.next(), decoder.reader))
      if mapping[.rows] != nil {
        throw Flaw(.setElsewhere("rows", command: "row add"), at: mapping.mark(of: .rows))
      }
      return FormSection(
        header: try mapping.text(.header), footer: try mapping.text(.footer), rows: 0..<0)
    }
  }

  /// Reads what a form says besides its sections: with the bar's field, in a table of its own.
  static func head(
    _ tree: DocumentTree, _ vocabulary: FormVocabulary
  ) throws(FormEditError) -> (head: Form.Head, bar: RowTable?) {
    if let entry = tree.entries?.first(where: { $0.key == FormKey.sections.rawValue }) {
      throw FormEditError(
        .setElsewhere(entry.key, command: "section add"), column: entry.column)
    }
    return try read(tree, vocabulary) { decoder throws(Flaw) in
      let mapping = try decoder.mapping(from: decoder.reader.next())
      var head = try decoder.head(mapping)
      head.barHeight = try decoder.addBar()
      return (head, head.barHeight == nil ? nil : decoder.table)
    }
  }
}
