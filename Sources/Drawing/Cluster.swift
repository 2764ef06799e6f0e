/// What the terminal shows as one unit: a letter with its marks, an ideograph, a picture.
struct Cluster: Equatable, Sendable {
  let text: String
  /// Columns: 1 or 2.
  let width: Int

  static let blank = Cluster(text: " ", width: 1)
  static let ellipsis = Cluster(text: "…", width: 1)
}

extension Cluster {
  /// Returns the clusters that show a character: itself, or its escape where sending it would move
  /// the cursor, turn the line's direction or show nothing.
  static func showing(_ character: Character) -> [Cluster] {
    let width = TextWidth.of(character)
    let isSafe = width > 0 && !character.unicodeScalars.contains(where: \.mustNotBeSent)
    guard isSafe else { return escape(of: character) }
    let scalars = character.unicodeScalars
    // No script stacks so many marks; a line must not grow without end.
    guard scalars.count > greatestScalarCount else {
      return [Cluster(text: String(character), width: width)]
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(greatestScalarCount))
    return [Cluster(text: String(text), width: width)]
  }

  private static let greatestScalarCount = 16

  private static func escape(of character: Character) -> [Cluster] {
    character.unicodeScalars.flatMap { scalar in
      scalar.escape.map { Cluster(text: String($0), width: 1) }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var mustNotBeSent: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: properties.isBidiControl
    }
  }

  /// Caret notation for the ASCII controls, the number in braces for others.
  fileprivate var escape: String {
    switch value {
    case 0..<0x20: "^" + String(Character(Unicode.Scalar(UInt8(value + 0x40))))
    case 0x7F: "^?"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
