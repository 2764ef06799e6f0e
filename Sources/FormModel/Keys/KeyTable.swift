import Documents
import Patterns

/// A fast lookup of a mapping's keys by their bytes.
///
/// A form may have a million such mappings, so the lookup is specialized where it is used.
package struct KeyTable<Key> {
  @usableFromInline var words: [KeyWord] = []
  @usableFromInline var keys: [Key] = []
}

/// The bytes of a key with at most 16 bytes, padded with zeros.
@usableFromInline struct KeyWord: Equatable, Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  @inlinable init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    withUnsafeMutableBytes(of: &self) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
  }
}

extension KeyTable: Sendable where Key: Sendable {}

extension KeyTable where Key: DocumentKey {
  package init() {
    for key in Key.allCases {
      var name = key.rawValue
      guard let word = name.withUTF8({ KeyWord($0) }) else { continue }
      words.append(word)
      keys.append(key)
    }
  }

  /// Returns the key with a name and its index, or nil.
  @inlinable package func key(_ name: UnsafeBufferPointer<UInt8>) -> (key: Key, number: Int)? {
    guard let word = KeyWord(name) else { return nil }
    for number in words.indices
    where words[number].low == word.low && words[number].high == word.high {
      return (keys[number], number)
    }
    return nil
  }
}
