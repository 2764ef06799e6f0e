import Documents
import Patterns
import Foundation
import Simulation

/// The rows of a form, and after them its bar's field, with little memory for each.
///
/// All ids, labels and texts lie one after the other in one array of bytes; what only some fields
/// have is kept apart.
package struct RowTable: Sendable {
  /// Where a row's words begin: those of a text, or an id and after it a label.
  private struct Record: Equatable {
    private static let isField: UInt32 = 1 << 31
    private static let hasLabel: UInt32 = 1 << 30
    private static let hasDetails: UInt32 = 1 << 29
    private static let place: UInt32 = (1 << 29) - 1

    private let bits: UInt32
    /// Where an id ends.
    package let middle: UInt32

    package init(text start: Int) {
      bits = UInt32(start)
      middle = bits
    }

    package init(id: Range<Int>, hasLabel: Bool, hasDetails: Bool) {
      bits =
        UInt32(id.lowerBound) | Self.isField | (hasLabel ? Self.hasLabel : 0)
        | (hasDetails ? Self.hasDetails : 0)
      middle = UInt32(id.upperBound)
    }

    private init(bits: UInt32, middle: UInt32) {
      self.bits = bits
      self.middle = middle
    }

    /// Returns the record of the same words in another place.
    package func moved(by distance: Int) -> Record {
      Record(
        bits: bits & ~Self.place | UInt32(start + distance), middle: UInt32(Int(middle) + distance))
    }

    package var start: Int { Int(bits & Self.place) }
    package var isField: Bool { bits & Self.isField != 0 }
    package var hasLabel: Bool { bits & Self.hasLabel != 0 }
    package var hasDetails: Bool { bits & Self.hasDetails != 0 }
  }

  /// A row and what its field has besides id and label.
  private struct Detail: Equatable {
    package var row: UInt32
    package var kind: UInt32
  }

  private var words: [UInt8] = []
  private var records: [Record] = []
  private var details: [Detail] = []
  /// Fields without id and label, each once as far as rows near each other go.
  private var kinds: [Field] = []
  private(set) var heights: [CGFloat] = []
  private(set) var hasSecureField = false
  /// Whether the kinds of the table that rows are taken over from have their numbers here.
  private var sharesKinds = false
  /// Whether a field is checked as soon as it is left.
  private(set) var hasCheckedField = false
  private(set) var hasButton = false
  /// The rows whose field's value has to be another's, the bar's among them.
  private(set) var twinRows: [Int] = []
  /// When rows are shown that are not always.
  private(set) var conditions: [Int: ShowCondition] = [:]

  /// Creates a table without rows.
  ///
  /// - Parameter size: the bytes of the document, of which words are a part; memory that is not
  ///   used costs nothing.
  package init(documentSize size: Int = 0) { words.reserveCapacity(size) }

  /// The number of rows, the bar aside.
  package var rowCount: Int { heights.count }

  /// The number of bytes of all words; a record has no room for more.
  package var size: Int { words.count }
  package static let greatestSize = 1 << 29
}

extension RowTable: Equatable {
  // Which number a kind of field has says nothing.
  package static func == (one: RowTable, other: RowTable) -> Bool {
    one.words == other.words && one.records == other.records && one.heights == other.heights
      && one.conditions == other.conditions
      && one.details.elementsEqual(other.details) { mine, theirs in
        mine.row == theirs.row && one.kinds[Int(mine.kind)] == other.kinds[Int(theirs.kind)]
      }
  }
}

extension RowTable {
  // As many kinds of field as rows near each other have in turn.
  private static let reach = 8

  /// Adds a row of text.
  package mutating func add(text: ArraySlice<UInt8>, height: Double) {
    records.append(Record(text: words.count))
    words.append(contentsOf: text)
    heights.append(CGFloat(height))
  }

  /// Adds a row with a field; where it has details, ``addDetails(_:)`` follows.
  package mutating func add(
    id: ArraySlice<UInt8>, label: ArraySlice<UInt8>?, hasDetails: Bool, height: Double
  ) {
    addField(id: id, label: label, hasDetails: hasDetails)
    heights.append(CGFloat(height))
  }

  /// Adds the bar's field, as a row's is added; no row may follow.
  package mutating func addBar(id: ArraySlice<UInt8>, label: ArraySlice<UInt8>?, hasDetails: Bool) {
    addField(id: id, label: label, hasDetails: hasDetails)
  }

  /// Gives the field that was added last its details: the field without id and label.
  ///
  /// Most fields have none, and a field is too large to be handed over as nothing for each.
  package mutating func addDetails(_ field: Field) {
    add(field, ofRow: records.count - 1, known: nil)
  }

  /// Has the row that was added last shown only then.
  package mutating func showLast(if condition: ShowCondition) {
    conditions[rowCount - 1] = condition
  }

  /// Has conditions on a switch ask for what its answer is, on or off, however the form says it.
  package mutating func settleConditions(_ ids: IDTable) {
    for (row, condition) in conditions {
      guard let other = ids.row(ofField: condition.field, in: self),
        field(atRow: other)?.kind == .toggle
      else { continue }
      conditions[row] = condition.onSwitch
    }
  }

  private mutating func addField(
    id: ArraySlice<UInt8>, label: ArraySlice<UInt8>?, hasDetails: Bool
  ) {
    let start = words.count
    words.append(contentsOf: id)
    let range = start..<words.count
    if let label { words.append(contentsOf: label) }
    records.append(Record(id: range, hasLabel: label != nil, hasDetails: hasDetails))
  }
}

