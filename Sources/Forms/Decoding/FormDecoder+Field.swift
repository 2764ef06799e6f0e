import Documents
import FormModel
import Patterns

extension FormDecoder where Reader: DocumentReader {
  // Far more than the postal codes of a country.
  static var greatestOptionCount: Int { 10_000 }
  static var greatestSectionCount: Int { 100_000 }
  static var greatestRowCount: Int { 1_000_000 }
  static var longestOption: Int { 500 }

  /// Checks the id of the field that was just read, and that its rules agree.
  ///
  /// Returns whether the field has more than id and label.
  mutating func checkField() throws(LocatedFault) -> Bool {
    guard let id = draft.id else { return false }
    if !draft.with(id, IDTable.isSound) {
      try pass(LocatedFault(.malformedID(draft.string(id)), at: draft.idMark))
    }
    guard draft.hasDetails else { return false }
    try checkKind()
    if !draft.hasMark(of: .keyboard) { draft.field.keyboard = draft.field.usualKeyboard }
    do throws(LocatedFault) { try checkPattern() } catch { try pass(error) }
    try checkLimits()
    do throws(LocatedFault) { try checkOptions() } catch { try pass(error) }
    // Explicit default values don't count.
    return draft.field != Field(id: "")
  }

  /// Stores an error for each id that two fields of the form share.
  mutating func check(_ ids: IDTable) {
    let (reader, table, marks) = (reader, table, marks)
    for (row, first) in ids.repeated {
      note(at: marks[row]) {
        let id = table.withID(ofRow: row) { String(decoding: $0, as: UTF8.self) }
        return .repeatedID(id, first: reader.place(of: marks[first]))
      }
    }
  }

  /// Checks that a switch, a button or a menu has only keys that fit it.
  ///
  /// Also sets the default value: a switch is off.
  private mutating func checkKind() throws(LocatedFault) {
    let kind = draft.field.kind
    if kind == .text { return }
    for (number, key) in RowKey.allCases.enumerated()
    where draft.keys & (1 << UInt64(number)) != 0 && !kind.takes(key) {
      try pass(
        LocatedFault(.keyOfOtherKind(key.rawValue, kind: kind.words), at: draft.mark(of: key)))
    }
    if kind == .menu, draft.field.options == nil, !draft.field.textRules.contains(.format(.date)) {
      try pass(LocatedFault(.menuWithoutChoice, at: draft.mark(of: .kind)))
    }
    guard kind == .toggle else { return }
    let text = draft.field.value
    let value = text.isEmpty ? "off" : Field.toggleWord(text)
    if value == nil { try pass(LocatedFault(.wrongToggle(text), at: draft.mark(of: .value))) }
    draft.field.value = value ?? "off"
  }

  private mutating func checkPattern() throws(LocatedFault) {
    guard case .pattern(let pattern, _)? = draft.field.rule(of: .pattern),
      !soundPatterns.contains(pattern)
    else { return }
    if let fault = Self.fault(ofPattern: pattern) {
      throw LocatedFault(fault, at: draft.mark(of: .pattern))
    }
    soundPatterns.insert(pattern)
  }

  private static func fault(ofPattern pattern: String) -> FormError.Fault? {
    do {
      if !PlainPattern.isSound(pattern) { _ = try Regex(pattern) }
    } catch {
      return .malformedPattern(pattern, why: String(describing: error))
    }
    do throws(Pattern.Fault) {
      _ = try Pattern(pattern)
      return nil
    } catch {
      return .unboundedPattern(pattern, part: error.words)
    }
  }

  private mutating func checkLimits() throws(LocatedFault) {
    try checkOrder(.minLength, .maxLength)
    try checkOrder(.minimum, .maximum)
  }

  private mutating func checkOrder(_ low: RowKey, _ high: RowKey) throws(LocatedFault) {
    guard let lowValue = draft.field.limit(of: low), let highValue = draft.field.limit(of: high),
      lowValue > highValue
    else { return }
    let fault = FormError.Fault.reversedLimits(
      low: low.rawValue, lowValue: lowValue, high: high.rawValue, highValue: highValue)
    try pass(LocatedFault(fault, at: draft.mark(of: low)))
  }

  private func checkOptions() throws(LocatedFault) {
    let field = draft.field
    guard let options = field.options, !field.value.isEmpty, !options.contains(field.value) else {
      return
    }
    throw LocatedFault(
      .valueIsNoOption(field.isSecure ? nil : field.value), at: draft.mark(of: .value))
  }
}
