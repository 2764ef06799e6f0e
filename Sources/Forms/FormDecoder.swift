/// The making of a form from a document, whichever notation the document had.
struct FormDecoder {
  let known: KnownSettings
  private var sections: [FormSection] = []
  private var rows: [FormRow] = []
  private var placeOfID: [String: FormError.Place] = [:]
  /// Patterns that were found sound, so that many rows with the same cost one look.
  var soundPatterns: Set<String> = []

  init(known: KnownSettings) {
    self.known = known
  }

  /// Makes the form.
  mutating func form(_ document: Node) throws(Flaw) -> Form {
    let mapping = try Mapping<FormKey>(document)
    let settings = try settings(mapping)
    for node in try mapping.list(.sections) { try addSection(node) }
    let bar = try bar(mapping)
    if placeOfID.isEmpty { throw Flaw(.noField, at: mapping.place(of: .sections)) }
    return Form(settings, sections: sections, rows: rows, bar: bar)
  }

  private func settings(_ mapping: Mapping<FormKey>) throws(Flaw) -> Form.Settings {
    var settings = Form.Settings()
    settings.title = try mapping.text(.form) ?? settings.title
    settings.style = try mapping.name(.style, of: TableStyle.self) ?? settings.style
    settings.hasNavigationBar = try mapping.bool(.navigationBar) ?? settings.hasNavigationBar
    settings.hasTabBar = try mapping.bool(.tabBar) ?? settings.hasTabBar
    settings.device = try setting(.device, among: known.devices, mapping)
    settings.orientation = try setting(.orientation, among: known.orientations, mapping)
    settings.strategy = try setting(.strategy, among: known.strategies, mapping)
    settings.containers = try containers(mapping)
    settings.tablePlace = try tablePlace(mapping)
    settings.opensAt = try mapping.name(.opensAt, of: OpeningEdge.self) ?? settings.opensAt
    return settings
  }

  private func setting(
    _ key: FormKey, among known: [String]?, _ mapping: Mapping<FormKey>
  ) throws(Flaw) -> String? {
    let name = try mapping.text(key)
    if let name, let known, !known.contains(name) {
      throw Flaw(
        .unknownName(name: key.name, known: known, given: name), at: mapping.place(of: key))
    }
    return name
  }

  private mutating func addSection(_ node: Node) throws(Flaw) {
    let mapping = try Mapping<SectionKey>(node)
    let header = try mapping.text(.header)
    let footer = try mapping.text(.footer)
    let first = rows.count
    for node in try mapping.list(.rows) { rows.append(try row(node)) }
    sections.append(FormSection(header: header, footer: footer, rows: first..<rows.count))
  }

  private mutating func row(_ node: Node) throws(Flaw) -> FormRow {
    let mapping = try Mapping<RowKey>(node)
    let content = try content(mapping)
    let height = try mapping.length(.height, atMost: Self.greatestLength)
    return FormRow(content, height: height ?? FormRow.defaultHeight)
  }

  private mutating func content(_ mapping: Mapping<RowKey>) throws(Flaw) -> FormRow.Content {
    if let text = try mapping.text(.text) {
      try checkTextRow(mapping)
      return .text(text)
    }
    guard let id = try mapping.text(.field) else {
      throw Flaw(.rowWithoutContent, at: mapping.place)
    }
    try addID(id, at: mapping.place(of: .field))
    return .field(try field(id, mapping))
  }

  private func checkTextRow(_ mapping: Mapping<RowKey>) throws(Flaw) {
    for (key, entry) in zip(mapping.keys, mapping.entries) where key != .text && key != .height {
      let fault = key == .field ? FormError.Fault.rowWithFieldAndText : .keyOfField(entry.key)
      throw Flaw(fault, at: entry.place)
    }
  }

  mutating func addID(_ id: String, at place: FormError.Place) throws(Flaw) {
    let isSound = id.allSatisfy { character in
      character.isLetter || ("0"..."9").contains(character) || "-_".contains(character)
    }
    guard isSound, !id.isEmpty else { throw Flaw(.malformedID(id), at: place) }
    if let first = placeOfID.updateValue(place, forKey: id) {
      throw Flaw(.repeatedID(id, first: first), at: place)
    }
  }
}
