import Foundation

/// A secure field's value, in memory that is overwritten when the last answers with it are freed.
///
/// Swift allows no stronger guarantee. The value stays in memory while `undo` can restore it.
/// Strings made from it, such as the typed line or ``text``, are freed without being overwritten.
package final class SecretText: Sendable {
  /// The bullets that are shown instead of a secure value; their number is always the same.
  package static let bullets = "•••"

  // Written only before the object is shared and after its last use.
  nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer

  package init(_ text: String) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    self.bytes = UnsafeRawBufferPointer(bytes)
  }

  deinit {
    let memory = UnsafeMutableRawBufferPointer(mutating: bytes)
    Self.wipe(memory)
    memory.deallocate()
  }

  /// Overwrites memory with zeros before it is freed.
  package static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    // The optimizer could remove a memset whose result is never read, but not explicit_bzero.
    if let start = memory.baseAddress { explicit_bzero(start, memory.count) }
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SecretText: Equatable {
  package static func == (one: SecretText, other: SecretText) -> Bool {
    one === other || one.bytes.elementsEqual(other.bytes)
  }
}
