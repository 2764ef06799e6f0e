import CUTF8Proc

/// Converts texts to Unicode's composed form (NFC): accented letters are one scalar if possible.
package enum Composition {
  /// Returns a text in Unicode's composed form (NFC): accented letters are one scalar if possible.
  package static func composed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
      var result: UnsafeMutablePointer<UInt8>?
      let count = utf8proc_map(bytes.baseAddress, bytes.count, &result, composing)
      guard let result, count >= 0 else { return String(decoding: bytes, as: UTF8.self) }
      defer { free(result) }
      return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
    }
  }

  private static let composing = utf8proc_option_t(
    UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
}
