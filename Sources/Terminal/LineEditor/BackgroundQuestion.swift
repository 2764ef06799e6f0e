/// A question to the terminal about its background color (OSC 11), and the search for the reply.
///
/// The reply arrives among typed keys.
struct BackgroundQuestion {
  /// The escape sequence that asks the terminal for its background color.
  static let text: ScreenText = "\u{1b}]11;?\u{1b}\\"

  /// Whether the terminal's background is light, or nil before the terminal has replied.
  private(set) var isLight: Bool?
  private var bytes: [UInt8] = []

  /// The received bytes except the terminal's reply; they are typed keys.
  var keys: [UInt8] { bytes }

  /// Adds the next byte that the terminal sent, which may belong to the reply or to a key.
  mutating func take(_ byte: UInt8) {
    bytes.append(byte)
    guard byte == 0x07 || bytes.suffix(2) == [0x1b, UInt8(ascii: "\\")],
      let start = bytes.firstRange(of: Array("\u{1b}]11;".utf8))
    else { return }
    let end = bytes[start.upperBound...].firstIndex { $0 == 0x07 || $0 == 0x1b } ?? bytes.endIndex
    isLight = Self.isLight(String(decoding: bytes[start.upperBound..<end], as: UTF8.self))
    bytes.removeSubrange(start.lowerBound...)
  }

  /// Returns whether a color such as `rgb:ffff/ffff/ffff` is light; false for any other text.
  static func isLight(_ color: String) -> Bool {
    guard color.hasPrefix("rgb:") else { return false }
    let parts = color.dropFirst(4).split(separator: "/").map { part -> Double in
      guard let number = Int(part, radix: 16), (1...4).contains(part.count) else { return 0 }
      return Double(number) / Double((1 << (4 * part.count)) - 1)
    }
    guard parts.count == 3 else { return false }
    // The luma of ITU-R BT.601.
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5
  }

  /// Returns whether the value of the variable `COLORFGBG`, which rxvt and Konsole set, means a
  /// light background.
  ///
  /// Returns nil if the value doesn't say which background the terminal has.
  static func answer(inEnvironment value: String?) -> Bool? {
    guard let last = value?.split(separator: ";").last, let number = Int(last) else { return nil }
    // Of the sixteen colors 7 is light gray, and 15 white.
    return number == 7 || number == 15
  }
}
