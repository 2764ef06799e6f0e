import Documents
import Patterns

/// A hash table from field ids to the indices of the fields' rows.
///
/// The ids themselves are stored in the rows. Canonically equivalent ids are equal, as with
/// `String`.
package struct IDTable: Sendable {
  /// The index of a row, with half of its id's hash, which avoids most comparisons of ids.
  private struct Slot {
    package static let empty = Slot(row: .max, hash: 0)

    package var row: UInt32
    package var hash: UInt32

    package var isEmpty: Bool { row == .max }
  }

  private var slots: [Slot]
  /// The number of hash bits that are not part of a table index.
  private let shift: UInt32
  /// The rows whose id an earlier row already has, each with that earlier row, in ascending order.
  package private(set) var repeated: [(row: Int, first: Int)] = []

  /// Creates the table of field ids in some rows.
  package init(_ table: RowTable, fieldRows rows: [Int]) {
    self.init(table, fieldRows: rows, hashes: rows.map { table.withID(ofRow: $0, Self.hash) })
  }

  /// Creates the table of field ids for rows that partly come from another table, to reuse hashes.
  ///
  /// - Parameters:
  ///   - table: the rows.
  ///   - rows: the rows that have a field.
  ///   - other: the other table.
  ///   - origins: for each row, the row with the same id in the other table, or nil.
  package init(_ table: RowTable, fieldRows rows: [Int], knownFrom other: IDTable, origins: [Int?])
  {
    let known = other.hashes
    self.init(
      table, fieldRows: rows,
      hashes: rows.map { row in
        origins[row].map { known[$0] } ?? table.withID(ofRow: row, Self.hash)
      })
  }

  private init(_ table: RowTable, fieldRows rows: [Int], hashes: [UInt32]) {
    let bits = max(4, Int.bitWidth - (2 * rows.count).leadingZeroBitCount)
    slots = Array(repeating: .empty, count: 1 << bits)
    shift = UInt32(32 - bits)
    for index in Self.byNeighbourhood(hashes) {
      add(row: rows[Int(index)], hashes[Int(index)], in: table)
    }
    repeated.sort { $0.row < $1.row }
  }

  /// The hash of each row's field id, in the order of the rows; 0 for a row without an id.
  private var hashes: [UInt32] {
    var hashes: [UInt32] = []
    for slot in slots where !slot.isEmpty {
      let missing = Int(slot.row) + 1 - hashes.count
      if missing > 0 { hashes += repeatElement(0, count: missing) }
      hashes[Int(slot.row)] = slot.hash
    }
    return hashes
  }

  /// Returns the indices of hashes, grouped by area of the hash table.
  ///
  /// A table of a million rows is then filled area by area, and each area fits in the processor's
  /// cache.
  private static func byNeighbourhood(_ hashes: [UInt32]) -> [UInt32] {
    var ends = Array(repeating: 0, count: 257)
    for hash in hashes { ends[Int(hash >> 24) + 1] += 1 }
    for part in 1...256 { ends[part] += ends[part - 1] }
    var indices: [UInt32] = Array(repeating: 0, count: hashes.count)
    for (index, hash) in hashes.enumerated() {
      let part = Int(hash >> 24)
      indices[ends[part]] = UInt32(index)
      ends[part] += 1
    }
    return indices
  }

  private mutating func add(row: Int, _ hash: UInt32, in table: RowTable) {
    let place = place(hash) { other in
      table.withID(ofRow: row) { id in table.withID(ofRow: other) { Self.isSame($0, id) } }
    }
    guard slots[place].isEmpty else {
      repeated.append((row, Int(slots[place].row)))
      return
    }
    slots[place] = Slot(row: UInt32(row), hash: hash)
  }

  /// Returns the row of the field with an id, or nil.
  ///
  /// `table` contains the rows with the ids.
  package func row(ofField id: String, in table: RowTable) -> Int? {
    var id = id
    return id.withUTF8 { bytes -> Int? in
      let slot = slots[
        place(Self.hash(bytes)) { table.withID(ofRow: $0) { Self.isSame($0, bytes) } }]
      return slot.isEmpty ? nil : Int(slot.row)
    }
  }

  /// Returns the index of the slot that contains an id with a hash, or of the free slot for it.
  ///
  /// `isSame` tells whether a row has that id.
  private func place(_ hash: UInt32, isSame: (_ row: Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var place = Int(hash >> shift)
    while !slots[place].isEmpty {
      if slots[place].hash == hash, isSame(Int(slots[place].row)) { break }
      place = (place + 1) & mask
    }
    return place
  }

  // The hash is seeded like String's, so no document can be crafted with colliding ids.
  private static func hash(_ id: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hasher = Hasher()
    if isASCII(id) {
      // Like String's hashing, so that K equals its equivalent, the Kelvin sign.
      hasher.combine(bytes: UnsafeRawBufferPointer(id))
      hasher.combine(0xFF as UInt8)
    } else {
      hasher.combine(String(decoding: id, as: UTF8.self))
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private static func isSame(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if one.count == other.count, one.elementsEqual(other) { return true }
    if isASCII(one), isASCII(other) { return false }
    return String(decoding: one, as: UTF8.self) == String(decoding: other, as: UTF8.self)
  }

  private static func isASCII(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    id.allSatisfy { $0 < 0x80 }
  }
}

extension IDTable {
  /// Returns whether the bytes of a field's id are only letters, digits, `-` and `_`.
  package static func isSound(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !id.isEmpty else { return false }
    if id.allSatisfy({ isSound($0) }) { return true }
    return String(decoding: id, as: UTF8.self).allSatisfy { character in
      character.isLetter || ("0"..."9").contains(character) || "-_".contains(character)
    }
  }

  private static func isSound(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