extension RowTable {
  /// Creates a table without rows that takes rows of another one over.
  package init(kindsOf other: RowTable) {
    // Kinds that no field has any more go once they are the most.
    sharesKinds = other.kinds.count <= 2 * (other.details.count + Self.reach)
    if sharesKinds { kinds = other.kinds }
  }

  /// Adds rows of a table, perhaps its bar's field; `sharesKinds` tells whether it is the one whose
  /// kinds this one began with.
  package mutating func add(_ rows: Range<Int>, of other: RowTable, sharesKinds: Bool) {
    guard !rows.isEmpty else { return }
    let (start, end) = (other.records[rows.lowerBound].start, other.end(ofRow: rows.upperBound - 1))
    let (distance, first) = (words.count - start, records.count - rows.lowerBound)
    words += other.words[start..<end]
    records += other.records[rows].map { $0.moved(by: distance) }
    heights += other.heights[rows.clamped(to: 0..<other.rowCount)]
    for (row, condition) in other.conditions where rows.contains(row) {
      conditions[row + first] = condition
    }
    let begin = other.details.partition { Int($0.row) >= rows.lowerBound }
    for detail in other.details[begin...].prefix(while: { Int($0.row) < rows.upperBound }) {
      let row = Int(detail.row) + first
      let isKnown = sharesKinds && self.sharesKinds
      add(other.kinds[Int(detail.kind)], ofRow: row, known: isKnown ? detail.kind : nil)
    }
  }

  private mutating func add(_ field: Field, ofRow row: Int, known: UInt32?) {
    if field.isSecure { hasSecureField = true }
    if field.isCheckedWhenLeft { hasCheckedField = true }
    if field.kind == .button { hasButton = true }
    if field.equals != nil { twinRows.append(row) }
    let kind = known ?? kinds.suffix(Self.reach).firstIndex(of: field).map(UInt32.init)
    if kind == nil { kinds.append(field) }
    details.append(Detail(row: UInt32(row), kind: kind ?? UInt32(kinds.count - 1)))
  }
}

extension RowTable {
  /// The bytes of a field's id, or of a text.
  package func withID<Result>(
    ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[row]
    return withWords(record.start..<(record.isField ? Int(record.middle) : end(ofRow: row)), body)
  }

  /// The bytes of a field's label, if it has one.
  package func withLabel<Result>(
    ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let record = records[row]
    return record.hasLabel ? withWords(Int(record.middle)..<end(ofRow: row), body) : nil
  }

  private func withWords<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    words.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func end(ofRow row: Int) -> Int {
    row + 1 < records.count ? records[row + 1].start : words.count
  }

  /// Returns the row as a value of its own; an empty one where there is no row, as a phone may have
  /// more while an app's code changes its rows.
  package func row(_ row: Int) -> FormRow {
    guard records.indices.contains(row) else {
      return FormRow(.text(""))
    }
    let content = field(atRow: row).map(FormRow.Content.field)
    return FormRow(
      content ?? .text(withID(ofRow: row, Self.string)), height: Double(heights[row]),
      condition: conditions[row])
  }

  /// Returns a row's or the bar's field; nil in a row of text, and where there is no row.
  package func field(atRow row: Int) -> Field? {
    guard records.indices.contains(row), records[row].isField else { return nil }
    let id = withID(ofRow: row, Self.string)
    let label = withLabel(ofRow: row, Self.string)
    guard var field = details(ofRow: row) else { return Field(id: id, label: label) }
    field.id = id
    field.label = label
    return field
  }

  private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func details(ofRow row: Int) -> Field? {
    kind(ofRow: row).map { kinds[$0] }
  }

  private func kind(ofRow row: Int) -> Int? {
    guard records[row].hasDetails else { return nil }
    return Int(details[details.partition { $0.row >= row }].kind)
  }

  /// The indices of the rows with a secure field, the bar's among them.
  package var secureRows: [Int] {
    details.filter { kinds[Int($0.kind)].isSecure }.map { Int($0.row) }
  }

  /// Returns whether a row's or the bar's field is secure.
  package func isSecure(row: Int) -> Bool {
    guard hasSecureField, records.indices.contains(row) else { return false }
    return kind(ofRow: row).map { kinds[$0].isSecure } ?? false
  }

  /// The indices of the rows with a field and at the end that of the bar.
  package var fieldRows: [Int] { records.indices.filter { records[$0].isField } }

  /// What rows say of the fields of others.
  package var references: [FieldReference] {
    let conditions = conditions.sorted { $0.key < $1.key }.map {
      FieldReference(row: $0.key, key: .showIf, id: $0.value.field)
    }
    guard kinds.contains(where: { $0.equals != nil }) else { return conditions }
    return conditions
      + details.compactMap { detail in
        kinds[Int(detail.kind)].equals.map {
          FieldReference(row: Int(detail.row), key: .equals, id: $0)
        }
      }
  }

  /// The rows whose field is a text view.
  package var textViewRows: [Int] {
    let isTextView = kinds.map(\.isTextView)
    return details.compactMap { detail in
      let row = Int(detail.row)
      return row < rowCount && isTextView[Int(detail.kind)] ? row : nil
    }
  }

  /// What the phone needs to know of each row's field; nil for a row of text.
  package var traits: [FieldTraits?] {
    let kinds = kinds.map(\.traits)
    let plain = FieldTraits()
    var details = details[...]
    return heights.indices.map { row in
      let record = records[row]
      guard record.isField else { return nil }
      var traits = plain
      if record.hasDetails, let detail = details.popFirst() { traits = kinds[Int(detail.kind)] }
      traits.hasLabel = record.hasLabel && Int(record.middle) < end(ofRow: row)
      return traits
    }
  }
}
