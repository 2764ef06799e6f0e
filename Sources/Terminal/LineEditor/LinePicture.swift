import TerminalText

/// The picture of a prompt and an edited line as cells; only the rows around the cursor that fit.
struct LinePicture: Equatable, Sendable {
  /// A character of a drawn line, with its width in terminal columns and its style.
  struct Cell: Equatable, Sendable {
    var text: String
    var columns: Int
    /// The character's style as parameters of the SGR escape sequence; empty for none.
    var style = ""

    /// Whether the character has several Unicode scalars, so that terminals disagree about its
    /// width.
    var isCluster: Bool {
      let scalars = text.unicodeScalars
      return scalars.count > 1 && scalars.contains { !$0.isASCII }
    }
  }

  /// The row and column of a cell in the picture of a line, both from 0.
  struct Position: Equatable, Sendable {
    package var row = 0
    package var column = 0
  }

  private(set) var rows: [[Cell]]
  private(set) var cursor: Position
  /// The picture's width in columns; `part` is the part of the terminal that it may use.
  let columns: Int
  let part: LineRoom.Part

  /// Creates the picture of a prompt, an edited line, a hint behind it, and a menu below it.
  init(
    prompt: String, line: EditedLine, styles: [StyledRange] = [], hint: String = "",
    menu: (any LineMenu)? = nil, in room: LineRoom
  ) {
    var pen = LinePen(columns: room.wrapsLines ? room.columns : .max)
    for character in prompt { pen.draw(character) }
    let cursor = pen.draw(line, styles: styles)
    if line.isCursorAtEnd { pen.draw(hint: hint, columns: room.columns) }
    columns = room.columns
    part = room.part
    rows = pen.rows
    self.cursor = cursor
    if room.wrapsLines { showRows(room.rows) } else { showColumns(room.columns - 1) }
    rows += menu?.rows(columns: room.columns, limit: menuLimit(in: room)) ?? []
  }

  /// Returns the maximum number of rows for a menu below the line; some earlier output stays
  /// visible.
  func menuLimit(in room: LineRoom) -> Int { min(room.rows - rows.count, max(9, room.rows / 2)) }

  /// Returns the cells for a text in one style.
  static func cells(of text: String, style: String = "") -> [Cell] {
    text.map { Cell(text: String($0), columns: TextColumns.of($0), style: style) }
  }

  /// Returns the width of a row's cells in columns.
  static func columns(of cells: some Sequence<Cell>) -> Int { cells.reduce(0) { $0 + $1.columns } }

  /// The position after the last cell of the drawn line, where a hint or other output can begin.
  var end: Position {
    Position(row: rows.count - 1, column: Self.columns(of: rows[rows.count - 1]))
  }

  private mutating func showRows(_ count: Int) {
    let start = Self.start(ofPartAround: cursor.row, whole: rows.count, part: max(1, count))
    rows = Array(rows[start...].prefix(max(1, count)))
    cursor.row -= start
  }

  private mutating func showColumns(_ count: Int) {
    let whole = max(Self.columns(of: rows[0]), cursor.column + 1)
    let start = Self.start(ofPartAround: cursor.column, whole: whole, part: max(1, count))
    let shown = start..<start + max(1, count)
    var column = 0
    rows[0] = rows[0].flatMap { cell in
      let columns = column..<column + cell.columns
      column = columns.upperBound
      let clamped = columns.clamped(to: shown)
      if clamped == columns { return [cell] }
      // A wide character that is only half visible is drawn as blanks.
      return Array(repeating: Cell(text: " ", columns: 1), count: clamped.count)
    }
    cursor.column = max(0, cursor.column - start)
  }

  /// Returns the index where the visible part of a line or list begins, if the whole is too long.
  ///
  /// `whole` and `part` are the lengths of the whole and of the visible part. The visible part
  /// contains `index` and moves by half of its length.
  private static func start(ofPartAround index: Int, whole: Int, part: Int) -> Int {
    guard whole > part, index >= part else { return 0 }
    let half = part / 2
    return half > 0 ? (index / half - 1) * half : index
  }
}

