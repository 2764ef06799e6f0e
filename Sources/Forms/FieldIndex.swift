import Foundation

/// The ways to a field by name, made once so that no search walks through the form.
struct FieldIndex: Equatable, Sendable {
  /// An id or a label and the row it stands in.
  struct Entry: Equatable, Sendable {
    var key: String
    var row: Int
  }

  private(set) var fieldRows: [Int] = []
  private(set) var rowOfID: [String: Int] = [:]
  /// Ids and labels as `key(_:)` folds them, in ascending order.
  private(set) var entries: [Entry] = []

  init(_ rows: [FormRow], bar: FormBar? = nil) {
    fieldRows.reserveCapacity(rows.count)
    rowOfID.reserveCapacity(rows.count)
    entries.reserveCapacity(2 * rows.count)
    for (row, content) in rows.lazy.map(\.content).enumerated() {
      if case .field(let field) = content { add(field, row: row) }
    }
    if let bar { add(bar.field, row: rows.count) }
    entries.sort { ($0.key, $0.row) < ($1.key, $1.row) }
  }

  private mutating func add(_ field: Field, row: Int) {
    fieldRows.append(row)
    rowOfID[field.id] = row
    entries.append(Entry(key: Self.key(field.id), row: row))
    guard let label = field.label else { return }
    entries.append(Entry(key: Self.key(label), row: row))
  }

  /// Folds case, and composes accents, so that the order of keys is that of their bytes and a
  /// prefix in characters is a prefix in bytes.
  static func key(_ name: String) -> String {
    let folded = name.lowercased()
    let isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? folded : folded.precomposedStringWithCanonicalMapping
  }

  /// The index of the first entry not below a key.
  func position(of key: String) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].key < key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The rows, ascending and at most `limit`, of which an id or label fits a folded key.
  func rows(startingWith key: String, wholly: Bool, limit: Int) -> [Int] {
    var found: Set<Int> = []
    for entry in entries[position(of: key)...] {
      let fits = wholly ? entry.key == key : entry.key.utf8.starts(with: key.utf8)
      guard fits, found.count < limit else { break }
      found.insert(entry.row)
    }
    return found.sorted()
  }
}
