import Documents
import Patterns
import Foundation
import Simulation

/// Compact storage for a form's rows, followed by the field of the docked input bar, if any.
///
/// All ids, labels and texts are in one byte array. Properties that only some fields have are
/// stored separately.
package struct RowTable: Sendable {
  /// The position of a row's bytes in the table: those of a text, or of an id and a label.
  private struct Record: Equatable {
    private static let isField: UInt32 = 1 << 31
    private static let hasLabel: UInt32 = 1 << 30
    private static let hasDetails: UInt32 = 1 << 29
    private static let place: UInt32 = (1 << 29) - 1

    private let bits: UInt32
    /// The offset after the id of the row's field.
    ///
    /// For a row of text, the offset of the text.
    package let middle: UInt32

    /// Creates the record of a row of text, from the position of the text's first byte.
    package init(text start: Int) {
      bits = UInt32(start)
      middle = bits
    }

    /// Creates the record of a row with a field, from the byte range of the field's id.
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

    /// Returns the record of a row for the same bytes at another position.
    package func moved(by distance: Int) -> Record {
      Record(
        bits: bits & ~Self.place | UInt32(start + distance), middle: UInt32(Int(middle) + distance))
    }

    package var start: Int { Int(bits & Self.place) }
    package var isField: Bool { bits & Self.isField != 0 }
    package var hasLabel: Bool { bits & Self.hasLabel != 0 }
    package var hasDetails: Bool { bits & Self.hasDetails != 0 }
  }

  /// A row, and the index in `kinds` of its field's properties other than id and label.
  private struct Detail: Equatable {
    package var row: UInt32
    package var kind: UInt32
  }

  private var words: [UInt8] = []
  private var records: [Record] = []
  private var details: [Detail] = []
  /// The distinct properties of fields, without id and label, which several rows may share.
  ///
  /// Only the most recent ones are checked for duplicates.
  private var kinds: [Field] = []
  private(set) var heights: [CGFloat] = []
  private(set) var hasSecureField = false
  /// Whether ``kinds`` was copied from another table, so that indices in that table are valid here
  /// too.
  private var sharesKinds = false
  /// Whether any field in the table is validated when it loses focus.
  private(set) var hasCheckedField = false
  private(set) var hasButton = false
  /// The rows whose field must have the same value as another field, including the docked input
  /// bar's row.
  private(set) var twinRows: [Int] = []
  /// The conditions of rows that are not always shown, by row.
  private(set) var conditions: [Int: ShowCondition] = [:]

  /// Creates a compact table without rows.
  ///
  /// - Parameter size: the size of the document in bytes. The table reserves that much memory for
  ///   ids, labels and texts, which can't be longer than the document. It also reserves memory for
  ///   the likely number of rows. Unused memory costs nothing.
  package init(documentSize size: Int = 0) {
    words.reserveCapacity(size)
    let rowCount = Self.likelyRowCount(documentSize: size)
    records.reserveCapacity(rowCount)
    heights.reserveCapacity(rowCount)
  }

  /// Returns the number of rows that a document with a size in bytes likely has, rather too many.
  package static func likelyRowCount(documentSize size: Int) -> Int { size / 32 }

  /// The number of rows in the table, without the docked input bar's field.
  package var rowCount: Int { heights.count }

  /// The number of bytes of all ids, labels and texts in the table, at most ``greatestSize``.
  package var size: Int { words.count }
  package static let greatestSize = 1 << 29
}

extension RowTable: Equatable {
  // The indices of kinds do not matter for equality.
  package static func == (one: RowTable, other: RowTable) -> Bool {
    one.words == other.words && one.records == other.records && one.heights == other.heights
      && one.conditions == other.conditions
      && one.details.elementsEqual(other.details) { mine, theirs in
        mine.row == theirs.row && one.kinds[Int(mine.kind)] == other.kinds[Int(theirs.kind)]
      }
  }
}

extension RowTable {
  // The number of recent kinds to check for duplicates.
  private static let reach = 8

