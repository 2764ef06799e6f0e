import Foundation

/// A secure field's value in memory of its own, which is wiped when the last answers that hold it
/// go.
///
/// That is as far as Swift allows: while `undo` can bring a value back, it stays, and what is made
/// of it on the way, such as the line that it was typed on or what ``text`` returns, are strings
/// whose memory is freed as it is.
package final class SecretText: Sendable {
  // Written before it is shared, and when it no longer is.
  nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer

  init(_ text: String) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    self.bytes = UnsafeRawBufferPointer(bytes)
  }

  deinit {
    let memory = UnsafeMutableRawBufferPointer(mutating: bytes)
    Self.wipe(memory)
    memory.deallocate()
  }

  /// Overwrites what memory holds, which is not to be read again.
  package static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    // Of a memset the optimiser would see that what it writes is not read.
    if let start = memory.baseAddress { explicit_bzero(start, memory.count) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SecretText: Equatable {
  package static func == (one: SecretText, other: SecretText) -> Bool {
    one === other || one.bytes.elementsEqual(other.bytes)
  }
}
