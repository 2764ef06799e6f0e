import Documents
import Patterns

/// The ids and labels of a form's fields in alphabetical order, ignoring case.
package struct NameIndex: Sendable {
  /// An id or a label of a field, with the field's row.
  private struct Entry {
    package var start: UInt32
    package var count: UInt32
    package var row: UInt32
    package var isASCII: Bool
  }

  /// The bytes of the case-folded ids and labels, one after another.
  private var folded: [UInt8] = []
  private var entries: [Entry] = []

  /// Creates the alphabetical index of the ids and labels of fields in some rows.
  package init(_ table: RowTable, fieldRows: [Int]) {
    entries.reserveCapacity(2 * fieldRows.count)
    for row in fieldRows {
      table.withID(ofRow: row) { add($0, row: row) }
      table.withLabel(ofRow: row) { add($0, row: row) }
    }
    folded.withUnsafeBufferPointer { folded in
      entries.sort { one, other in
        let order = Self.order(Self.name(one, in: folded), Self.name(other, in: folded))
        return order == 0 ? one.row < other.row : order < 0
      }
    }
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, row: Int) {
    let start = folded.count
    let isASCII = name.allSatisfy { $0 < 0x80 }
    if isASCII {
      for byte in name { folded.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte) }
    } else {
      folded.append(contentsOf: Self.key(String(decoding: name, as: UTF8.self)).utf8)
    }
    entries.append(
      Entry(
        start: UInt32(start), count: UInt32(folded.count - start), row: UInt32(row),
        isASCII: isASCII))
  }

  /// Returns an id or label with its case folded, for comparisons.
  package static func key(_ name: String) -> String { name.lowercased() }

  /// The number of ids and labels in the index.
  package var count: Int { entries.count }

  /// Returns the case-folded id or label at an alphabetical position.
  package func key(at place: Int) -> String {
    folded.withUnsafeBufferPointer { Self.name(entries[place], in: $0).string }
  }

  /// Returns the row of the field whose id or label is at an alphabetical position.
  package func row(at place: Int) -> Int { Int(entries[place].row) }

  /// Returns the alphabetical position of the first id or label that is not before a folded key.
  package func position(of key: String) -> Int {
    entries.partition { order($0, key) >= 0 }
  }

  /// Returns at most `limit` rows with an id or label that begins with a case-folded key.
  ///
  /// If `wholly` is true, the id or label must equal the key. The rows are in ascending order.
  package func rows(startingWith key: String, wholly: Bool, limit: Int) -> [Int] {
    // This is the greatest scalar, so the text sorts after all names that begin with the key.
    let end = key + "\u{10FFFF}"
    var found: Set<Int> = []
    for entry in entries[position(of: key)...] {
      let fits = wholly ? order(entry, key) == 0 : order(entry, end) < 0
      guard fits, found.count < limit else { break }
      found.insert(Int(entry.row))
    }
    return found.sorted()
  }
}

extension NameIndex {
  /// A case-folded id or label of a field.
  private struct Name {
    package var bytes: UnsafeBufferPointer<UInt8>
    package var isASCII: Bool

    package var string: String { String(decoding: bytes, as: UTF8.self) }
  }

  private static func name(_ entry: Entry, in folded: UnsafeBufferPointer<UInt8>) -> Name {
    let range = Int(entry.start)..<Int(entry.start + entry.count)
    return Name(bytes: UnsafeBufferPointer(rebasing: folded[range]), isASCII: entry.isASCII)
  }

  private func order(_ entry: Entry, _ key: String) -> Int {
    var key = key
    return key.withUTF8 { key in
      folded.withUnsafeBufferPointer { folded in
        let sought = Name(bytes: key, isASCII: key.allSatisfy { $0 < 0x80 })
        return Self.order(Self.name(entry, in: folded), sought)
      }
    }
  }

  /// Compares two ids or labels like strings, so composed and decomposed accents are equal.
  ///
  /// Returns a negative number, 0 or a positive number.
  private static func order(_ one: Name, _ other: Name) -> Int {
    guard one.isASCII, other.isASCII else {
      let (one, other) = (one.string, other.string)
      return one == other ? 0 : one < other ? -1 : 1
    }
    for (left, right) in zip(one.bytes, other.bytes) where left != right {
      return left < right ? -1 : 1
    }
    return one.bytes.count - other.bytes.count
  }
}
