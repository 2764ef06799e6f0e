import Simulation

/// The making of a form from a document, whichever notation the document had.
struct FormDecoder {
  private let vocabulary: FormVocabulary
  private var sections: [FormSection] = []
  private var rows: [FormRow] = []
  private var placeOfID: [String: FormError.Place] = [:]
  /// Patterns that were found sound, so that many rows with the same cost one look.
  var soundPatterns: Set<String> = []

  init(vocabulary: FormVocabulary) {
    self.vocabulary = vocabulary
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
    settings.chrome.hasNavigationBar =
      try mapping.bool(.navigationBar) ?? settings.chrome.hasNavigationBar
    settings.chrome.hasTabBar = try mapping.bool(.tabBar) ?? settings.chrome.hasTabBar
    settings.device = try known(.device, mapping, Device.named, among: Device.all.map(\.name))
    settings.orientation = try known(
      .orientation, mapping, Orientation.named, among: Orientation.names)
    settings.strategy = try known(
      .strategy, mapping, { vocabulary.strategies.contains($0) ? $0 : nil },
      among: vocabulary.strategies)
    settings.settings = try turnedSettings(mapping)
    settings.containers = try containers(mapping)
    settings.tablePlace = try tablePlace(mapping)
    settings.opensAt = try mapping.name(.opensAt, of: OpeningEdge.self) ?? settings.opensAt
    return settings
  }

  private func known<Value>(
    _ key: FormKey, _ mapping: Mapping<FormKey>, _ named: (String) -> Value?,
    among names: @autoclosure () -> [String]
  ) throws(Flaw) -> Value? {
    guard let name = try mapping.text(key) else { return nil }
    if let value = named(name) { return value }
    throw Flaw(
      .unknownName(name: key.name, known: names(), given: name), at: mapping.place(of: key))
  }

  private func turnedSettings(_ mapping: Mapping<FormKey>) throws(Flaw) -> [FormSetting] {
    guard let node = mapping[.settings] else { return [] }
    guard case .mapping(let entries) = node.content else {
      throw Flaw(
        .wrongKind(name: FormKey.settings.name, expected: "a mapping", given: node.shown),
        at: node.place)
    }
    var settings: [FormSetting] = []
    for entry in entries {
      if settings.contains(where: { $0.name == entry.key }) {
        throw Flaw(.repeatedKey(entry.key), at: entry.place)
      }
      settings.append(try setting(entry))
    }
    return settings
  }

  private func setting(_ entry: Node.Entry) throws(Flaw) -> FormSetting {
    let value = entry.value
    guard let setting = vocabulary.settings.first(where: { $0.name == entry.key }) else {
      throw Flaw(
        .unknownKey(entry.key, owner: "form's settings", known: vocabulary.settings.map(\.name)),
        at: entry.place)
    }
    guard let word = value.word, setting.admits(word) else {
      throw Flaw(
        .wrongSetting(
          name: setting.name, expected: setting.domain, given: value.shown,
          near: Spelling.nearest(to: value.word ?? "", among: setting.choices)),
        at: value.place)
    }
    return FormSetting(name: setting.name, value: word)
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
