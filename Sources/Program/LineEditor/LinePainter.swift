import TerminalText

/// What a terminal is sent to show what libedit cannot draw: a line's colours, its combining
/// characters and its hint.
///
/// libedit draws plain text. Over it, cell for cell where libedit believes it to be, the line is
/// drawn again, and the cursor put back. Nothing is remembered here: the same line in the same width
/// gives the same bytes.
struct LinePainter: Equatable {
  /// The columns of the prompt.
  let promptColumns: Int
  /// The terminal's width, and the rows that scroll.
  let columns: Int
  let rows: Int

  private static let savedCursor = "\u{1b}7"
  private static let restoredCursor = "\u{1b}8"
  private static let plain = "\u{1b}[0m"
  private static let unwrapped = "\u{1b}[?7l"
  private static let wrapped = "\u{1b}[?7h"
  private static let dim = "\u{1b}[2m"
  private static let clearedRow = "\u{1b}[K"

  /// The rows that the prompt takes, with the line behind it.
  func rows(of line: EditedLine) -> Int { layout(of: line).end.row + 1 }

  /// Returns the part of a hint that there is room for behind a line; nil where there is none.
  func hint(_ hint: String, behind line: EditedLine) -> String? {
    let end = layout(of: line).end
    let room = columns - 1 - end.column
    // In the first column the end may still be on the row above, for the terminal.
    guard line.isCursorAtEnd, end.column > 0, room > 0, !hint.isEmpty else { return nil }
    return ShownText.start(of: hint, columns: room).text
  }

  /// Returns whether a line can be drawn over what libedit has drawn.
  ///
  /// The search by `^R` has a line of its own in the buffer, which is not ours to paint.
  func canPaint(_ line: EditedLine) -> Bool {
    layout(of: line).end.row < rows && line.scalars.allSatisfy { $0.value >= 0x20 }
  }

  /// Returns what shows a line in its styles, with what may follow dim behind it.
  func painting(of line: EditedLine, styles: [StyledRange], hint: String?) -> String {
    guard !line.scalars.isEmpty || hint != nil else { return "" }
    let layout = layout(of: line)
    let start = Self.motion(from: layout.positions[line.cursor], to: layout.positions[0])
    let shown = hint.map { Self.dim + $0 + Self.plain + Self.clearedRow } ?? ""
    return Self.savedCursor + start + styled(line, styles, layout) + Self.plain + shown
      + Self.restoredCursor
  }

  /// Returns what takes the hint behind a line away.
  func clearingHint(behind line: EditedLine) -> String {
    Self.savedCursor + motionToEnd(of: line) + Self.clearedRow + Self.restoredCursor
  }

  /// Returns what marks a line as dropped.
  func interruption(of line: EditedLine) -> String {
    Self.savedCursor + motionToEnd(of: line) + "^C" + Self.restoredCursor
  }

  /// Returns what leaves a line as it stands, with the cursor at the beginning of the row below it.
  func leaving(_ line: EditedLine) -> String {
    let layout = layout(of: line)
    let below = layout.end.row - layout.positions[line.cursor].row
    return String(repeating: "\n", count: below) + "\r\n"
  }

  /// Returns what clears a line's rows, with the cursor at the beginning of the first.
  ///
  /// Terminals wrap the rows again in another width, so the cursor's row is counted in that.
  func clearing(_ line: EditedLine) -> String {
    let row = layout(of: line).positions[line.cursor].row
    return "\r" + (row > 0 ? "\u{1b}[\(row)A" : "") + Self.clearedBelow
  }

  /// Clears the screen from the cursor on.
  static let clearedBelow = "\u{1b}[J"

  /// Clears the screen, with the cursor at its top.
  static let clearedScreen = "\u{1b}[H\u{1b}[2J"

  private func layout(of line: EditedLine) -> LineLayout {
    LineLayout(promptColumns: promptColumns, scalars: line.scalars, columns: columns)
  }

  private func motionToEnd(of line: EditedLine) -> String {
    let layout = layout(of: line)
    return Self.motion(from: layout.positions[line.cursor], to: layout.end)
  }

  private func styled(
    _ line: EditedLine, _ ranges: [StyledRange], _ layout: LineLayout
  ) -> String {
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

  /// Moves the cursor over the line's rows.
  private static func motion(
    from start: LineLayout.Position, to end: LineLayout.Position
  ) -> String {
    let rows = end.row - start.row
    let vertical = rows == 0 ? "" : rows > 0 ? "\u{1b}[\(rows)B" : "\u{1b}[\(-rows)A"
    return vertical + column(end)
  }

  private static func column(_ position: LineLayout.Position) -> String {
    "\u{1b}[\(position.column + 1)G"
  }
}
