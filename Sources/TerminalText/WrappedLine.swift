/// Wraps a line of text between words, because a terminal would break it inside a word.
package enum WrappedLine {
  /// Returns a line wrapped to lines of at most `columns` columns.
  ///
  /// A longer word is not divided. Lines after the first are indented by the line's leading spaces.
  /// In a table's row, they begin at the last column, if that is in the left half.
  package static func parts(of line: String, columns: Int) -> [String] {
    parts(of: line, columns: columns, hanging: indentation(of: line, columns: columns))
  }

  /// Returns a line wrapped to lines of at most `columns` columns.
  ///
  /// A longer word is not divided. All lines but the first are indented by `hanging` columns.
  package static func parts(
    of line: String, columns: Int, hanging: @autoclosure () -> Int
  ) -> [String] {
    guard columns > 0, TextColumns.of(line) > columns else { return [line] }
    let indentation = hanging()
    let indent = String(repeating: " ", count: indentation)
    var rest = line[...]
    var parts = [String(LineBreaking.flowing.takeLine(from: &rest, columns: columns))]
    while !rest.isEmpty {
      let part = LineBreaking.flowing.takeLine(from: &rest, columns: columns - indentation)
      parts.append(indent + part)
    }
    return parts
  }

  /// Returns a line as rows of at most `columns` columns; a longer word is divided.
  package static func rows(of line: String, columns: Int) -> [String] {
    parts(of: line, columns: columns).flatMap { part -> [String] in
      guard columns > 0, TextColumns.of(part) > columns else { return [part] }
      return pieces(of: part, columns: columns)
    }
  }

  private static func pieces(of part: String, columns: Int) -> [String] {
    var pieces: [String] = []
    var (piece, width) = ("", 0)
    for character in part {
      let next = TextColumns.of(character)
      if width + next > columns, width > 0 {
        pieces.append(piece)
        (piece, width) = ("", 0)
      }
      piece.append(character)
      width += next
    }
    return pieces + [piece]
  }

  // Columns of a table are at least two spaces apart.
  private static func indentation(of line: String, columns: Int) -> Int {
    var starts: [Int] = []
    var column = 0
    var blanks = 2
    for character in line {
      if character != " ", blanks >= 2 { starts.append(column) }
      blanks = character == " " ? blanks + 1 : 0
      column += TextColumns.of(character)
    }
    guard let first = starts.first, let last = starts.last else { return 0 }
    return last <= columns / 2 ? last : first
  }
}