  /// Adds a row of text to the table, given the text in UTF-8 and the height in points.
  package mutating func add(text: ArraySlice<UInt8>, height: Double) {
    records.append(Record(text: words.count))
    words.append(contentsOf: text)
    heights.append(CGFloat(height))
  }

  /// Adds a row with a field to the table, given id and label in UTF-8.
  ///
  /// If the field has details, call ``addDetails(_:)`` next. The height is in points.
  package mutating func add(
    id: ArraySlice<UInt8>, label: ArraySlice<UInt8>?, hasDetails: Bool, height: Double
  ) {
    addField(id: id, label: label, hasDetails: hasDetails)
    heights.append(CGFloat(height))
  }

  /// Adds the docked input bar's field to the table, like a row's field.
  ///
  /// Call it after all rows were added.
  package mutating func addBar(id: ArraySlice<UInt8>, label: ArraySlice<UInt8>?, hasDetails: Bool) {
    addField(id: id, label: label, hasDetails: hasDetails)
  }

  /// Sets the details of the last added field: the field without id and label.
  ///
  /// It is a separate call because most fields have no details, and passing an optional field for
  /// each row would be slow.
  package mutating func addDetails(_ field: Field) {
    add(field, ofRow: records.count - 1, known: nil)
  }

  /// Sets the condition for showing the last added row.
  package mutating func showLast(if condition: ShowCondition) {
    conditions[rowCount - 1] = condition
  }

  /// Converts the values of conditions on switches to `on` or `off`, whatever words the form uses.
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
  /// Creates a table without rows, to copy rows of another table by ``add(_:of:sharesKinds:)``.
  ///
  /// It has the other table's field properties (kinds), unless most of them are unused.
  package init(kindsOf other: RowTable) {
    // If most kinds are unused, they are not copied.
    sharesKinds = other.kinds.count <= 2 * (other.details.count + Self.reach)
    if sharesKinds { kinds = other.kinds }
  }

  /// Adds rows of another table, perhaps with the field of its docked input bar.
  ///
  /// `sharesKinds` tells whether this table was created by ``init(kindsOf:)`` from that table.
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
  /// Calls a function with the bytes of a field's id, or of a row's text.
  package func withID<Result>(
    ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[row]
    return withWords(record.start..<(record.isField ? Int(record.middle) : end(ofRow: row)), body)
  }

  /// Calls a function with the bytes of a field's label, or returns nil without a label.
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

  /// Returns a row as a value.
  ///
  /// If the row doesn't exist, returns an empty one, because a phone may have more rows while an
  /// app's code changes them.
  package func row(_ row: Int) -> FormRow {
    guard records.indices.contains(row) else {
      return FormRow(.text(""))
    }
    let content = field(atRow: row).map(FormRow.Content.field)
    return FormRow(
      content ?? .text(withID(ofRow: row, Self.string)), height: Double(heights[row]),
      condition: conditions[row])
  }

  /// Returns the field of a row, or of the docked input bar.
  ///
  /// Nil for a row of text or a row that doesn't exist.
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

  /// The indices of the rows with a secure field, including the row of the docked input bar.
  package var secureRows: [Int] {
    details.filter { kinds[Int($0.kind)].isSecure }.map { Int($0.row) }
  }

  /// Returns whether the field of a row, or of the docked input bar, is secure.
  package func isSecure(row: Int) -> Bool {
    guard hasSecureField, records.indices.contains(row) else { return false }
    return kind(ofRow: row).map { kinds[$0].isSecure } ?? false
  }

  /// The indices of the rows with a field, followed by the row of the docked input bar.
  package var fieldRows: [Int] { records.indices.filter { records[$0].isField } }

  /// The references of all rows to other fields.
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

  /// The indices of the rows whose field is a text view.
  package var textViewRows: [Int] {
    let isTextView = kinds.map(\.isTextView)
    return details.compactMap { detail in
      let row = Int(detail.row)
      return row < rowCount && isTextView[Int(detail.kind)] ? row : nil
    }
  }

  /// The properties of each row's field that affect the phone.
  ///
  /// An element is nil for a row of text.
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
