import Documents
import Patterns

/// A fast lookup of a mapping's keys by their bytes.
///
/// A form may have a million such mappings.
package struct KeyTable<Key> {
  /// The bytes of a key with at most 16 bytes, padded with zeros.
  private struct Word: Equatable {
    package var low: UInt64 = 0
    package var high: UInt64 = 0

    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard bytes.count <= 16 else { return nil }
      withUnsafeMutableBytes(of: &self) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    }
  }

  private var words: [Word] = []
  private var keys: [Key] = []
}

extension KeyTable: Sendable where Key: Sendable {}

extension KeyTable where Key: DocumentKey {
  package init() {
    for key in Key.allCases {
      var name = key.rawValue
      guard let word = name.withUTF8({ Word($0) }) else { continue }
      words.append(word)
      keys.append(key)
    }
  }

  /// Returns the key with a name and its index, or nil.
  package func key(_ name: UnsafeBufferPointer<UInt8>) -> (key: Key, number: Int)? {
    guard let word = Word(name), let number = words.firstIndex(of: word) else { return nil }
    return (keys[number], number)
  }
}
