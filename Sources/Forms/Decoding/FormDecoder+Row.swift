import Documents
import FormModel
import Patterns
import Simulation

extension FormDecoder where Reader: DocumentReader {
  /// Reads a row of a form, given the first of the row's events in the document.
  mutating func addRow(_ event: DocumentEvent) throws(LocatedFault) {
    guard event.kind == .mapping else {
      try reader.skip(event)
      return note(at: event.mark) { Mapping<RowKey>.wrongKind(event).fault }
    }
    guard table.rowCount < Self.greatestRowCount else {
      throw LocatedFault(.tooMany("rows", limit: Self.greatestRowCount), at: event.mark)
    }
    draft.begin(at: event.mark)
    try readKeys()
    let height = draft.height ?? FormRow.defaultHeight
    if let text = draft.text {
      do throws(LocatedFault) { try checkTextRow() } catch { try pass(error) }
      table.add(text: draft.words[text], height: height)
      marks.append(event.mark)
      keepCondition()
      return
    }
    guard let id = draft.id else {
      // Another error in the row may be a misspelled `field` key.
      if !draft.hasFlaw { note(at: draft.mark) { .rowWithoutContent } }
      return
    }
    let hasDetails = try checkField()
    let label = draft.label.map { draft.words[$0] }
    table.add(id: draft.words[id], label: label, hasDetails: hasDetails, height: height)
    if hasDetails { table.addDetails(draft.field) }
    marks.append(draft.idMark)
    keepCondition()
  }

  /// Stores the condition and the field references of the row that was read last.
  private mutating func keepCondition() {
    if let condition = draft.condition?.0 { table.showLast(if: condition) }
    keepReferences(ofRow: table.rowCount - 1)
  }

  /// Reads the keys of a row, or of a bar with a field, into the draft, to the end of the mapping.
  mutating func readKeys() throws(LocatedFault) {
    let (keys, entries, isRow) = (RowKey.table, RowEntry.all, draft.owner == .row)
    while let event = try reader.key() {
      guard let (key, number) = keys.key(event.bytes),
        isRow || !RowKey.notInBar.contains(key)
      else {
        let owner = draft.owner
        try passKey(at: event.mark) {
          .unknownKey(event.string, owner: owner.rawValue, known: Self.knownKeys(of: owner))
        }
        continue
      }
      let bit: UInt64 = 1 << UInt64(number)
      if draft.keys & bit != 0 {
        try passKey(at: event.mark) { .repeatedKey(event.string) }
        continue
      }
      draft.keys |= bit
      if draft.keyOfField == nil, key.isOfField {
        draft.keyOfField = (key, event.mark)
      }
      let entry = entries[number]
      if !entry.isNested {
        let value = try KeyedValue(key: key, owner: draft.owner, value: reader.value())
        do throws(LocatedFault) { try entry.read(value, into: &draft) } catch {
          try passInRow(error)
        }
      } else if key == .showIf {
        let node = try Node(reader.next(), reader)
        do throws(LocatedFault) {
          draft.condition = try ShowConditionDecoder.condition(node)
        } catch { try passInRow(error) }
      } else {
        draft.hasDetails = true
        do throws(LocatedFault) { draft.field.options = try options() } catch {
          try passInRow(error)
        }
      }
    }
  }

  /// Stores an error about a key of a row, and skips the key's value, so that reading can go on.
  private mutating func passKey(
    at mark: DocumentMark, _ fault: () -> FormError.Fault
  ) throws(LocatedFault) {
    noteInRow(at: mark, fault)
    _ = try reader.value()
  }

  private mutating func noteInRow(at mark: DocumentMark, _ fault: () -> FormError.Fault) {
    note(at: mark, fault)
    draft.hasFlaw = true
  }

  private mutating func passInRow(_ flaw: LocatedFault) throws(LocatedFault) {
    try pass(flaw)
    draft.hasFlaw = true
  }

  /// Returns the names of the keys that a row, or the docked input bar, can have.
  ///
  /// `owner` says which of the two.
  private static func knownKeys(of owner: KeyOwner) -> [String] {
    RowKey.allCases.filter { owner == .row || !RowKey.notInBar.contains($0) }.map(\.rawValue)
  }

  private mutating func options() throws(LocatedFault) -> [String] {
    let start = try reader.next()
    let value = KeyedValue(key: RowKey.options, owner: .row, value: start)
    guard start.kind == .list else {
      try reader.skip(start)
      throw value.wrongKind("a list")
    }
    var options: [String] = []
    var seen: Set<String> = []
    while let event = try reader.element() {
      guard let option = try option(event) else { continue }
      guard options.count < Self.greatestOptionCount else {
        throw LocatedFault(
          .tooMany("options in a field", limit: Self.greatestOptionCount), at: event.mark)
      }
      if seen.insert(option).inserted {
        options.append(option)
      } else {
        noteInRow(at: event.mark) { .repeatedOption(option) }
      }
    }
    if options.isEmpty, !draft.hasFlaw {
      throw LocatedFault(.emptyList(name: value.name), at: start.mark)
    }
    return options
  }

  /// Reads an option of a picker or a menu.
  ///
  /// If the option is not a text or is too long, stores an error and returns nil.
  private mutating func option(_ event: DocumentEvent) throws(LocatedFault) -> String? {
    guard let option = event.text else {
      try reader.skip(event)
      noteInRow(at: event.mark) {
        .wrongKind(name: "an option", expected: "text", given: event.shown)
      }
      return nil
    }
    let limit = Self.longestOption
    guard option.utf8.count <= limit || option.unicodeScalars.count <= limit else {
      noteInRow(at: event.mark) {
        .tooLong(name: "an option", limit: limit, count: option.unicodeScalars.count)
      }
      return nil
    }
    return option
  }

  private func checkTextRow() throws(LocatedFault) {
    guard let (key, mark) = draft.keyOfField else { return }
    throw LocatedFault(key == .field ? .rowWithFieldAndText : .keyOfField(key.rawValue), at: mark)
  }
}
