/// A text as a terminal shows it, with the number of columns that it occupies.
///
/// Unsafe and invisible characters are escaped. Of a long text, only the part to show is examined.
package struct ShownText: Equatable, Sendable {
  /// The text to show; each grapheme cluster (character) occupies one or two columns.
  package private(set) var text = ""
  /// The number of columns that the whole text occupies.
  package private(set) var columns = 0

  package init() {}

  package init(_ text: String) {
    if text.utf8.isPrintableASCII {
      self.init(printableASCII: text)
    } else {
      self.init()
      for character in text { append(escaping: character) }
    }
  }

  private init(printableASCII text: String) {
    self.text = text
    columns = text.utf8.count
  }

  /// Whether the text is ASCII, so that each byte is a character that occupies one column.
  package var isASCII: Bool { columns == text.utf8.count }

  /// Returns two texts joined into one.
  package static func + (left: ShownText, right: ShownText) -> ShownText {
    var both = left
    both.text += right.text
    both.columns += right.columns
    return both
  }

  /// Returns as much of a text's beginning as fits in `columns` columns.
  ///
  /// An ellipsis at the end replaces the rest.
  package static func start(of text: String, columns: Int) -> ShownText {
    guard columns > 0 else { return ShownText() }
    if text.utf8.prefix(columns + 1).isPrintableASCII {
      if text.utf8.count <= columns { return ShownText(printableASCII: text) }
      let end = text.utf8.index(text.startIndex, offsetBy: columns - 1)
      return ShownText(printableASCII: String(text[..<end])) + ellipsis
    }
    let all = ShownText(String(text.prefix(columns + 1)))
    guard all.columns > columns else { return all }
    var result = ShownText()
    for cluster in all.text {
      let width = TextColumns.of(cluster)
      guard result.columns + width < columns else { break }
      result.append(cluster, columns: width)
    }
    return result + ellipsis
  }

  /// Returns as much of a text's end as fits in `columns` columns.
  ///
  /// An ellipsis at the start replaces the rest.
  package static func end(of text: String, columns: Int) -> ShownText {
    guard columns > 0 else { return ShownText() }
    if text.utf8.count <= columns, text.utf8.isPrintableASCII {
      return ShownText(printableASCII: text)
    }
    let all = ShownText(String(text.suffix(columns + 1)))
    guard all.columns > columns else { return all }
    var used = 0
    let end = all.text.reversed().prefix { cluster in
      used += TextColumns.of(cluster)
      return used < columns
    }
    return ellipsis + ShownText(String(end.reversed()))
  }

  private static let ellipsis = ShownText("…")

  /// Returns the number of columns that a character, or its escape if it is unsafe, occupies.
  static func columns(of character: Character) -> Int {
    Escaping.shows(character)
      ? TextColumns.of(character)
      : Escaping.caret.escapes(of: character.unicodeScalars).utf8.count
  }

  private mutating func append(escaping character: Character) {
    if Escaping.shows(character) {
      append(Self.limited(character), columns: TextColumns.of(character))
    } else {
      let escapes = Escaping.caret.escapes(of: character.unicodeScalars)
      text += escapes
      columns += escapes.utf8.count
    }
  }

  private mutating func append(_ cluster: Character, columns width: Int) {
    text.append(cluster)
    columns += width
  }

  /// Returns a character with a limited number of Unicode scalars, because it may have endless
  /// accents.
  ///
  /// No writing system combines more accents on one letter.
  private static func limited(_ cluster: Character) -> Character {
    let scalars = cluster.unicodeScalars
    guard scalars.count > greatestScalarCount else { return cluster }
    return Character(String(scalars.prefix(greatestScalarCount)))
  }

  private static let greatestScalarCount = 16
}
