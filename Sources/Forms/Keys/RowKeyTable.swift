import FormModel

/// A fast lookup of a row's keys by their bytes.
///
/// A form may have a million rows.
struct RowKeyTable: Sendable {
  private var words: [KeyWord] = []
  private var keys: [RowKey] = []

  init() {
    for key in RowKey.allCases {
      var name = key.rawValue
      guard let word = name.withUTF8({ KeyWord($0) }) else { continue }
      words.append(word)
      keys.append(key)
    }
  }

  /// Returns the key with a name and its index, or nil.
  func key(_ name: UnsafeBufferPointer<UInt8>) -> (key: RowKey, number: Int)? {
    guard let word = KeyWord(name), let number = words.firstIndex(of: word) else { return nil }
    return (keys[number], number)
  }
}

/// The bytes of a key with at most 16 bytes, padded with zeros.
private struct KeyWord: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    withUnsafeMutableBytes(of: &self) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
  }
}

extension RowKey {
  /// The lookup of all keys that a row of a form's definition can have.
  static let table = RowKeyTable()
}
