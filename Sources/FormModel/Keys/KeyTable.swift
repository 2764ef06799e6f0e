import Documents
import Patterns

/// The keys of a mapping by their bytes, for mappings of which a form may have a million.
package struct KeyTable<Key> {
  /// The bytes of a key of at most 16, and zeros behind them.
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

  /// Returns the key of that name and its number among the keys.
  package func key(_ name: UnsafeBufferPointer<UInt8>) -> (key: Key, number: Int)? {
    guard let word = Word(name), let number = words.firstIndex(of: word) else { return nil }
    return (keys[number], number)
  }
}
