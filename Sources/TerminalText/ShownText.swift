/// A text as a terminal shows it, with its columns.
///
/// Unsafe and invisible characters are escaped.
///
/// Only as much of a long text is read as can be shown.
package struct ShownText: Equatable, Sendable {
  /// The text in grapheme clusters of one or two columns each.
  package private(set) var text = ""
  /// The columns of the whole text.
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

  /// Whether each byte of the text is a cluster of its own.
  package var isASCII: Bool { columns == text.utf8.count }

  /// Joins two texts.
  package static func + (left: ShownText, right: ShownText) -> ShownText {
    var both = left
    both.text += right.text
    both.columns += right.columns
    return both
  }

  /// Returns the beginning of a text in at most `columns` columns.
  ///
  /// An ellipsis replaces what is cut.
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

  /// Returns the end of a text in at most `columns` columns.
  ///
  /// An ellipsis replaces what is cut.
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

  /// Returns the columns of a character, escaped or not.
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

  /// No script stacks so many marks.
  ///
  /// The limit keeps a line from growing without end.
  private static func limited(_ cluster: Character) -> Character {
    let scalars = cluster.unicodeScalars
    guard scalars.count > greatestScalarCount else { return cluster }
    return Character(String(scalars.prefix(greatestScalarCount)))
  }

  private static let greatestScalarCount = 16
}
