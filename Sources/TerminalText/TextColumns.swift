import CUTF8Proc

/// Computes the number of columns that a text occupies on a terminal.
///
/// The widths are Unicode's, from libutf8proc. They don't depend on a locale.
package enum TextColumns {
  /// Returns the number of columns that a single Unicode scalar occupies; 0 if it is invisible.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    max(0, Int(utf8proc_charwidth(utf8proc_int32_t(bitPattern: scalar.value))))
  }

  /// Returns the number of columns that a grapheme cluster (a character) occupies.
  ///
  /// This is the width of the cluster's widest Unicode scalar. A flag occupies two columns, and so
  /// does a sign that a variation selector turns into an emoji. An invisible cluster occupies none.
  package static func of(_ cluster: Character) -> Int {
    if cluster.isASCII { return cluster >= " " && cluster != "\u{7F}" ? 1 : 0 }
    let scalars = cluster.unicodeScalars
    let widest = scalars.reduce(0) { max($0, of($1)) }
    guard widest == 1, scalars.count > 1 else { return widest }
    let isPicture = scalars.contains { $0 == pictureSelector || isRegionalIndicator($0) }
    return isPicture ? 2 : 1
  }

  /// Returns the number of columns that a text occupies.
  package static func of(_ text: String) -> Int {
    if text.utf8.isPrintableASCII { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns a text with spaces appended to fill a number of columns.
  ///
  /// A longer text stays unchanged.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  private static let pictureSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension Sequence<UInt8> {
  /// Whether each of these bytes is a printable ASCII character, which takes one column.
  var isPrintableASCII: Bool {
    withContiguousStorageIfAvailable { $0.allSatisfy(Self.isPrintable) }
      ?? allSatisfy(Self.isPrintable)
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }
}