/// The space on the terminal where an edited line can be drawn.
package struct LineRoom: Equatable, Sendable {
  /// The part of the terminal where the line can be drawn; a phone may be drawn in the rest.
  enum Part: Equatable, Sendable {
    case all
    /// Only the upper rows are available for the line.
    ///
    /// The rows below them must not be cleared.
    case rows
    /// Only the left columns are available for the line.
    ///
    /// The columns right of them must not be cleared.
    case columns
  }

  package var columns: Int
  package var rows: Int
  /// Whether a line may occupy several rows of the terminal.
  ///
  /// False for a terminal whose cursor can't move up.
  var wrapsLines: Bool
  var part = Part.all
}

/// Places the characters of a prompt and line in the rows of the terminal, from left to right.
private struct LinePen {
  let columns: Int
  private(set) var rows: [[LinePicture.Cell]] = [[]]
  private var column = 0
  private var style = ""

  init(columns: Int) { self.columns = max(1, columns) }

  private var position: LinePicture.Position {
    LinePicture.Position(row: rows.count - 1, column: column)
  }

  /// Places an edited line in its styles, and returns the position of the line's cursor.
  mutating func draw(_ line: EditedLine, styles: [StyledRange]) -> LinePicture.Position {
    var rest = styles[...]
    var cursor: LinePicture.Position?
    var offset = 0
    for (index, character) in line.text.enumerated() {
      offset += character.unicodeScalars.count
      while let range = rest.first?.range, range.upperBound <= index { rest.removeFirst() }
      style = rest.first.map { $0.range.contains(index) ? $0.style : "" } ?? ""
      let start = draw(character)
      if cursor == nil, offset > line.cursor { cursor = start }
    }
    style = ""
    return cursor ?? position
  }

  /// Places as much of the hint behind the line as fits in the row.
  mutating func draw(hint: String, columns: Int) {
    let room = columns - 1 - column
    // In the first column, the terminal may still have its cursor on the row above.
    guard column > 0, room > 0, !hint.isEmpty else { return }
    style = Self.dim
    for character in ShownText.start(of: hint, columns: room).text { draw(character) }
    style = ""
  }

  private static let dim = "2"

  /// Places a character, in the next row if this one is full, and returns its position.
  @discardableResult mutating func draw(_ character: Character) -> LinePicture.Position {
    if let byte = character.asciiValue, (0x20..<0x7F).contains(byte) {
      return put(String(character), columns: 1)
    }
    switch character {
    case "\n" where columns < .max:
      defer { startRow() }
      return position
    case "\t": return draw(blanks: min(8 - column % 8, columns - column))
    default: return draw(ShownText(String(character)))
    }
  }

  private mutating func draw(blanks count: Int) -> LinePicture.Position {
    let start = position
    for _ in 0..<count { put(" ", columns: 1) }
    return start
  }

  // A sign that replaces a character may wrap to the next row.
  private mutating func draw(_ shown: ShownText) -> LinePicture.Position {
    guard shown.isASCII else {
      return shown.columns > columns
        ? put("?", columns: 1) : put(shown.text, columns: shown.columns)
    }
    let start = position
    for character in shown.text { put(String(character), columns: 1) }
    return start
  }

  // A full row is followed by another one, where the terminal's cursor moves too.
  @discardableResult private mutating func put(
    _ text: String, columns width: Int
  ) -> LinePicture.Position {
    if width > columns - column { startRow() }
    let start = position
    rows[rows.count - 1].append(LinePicture.Cell(text: text, columns: width, style: style))
    column += width
    if column >= columns { startRow() }
    return start
  }

  private mutating func startRow() {
    rows.append([])
    column = 0
  }
}
