import Geometry
import TerminalText

/// The detection of text encodings other than UTF-8 that editors use.
package enum ForeignEncoding {
  /// Returns the name of a text's encoding, such as UTF-16, or nil if the text may be UTF-8.
  ///
  /// The encoding is detected by a byte order mark or by zero bytes around the first character.
  package static func name(of bytes: some Sequence<UInt8>) -> String? {
    let start = Array(bytes.prefix(4))
    switch start.map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false], [true, true, false, false]:
      return "UTF-32"
    case _ where start.starts(with: [0xFF, 0xFE, 0, 0]): return "UTF-32"
    case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
      return "UTF-16"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: return nil
    }
  }
}
