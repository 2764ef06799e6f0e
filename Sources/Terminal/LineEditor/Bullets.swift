import TerminalText

/// The bullets that are shown for the characters of a secret, such as a password.
struct Bullets {
  /// The number of columns for bullets; a longer secret shows no more of them.
  private let columns: Int
  private var count = 0

  init(columns: Int) { self.columns = columns }

  /// The bullets that are shown now.
  var text: String { String(repeating: Charset.shown("•"), count: count) }

  /// Returns the terminal output after which there are `characters` bullets, if the row has space.
  ///
  /// The cursor must be after the bullets shown so far. Nothing else on the screen changes.
  mutating func show(_ characters: Int) -> ScreenText {
    let wanted = max(0, min(characters, columns))
    defer { count = wanted }
    guard wanted < count else {
      return "\(String(repeating: Charset.shown("•"), count: wanted - count))"
    }
    return (wanted..<count).reduce("") { text, _ in text + "\u{8} \u{8}" }
  }
}
