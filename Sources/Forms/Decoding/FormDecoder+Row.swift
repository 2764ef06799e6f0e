import Simulation

extension FormDecoder where Reader: DocumentReader {
  /// Reads the row that begins with an event.
  mutating func addRow(_ event: DocumentEvent) throws(Flaw) {
    guard event.kind == .mapping else {
      try reader.skip(event)
      throw Mapping<RowKey>.wrongKind(event)
    }
    guard table.rowCount < Self.greatestRowCount else {
      throw Flaw(.tooMany("rows", limit: Self.greatestRowCount), at: event.mark)
    }
    draft.begin(at: event.mark)
    try readKeys()
    let height = draft.height ?? FormRow.defaultHeight
    if let text = draft.text {
      do throws(Flaw) { try checkTextRow() } catch { try pass(error) }
      table.add(text: draft.words[text], height: height)
      marks.append(event.mark)
      keepCondition()
      return
    }
    guard let id = draft.id else {
      // What was meant to be its field's id may be what is wrong with it.
      if draft.hasFlaw { return }
      throw Flaw(.rowWithoutContent, at: draft.mark)
    }
    let details = try details()
    let label = draft.label.map { draft.words[$0] }
    table.add(id: draft.words[id], label: label, details: details, height: height)
    marks.append(draft.idMark)
    keepCondition()
  }

  /// Keeps when the row that was added last is shown, and which fields it names.
  private mutating func keepCondition() {
    if let condition = draft.condition?.0 { table.showLast(if: condition) }
    keepReferences(ofRow: table.rowCount - 1)
  }

  /// Reads the keys of a row or a bar into the draft, to the mapping's end.
  mutating func readKeys() throws(Flaw) {
    while let event = try reader.key() {
      guard let (key, number) = RowKey.table.key(event.bytes),
        draft.owner == RowKey.owner || !RowKey.notInBar.contains(key)
      else {
        try passKey(unknown(event, owner: draft.owner))
        continue
      }
      let bit: UInt64 = 1 << UInt64(number)
      if draft.keys & bit != 0 {
        try passKey(Flaw(.repeatedKey(event.string), at: event.mark))
        continue
      }
      draft.keys |= bit
      if draft.keyOfField == nil, ![.text, .height, .showIf].contains(key) {
        draft.keyOfField = (key, event.mark)
      }
      if key == .options {
        draft.hasDetails = true
        do throws(Flaw) { draft.field.options = try options() } catch { try passInRow(error) }
      } else if key == .showIf {
        let node = try Node(reader.next(), reader)
        do throws(Flaw) {
          draft.condition = try ShowConditionDecoder.condition(node)
        } catch { try passInRow(error) }
      } else {
        let value = try reader.value()
        do throws(Flaw) { try read(key, value) } catch { try passInRow(error) }
      }
    }
  }

  /// Keeps what is wrong with a key, and passes its value over.
  private mutating func passKey(_ flaw: Flaw) throws(Flaw) {
    try passInRow(flaw)
    _ = try reader.value()
  }

  private mutating func passInRow(_ flaw: Flaw) throws(Flaw) {
    try pass(flaw)
    draft.hasFlaw = true
  }

  private func unknown(_ event: DocumentEvent, owner: String) -> Flaw {
    let isBar = owner != RowKey.owner
    let known = RowKey.allCases.filter { !isBar || !RowKey.notInBar.contains($0) }
    return Flaw(
      .unknownKey(event.string, owner: owner, known: known.map(\.rawValue)), at: event.mark)
  }

  private mutating func read(_ key: RowKey, _ event: DocumentEvent) throws(Flaw) {
    switch key {
    case .text: draft.text = try keep(key, event)
    case .label: draft.label = try keep(key, event)
    case .field:
      draft.id = try keep(key, event)
      draft.idMark = event.mark
    case .height: try readHeight(value(key, event))
    case .showIf: break
    case .kind, .value, .placeholder, .keyboard, .returnKey, .secure, .lines, .required, .pattern,
      .minLength, .maxLength, .minimum, .maximum, .options, .contentType, .capitalization,
      .accessory, .email, .url, .phone, .number, .integer, .date, .postalCode, .equals, .message:
      draft.hasDetails = true
      draft.marks[key] = event.mark
      try Self.readDetail(value(key, event), into: &draft.field)
    }
  }

  /// A row's height is a number, or `automatic` where its field is to make it.
  private mutating func readHeight(_ value: KeyedValue<RowKey, DocumentEvent>) throws(Flaw) {
    guard value.value.text == "automatic", draft.owner == RowKey.owner else {
      draft.height = try value.length(atMost: Self.greatestLength)
      return
    }
    if draft.keyOfField == nil { draft.keyOfField = (.height, value.value.mark) }
    draft.field.fitsRow = true
    draft.hasDetails = true
  }

