import CEditline
import TerminalText

// libedit draws plain text. What it cannot draw (colours, the hint, combining characters) is drawn
// over it just before each blocking read, cell for cell where libedit believes it to be, and the
// cursor put back.
extension LineEditor {
  private static let savedCursor = "\u{1b}7"
  private static let restoredCursor = "\u{1b}8"
  private static let plain = "\u{1b}[0m"
  private static let unwrapped = "\u{1b}[?7l"
  private static let wrapped = "\u{1b}[?7h"
  private static let dim = "\u{1b}[2m"

  /// The layout of the line in the terminal's width now.
  func layout(of line: EditedLine) -> LineLayout {
    LineLayout(promptColumns: prompt.columns, scalars: line.scalars, columns: columns)
  }

  /// Draws the line's colours and hint over what libedit has drawn.
  func paint() {
    let line = line
    let layout = layout(of: line)
    // The search by ^R has a line of its own in the buffer, which is not ours to paint.
    guard isRich, layout.end.row < lines, line.scalars.allSatisfy({ $0.value >= 0x20 }) else {
      return
    }
    var drawing =
      Self.savedCursor
      + Self.motion(
        from: layout.positions[line.cursor], to: layout.positions[0]
      )
    drawing += styled(line, layout) + Self.plain
    drawing += hintDrawing(line, layout) + Self.restoredCursor
    if !line.scalars.isEmpty || shownHint != nil { put(drawing) }
  }

  /// Takes the hint away, before libedit moves on.
  func hideHint() {
    guard let (_, line) = shownHint else { return }
    shownHint = nil
    let layout = layout(of: line)
    let motion = Self.motion(from: layout.positions[line.cursor], to: layout.end)
    put(Self.savedCursor + motion + "\u{1b}[K" + Self.restoredCursor)
  }

  /// The hint for a line, which only commands have.
  func currentHint(_ line: String) -> Hint? { purpose == .command ? hint(line) : nil }

  private func styled(_ line: EditedLine, _ layout: LineLayout) -> String {
    let ranges = purpose == .command ? highlight(line.text) : []
    var result = ""
    var style = ""
    var offset = 0
    for (index, character) in line.text.enumerated() {
      let wanted = ranges.first { $0.range.contains(index) }?.style ?? ""
      if wanted != style { result += Self.plain + (wanted.isEmpty ? "" : "\u{1b}[\(wanted)m") }
      style = wanted
      let length = character.unicodeScalars.count
      let cells = (layout.positions[offset], layout.positions[offset + length])
      result += drawing(of: character, from: cells.0, to: cells.1)
      offset += length
    }
    return result
  }

  // Terminals do not agree on the width of a cluster, so its cells are cleared before it, and the
  // place after it is set; libedit may have broken it over two rows.
  private func drawing(
    of character: Character, from start: LineLayout.Position, to end: LineLayout.Position
  ) -> String {
    guard character.unicodeScalars.count > 1 else { return String(character) }
    let isBroken = end.row > start.row
    let blank = Self.blank((isBroken ? columns : end.column) - start.column)
    let drawn = blank + Self.column(start) + String(character)
    guard isBroken else { return drawn + Self.column(end) }
    let below = Self.motion(from: start, to: LineLayout.Position(row: end.row, column: 0))
    return Self.unwrapped + drawn + Self.wrapped + below + Self.blank(end.column)
  }

  private static func blank(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  private func hintDrawing(_ line: EditedLine, _ layout: LineLayout) -> String {
    let room = columns - 1 - layout.end.column
    // In the first column the end may still be on the row above, for the terminal.
    guard line.isCursorAtEnd, layout.end.column > 0, room > 0, let hint = currentHint(line.text),
      !hint.shown.isEmpty
    else { return "" }
    shownHint = (hint, line)
    return Self.dim + ShownText.start(of: hint.shown, columns: room).text + Self.plain + "\u{1b}[K"
  }

  /// Moves the cursor over the line's rows.
  static func motion(from start: LineLayout.Position, to end: LineLayout.Position) -> String {
    let rows = end.row - start.row
    let vertical = rows == 0 ? "" : rows > 0 ? "\u{1b}[\(rows)B" : "\u{1b}[\(-rows)A"
    return vertical + column(end)
  }

  private static func column(_ position: LineLayout.Position) -> String {
    "\u{1b}[\(position.column + 1)G"
  }

  /// Leaves the line as it stands, with the cursor at the beginning of the row below it.
  func leaveLine() {
    hideHint()
    let line = line
    let layout = layout(of: line)
    let rows = layout.end.row - layout.positions[line.cursor].row
    put(String(repeating: "\n", count: rows) + "\r\n")
  }
}
