/// Draws an edited line on the terminal, and sends only what changed since the last drawing.
///
/// Without escape sequences, the line is one row, and backspaces move the cursor back.
package struct LinePainter: Equatable {
  /// Whether the terminal supports escape sequences.
  package let isRich: Bool
  /// The picture of prompt, line and cursor that is on the screen now, or nil if there is none.
  private(set) var shown: LinePicture?

  package init(isRich: Bool) { self.isRich = isRich }

  /// Returns the terminal output that replaces the drawn line by a new picture.
  ///
  /// The first picture begins at the cursor.
  mutating func show(_ picture: LinePicture) -> ScreenText {
    defer { shown = picture }
    guard picture != shown else { return "" }
    if !isRich { return PlainPen(over: shown).text(of: picture) }
    return RichPen(over: shown, columns: picture.columns, part: picture.part).text(of: picture)
  }

  /// Returns the terminal output that leaves the drawn line and moves the cursor below it.
  package mutating func leave() -> ScreenText {
    defer { shown = nil }
    guard let shown, isRich else { return "\r\n" }
    let below = shown.rows.count - 1 - shown.cursor.row
    return (below > 0 ? "\u{1b}[\(below)B" : "") + "\r\n"
  }

  /// Forgets the drawn line, because the screen no longer shows it.
  mutating func forget() { shown = nil }

  /// Returns the terminal output that erases the drawn line and moves the cursor to its first row.
  ///
  /// The terminal may have rewrapped the rows to the width `columns`, so the row is computed again.
  package mutating func clear(columns: Int) -> ScreenText {
    defer { shown = nil }
    let place = shown.map { $0.cursor.row * $0.columns + $0.cursor.column } ?? 0
    let row = place / max(1, columns)
    return "\r" + (row > 0 ? "\u{1b}[\(row)A" : "") + Self.clearedBelow
  }

  /// The escape sequence that clears the screen from the cursor to the bottom.
  package static let clearedBelow: ScreenText = "\u{1b}[J"

  /// The escape sequence that clears the screen and moves the cursor to its top.
  package static let clearedScreen: ScreenText = "\u{1b}[H\u{1b}[2J"

  /// The escape sequences that clear the screen before it is drawn again.
  ///
  /// Clearing the screen by one sequence would make tmux and VTE keep a copy in the scrollback.
  package static let erasedScreen: ScreenText = "\u{1b}[2H\u{1b}[J\u{1b}[H\u{1b}[K"
}

/// Writes the terminal output that draws a prompt and line, for a terminal with escape sequences.
private struct RichPen {
  private let old: LinePicture?
  private let columns: Int
  private let part: LineRoom.Part
  private var text: ScreenText = ""
  private var position: LinePicture.Position
  /// The number of the picture's rows, from the top, that exist on the terminal already.
  private var rowCount: Int
  private var style = ""

  init(over old: LinePicture?, columns: Int, part: LineRoom.Part) {
    self.old = old
    self.part = part
    self.columns = columns
    position = old?.cursor ?? LinePicture.Position()
    rowCount = old?.rows.count ?? 1
  }

  func text(of picture: LinePicture) -> ScreenText {
    var pen = self
    for row in picture.rows.indices { pen.draw(row, of: picture) }
    if pen.rowCount > picture.rows.count { pen.clearRows(from: picture.rows.count) }
    pen.move(to: picture.cursor)
    return pen.text
  }

  private mutating func clearRows(from first: Int) {
    guard part != .all else {
      move(to: LinePicture.Position(row: first, column: 0))
      return text += LinePainter.clearedBelow
    }
    for row in first..<rowCount {
      move(to: LinePicture.Position(row: row, column: 0))
      clearRestOfRow()
    }
  }

  private mutating func clearRestOfRow() {
    let count = columns - position.column
    text += part == .columns && count > 0 ? "\u{1b}[\(count)X" : "\u{1b}[K"
  }

  private mutating func draw(_ row: Int, of picture: LinePicture) {
    let cells = picture.rows[row]
    let before = old.map { row < $0.rows.count ? $0.rows[row] : [] } ?? []
    if row > 0, row >= rowCount { move(to: LinePicture.Position(row: row, column: 0)) }
    guard cells != before else { return }
    let same = zip(cells, before).prefix { $0 == $1 }.count
    let start = LinePicture.columns(of: cells[..<same])
    move(to: LinePicture.Position(row: row, column: start))
    for cell in cells[same...] { draw(cell) }
    set(style: "")
    let isShorter = LinePicture.columns(of: cells) < LinePicture.columns(of: before)
    if isShorter { clearRestOfRow() }
    if position.column >= columns { goOn(below: row, of: picture) }
  }