  private mutating func keep(_ key: RowKey, _ event: DocumentEvent) throws(Flaw) -> Range<Int> {
    guard event.isText else { throw value(key, event).wrongKind("text") }
    try value(key, event).check(event.bytes)
    return draft.keep(event.bytes)
  }

  private func value(_ key: RowKey, _ event: DocumentEvent) -> KeyedValue<RowKey, DocumentEvent> {
    KeyedValue(key: key, owner: draft.owner, value: event)
  }

  private static func readDetail(
    _ value: KeyedValue<RowKey, DocumentEvent>, into field: inout Field
  ) throws(Flaw) {
    let limit = greatestCount
    switch value.key {
    case .text, .height, .showIf, .field, .label, .options: break
    case .kind: field.kind = try value.name(of: FieldKind.self)
    case .value: field.value = try value.text()
    case .placeholder: field.placeholder = try value.text()
    case .keyboard: field.keyboard = try value.name(of: KeyboardKind.self)
    case .returnKey: field.returnKey = try value.name(of: ReturnKey.self)
    case .secure: field.isSecure = try value.bool()
    case .lines: (field.lines, field.mostLines) = try lines(value)
    case .required: field.isRequired = try value.bool()
    case .pattern: field.pattern = try value.text()
    case .minLength: field.minLength = try value.count(atLeast: 0, atMost: limit)
    case .maxLength: field.maxLength = try value.count(atLeast: 0, atMost: limit)
    case .minimum: field.minimum = try value.number()
    case .maximum: field.maximum = try value.number()
    case .contentType: field.contentType = try value.text()
    case .capitalization: field.capitalization = try value.name(of: Capitalization.self)
    case .accessory: field.accessory = try value.length(atMost: greatestLength)
    case .email: try read(value, .email, into: &field)
    case .url: try read(value, .url, into: &field)
    case .phone: try read(value, .phone, into: &field)
    case .number: try read(value, .number, into: &field)
    case .integer: try read(value, .integer, into: &field)
    case .date: try read(value, .date, into: &field)
    case .postalCode: try read(value, .postalCode, into: &field)
    case .equals: field.equals = try value.text()
    case .message: field.message = try value.text()
    }
  }

  /// Reads whether the value must be of a kind of text.
  private static func read(
    _ value: KeyedValue<RowKey, DocumentEvent>, _ format: TextFormat, into field: inout Field
  ) throws(Flaw) {
    if try value.bool() { field.formats.insert(format) }
  }

  /// Reads a number of lines, or a range such as `1…6`.
  private static func lines(
    _ value: KeyedValue<RowKey, DocumentEvent>
  ) throws(Flaw) -> (Int, Int?) {
    guard value.value.number == nil, let text = value.value.text else {
      return (try value.count(atLeast: 1, atMost: 1000), nil)
    }
    let parts = text.replacing("...", with: "…").replacing("..", with: "…").split {
      $0 == "…" || $0 == "-"
    }
    guard parts.count == 2, let least = Int(parts[0]), let most = Int(parts[1]),
      1 <= least, least <= most, most <= 1000
    else { throw value.wrongKind("a whole number from 1, or a range such as 1…6") }
    return (least, most)
  }

  private mutating func options() throws(Flaw) -> [String] {
    let start = try reader.next()
    let value = KeyedValue(key: RowKey.options, owner: RowKey.owner, value: start)
    guard start.kind == .list else {
      try reader.skip(start)
      throw value.wrongKind("a list")
    }
    var options: [String] = []
    var seen: Set<String> = []
    while let event = try reader.element() {
      guard let option = event.text else {
        let (shown, mark) = (event.shown, event.mark)
        try reader.skip(event)
        try passInRow(
          Flaw(.wrongKind(name: "an option", expected: "text", given: shown), at: mark))
        continue
      }
      guard
        option.utf8.count <= Self.longestOption || option.unicodeScalars.count <= Self.longestOption
      else {
        try passInRow(
          Flaw(
            .tooLong(
              name: "an option", limit: Self.longestOption, count: option.unicodeScalars.count),
            at: event.mark))
        continue
      }
      guard options.count < Self.greatestOptionCount else {
        throw Flaw(.tooMany("options in a field", limit: Self.greatestOptionCount), at: event.mark)
      }
      if seen.insert(option).inserted {
        options.append(option)
      } else {
        try passInRow(Flaw(.repeatedOption(option), at: event.mark))
      }
    }
    if options.isEmpty, !draft.hasFlaw { throw Flaw(.emptyList(name: value.name), at: start.mark) }
    return options
  }

  private func checkTextRow() throws(Flaw) {
    guard let (key, mark) = draft.keyOfField else { return }
    throw Flaw(key == .field ? .rowWithFieldAndText : .keyOfField(key.rawValue), at: mark)
  }
}
