/// A text as a terminal shows it, with its columns: what must not be sent, and what would show
/// nothing, is escaped.
///
/// Only as much of a long text is looked at as can be shown.
package struct ShownText: Equatable, Sendable {
  /// The text in clusters of one or two columns.
  package private(set) var text = ""
  /// Columns of the whole text.
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

  /// Returns two texts as one.
  package static func + (left: ShownText, right: ShownText) -> ShownText {
    var both = left
    both.text += right.text
    both.columns += right.columns
    return both
  }

  /// Returns a text's beginning in at most so many columns; an ellipsis stands for a cut end.
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

  /// Returns a text's end in at most so many columns; an ellipsis stands for a cut beginning.
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

  /// Returns the columns in which a character is shown, as it is or escaped.
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

  /// No script stacks so many marks; a line must not grow without end.
  private static func limited(_ cluster: Character) -> Character {
    let scalars = cluster.unicodeScalars
    guard scalars.count > greatestScalarCount else { return cluster }
    return Character(String(scalars.prefix(greatestScalarCount)))
  }

  private static let greatestScalarCount = 16
}