  /// Continues in the next row after a full one, such that the terminal treats both as one line.
  ///
  /// Terminals wrap with the next character at the latest; some have already wrapped.
  private mutating func goOn(below row: Int, of picture: LinePicture) {
    guard part != .columns, row + 1 < picture.rows.count else { return }
    text += " \r"
    position = LinePicture.Position(row: row + 1, column: 0)
    rowCount = max(rowCount, row + 2)
    if let old, row + 1 < old.rows.count, let first = old.rows[row + 1].first { redraw(first) }
  }

  // The blank has replaced a character that may not have changed.
  private mutating func redraw(_ cell: LinePicture.Cell) {
    draw(cell)
    set(style: "")
    move(to: LinePicture.Position(row: position.row, column: 0))
  }

  // Terminals disagree about the width of a cluster. So its cells are cleared first, and the
  // position after it is set explicitly. It must not spill into the next row.
  private mutating func draw(_ cell: LinePicture.Cell) {
    set(style: cell.style)
    guard cell.isCluster else {
      text += "\(cell.text)"
      position.column += cell.columns
      return
    }
    let blanks = ScreenText.repeating(" ", count: cell.columns)
    let drawn: ScreenText = "\(blanks)\u{1b}[\(position.column + 1)G\(cell.text)"
    let mayWrap = position.column + 2 * cell.text.unicodeScalars.count > columns
    text += mayWrap ? Self.unwrapped + drawn + Self.wrapped : drawn
    position.column += cell.columns
    let column = min(position.column, columns - 1)
    text += "\u{1b}[\(column + 1)G"
    position.column = column
  }

  private mutating func set(style wanted: String) {
    guard wanted != style else { return }
    text += style.isEmpty ? "" : Self.plain
    text += wanted.isEmpty ? "" : "\u{1b}[\(wanted)m"
    style = wanted
  }

  private mutating func move(to target: LinePicture.Position) {
    guard target != position else { return }
    let lastRow = min(target.row, rowCount - 1)
    if lastRow < position.row { text += "\u{1b}[\(position.row - lastRow)A" }
    if lastRow > position.row { text += "\u{1b}[\(lastRow - position.row)B" }
    for _ in lastRow..<max(lastRow, target.row) { text += "\r\n" }
    if target.row > lastRow { position.column = 0 }
    rowCount = max(rowCount, target.row + 1)
    if target.column != position.column {
      text += target.column == 0 ? "\r" : "\u{1b}[\(target.column + 1)G"
    }
    position = target
  }

  private static let plain: ScreenText = "\u{1b}[0m"
  private static let unwrapped: ScreenText = "\u{1b}[?7l"
  private static let wrapped: ScreenText = "\u{1b}[?7h"
}

/// Writes the output that draws a prompt and line in one row, without escape sequences.
private struct PlainPen {
  private let before: [LinePicture.Cell]
  private var column: Int
  private var text: ScreenText = ""

  init(over old: LinePicture?) {
    before = old?.rows[0] ?? []
    column = old?.cursor.column ?? 0
  }

  func text(of picture: LinePicture) -> ScreenText {
    var pen = self
    pen.draw(picture)
    return pen.text
  }

  private mutating func draw(_ picture: LinePicture) {
    let cells = picture.rows[0]
    let same = zip(cells, before).prefix { $0.text == $1.text }.count
    if same < max(cells.count, before.count) {
      move(to: LinePicture.columns(of: cells[..<same]), over: before)
      write(cells[same...])
      let end = column
      let rest = LinePicture.columns(of: before) - end
      if rest > 0 { blank(rest) }
      back(to: end)
    }
    move(to: picture.cursor.column, over: cells)
  }

  private mutating func write(_ cells: ArraySlice<LinePicture.Cell>) {
    for cell in cells { text += "\(cell.text)" }
    column += LinePicture.columns(of: cells)
  }

  private mutating func blank(_ count: Int) {
    text += .repeating(" ", count: count)
    column += count
  }

  private mutating func move(to target: Int, over cells: [LinePicture.Cell]) {
    back(to: target)
    var start = 0
    for cell in cells where start < target {
      if start >= column { write([cell]) }
      start += cell.columns
    }
  }

  private mutating func back(to target: Int) {
    guard target < column else { return }
    text += .repeating("\u{8}", count: column - target)
    column = target
  }
}
