/// The rows of fields by their ids: a hash table of row numbers, whose ids lie in the rows.
///
/// Ids that are canonically equivalent are the same, as they are for `String`.
struct IDTable: Sendable {
  /// A row with half of its id's hash, which spares most looks at other rows' ids.
  private struct Slot {
    static let empty = Slot(row: .max, hash: 0)

    var row: UInt32
    var hash: UInt32

    var isEmpty: Bool { row == .max }
  }

  private var slots: [Slot]
  private(set) var count = 0

  init() { slots = Array(repeating: .empty, count: 16) }

  /// Returns the row of the field with an id.
  func row(ofField id: String, in table: RowTable) -> Int? {
    var id = id
    return id.withUTF8 { bytes -> Int? in
      let slot = slots[place(of: bytes, Self.hash(bytes), in: table)]
      return slot.isEmpty ? nil : Int(slot.row)
    }
  }

  /// Adds a row under its id; returns the row that has the same id already, if there is one.
  mutating func add(row: Int, in table: RowTable) -> Int? {
    if 2 * count >= slots.count { grow() }
    let hash = table.withID(ofRow: row, Self.hash)
    let place = table.withID(ofRow: row) { self.place(of: $0, hash, in: table) }
    guard slots[place].isEmpty else { return Int(slots[place].row) }
    slots[place] = Slot(row: UInt32(row), hash: hash)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .empty, count: 4 * old.count)
    let mask = slots.count - 1
    for slot in old where !slot.isEmpty {
      var place = Int(slot.hash) & mask
      while !slots[place].isEmpty { place = (place + 1) & mask }
      slots[place] = slot
    }
  }

  /// Returns the place that an id is in, or the free one that it belongs in.
  private func place(
    of id: UnsafeBufferPointer<UInt8>, _ hash: UInt32, in table: RowTable
  ) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while !slots[place].isEmpty {
      let slot = slots[place]
      if slot.hash == hash, table.withID(ofRow: Int(slot.row), { Self.isSame($0, id) }) { break }
      place = (place + 1) & mask
    }
    return place
  }

  // The hash is keyed, as that of String, so that no document can be made of ids that collide.
  private static func hash(_ id: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hasher = Hasher()
    if isASCII(id) {
      // What String adds, so that K is found by its equivalent, the Kelvin sign.
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
  /// Whether an id has only letters, digits, `-` and `_`.
  static func isSound(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
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
