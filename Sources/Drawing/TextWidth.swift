import CWidth

/// How many columns of the terminal a text takes.
///
/// The C library's `wcwidth` decides, so that the program agrees with the terminal that runs on the
/// same tables. In the C locale it knows ASCII only; a rule of thumb then stands in.
enum TextWidth {
  /// Returns the columns of one grapheme cluster: those of its widest scalar.
  ///
  /// A flag's two letters, and a sign that a variation selector turns into a picture, take two.
  /// Zero for what shows nothing by itself.
  static func of(_ cluster: Character) -> Int {
    if cluster.isASCII { return cluster >= " " && cluster != "\u{7F}" ? 1 : 0 }
    let scalars = cluster.unicodeScalars
    let widest = scalars.reduce(0) { max($0, width(of: $1)) }
    guard widest == 1, scalars.count > 1 else { return widest }
    let isPicture = scalars.contains { $0 == pictureSelector || isRegionalIndicator($0) }
    return isPicture ? 2 : 1
  }

  private static let pictureSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let width = wcwidth(wchar_t(truncatingIfNeeded: scalar.value))
    return width >= 0 ? Int(width) : estimatedWidth(of: scalar)
  }

  static func estimatedWidth(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let isWide =
      scalar.properties.isEmojiPresentation || wideRanges.contains { $0 ~= scalar.value }
    return isWide ? 2 : 1
  }

  /// The blocks of UAX #11 that are wide throughout.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
