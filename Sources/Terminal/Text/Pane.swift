import TerminalText

/// The terminal's part for prompts, typed commands and output; a phone may be drawn beside or below
/// it.
///
/// All terminal output passes through it, so it knows the cursor's row. It also erases a phone to
/// the right of the text from rows that scroll away, because terminals keep those rows.
package final class Pane {
  /// The division of a terminal between scrolling text (prompts and output) and a drawn phone.
  package struct Division: Equatable, Sendable {
    /// The width of the scrolling text in columns; `rows` is its height, from the terminal's top.
    package var columns: Int
    package var rows: Int
    /// The first column, from 0, of a phone to the right of the text, or nil if the phone is below.
    package var pictureColumn: Int?

    package init(columns: Int, rows: Int, pictureColumn: Int? = nil) {
      self.columns = columns
      self.rows = rows
      self.pictureColumn = pictureColumn
    }
  }

  package private(set) var division: Division?
  /// The row of the terminal's cursor, from 0, or nil if it is unknown.
  package private(set) var row: Int?
  private var savedRow: Int?
  /// The number of rows that the screen has scrolled since the last call of `takeScrolledRows()`.
  private var scrolledRows = 0

  package init() {}

  /// Records that the terminal was divided between scrolling text and a drawn phone.
  ///
  /// `cursorRow` is the current row of the cursor, from 0.
  package func divide(_ division: Division, cursorRow: Int) {
    self.division = division
    row = cursorRow
    scrolledRows = 0
  }

  /// Records that prompts and output use the whole terminal for a while, because the phone is
  /// hidden.
  ///
  /// `lines` and `columns` are the terminal's size. The cursor's row is unchanged.
  package func takeAll(lines: Int, columns: Int) {
    division?.rows = lines
    division?.columns = columns
    division?.pictureColumn = nil
  }

  /// Records that the terminal is no longer divided between scrolling text and a drawn phone.
  package func end() {
    division = nil
    row = nil
  }

  /// Forgets the cursor's row, because the terminal itself echoes typed text.
  func loseCursor() { row = nil }

  /// Whether a phone to the right has scrolled since it was last drawn, so that it must be drawn
  /// again.
  package var hasScrolled: Bool { scrolledRows > 0 }

  /// Returns by how many rows a phone to the right has scrolled since the last call.
  package func takeScrolledRows() -> Int {
    defer { scrolledRows = 0 }
    return scrolledRows
  }

  /// Returns a text as it must be sent to the terminal, and updates the cursor's row for that text.
  ///
  /// If the text will scroll, the result first erases the phone from the rows that leave the
  /// screen. Otherwise the terminal's scrollback would keep parts of the phone.
  func passing(_ text: ScreenText) -> ScreenText {
    guard let division else { return text }
    let scrolled = follow(text.sent.utf8, rows: division.rows)
    guard let column = division.pictureColumn, scrolled > 0 else { return text }
    let erased = max(0, min(scrolled, division.rows - scrolledRows))
    scrolledRows += scrolled
    let erasing = (0..<erased).reduce(into: "" as ScreenText) {
      $0 += "\u{1b}[\($1 + 1);\(column + 1)H\u{1b}[K"
    }
    return "\u{1b}7" + erasing + "\u{1b}8" + text
  }

  /// Updates the cursor's row for text that is sent to the terminal.
  ///
  /// Returns the number of rows by which the text scrolls the screen.
  private func follow(_ bytes: String.UTF8View, rows: Int) -> Int {
    guard var row else { return 0 }
    var scrolled = 0
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\n") {
        if row + 1 < rows { row += 1 } else { scrolled += 1 }
      } else if byte == 0x1b {
        move(&row, by: &rest, rows: rows)
      }
    }
    self.row = row
    return scrolled
  }

  private func move(_ row: inout Int, by rest: inout Substring.UTF8View, rows: Int) {
    switch rest.popFirst() {
    case UInt8(ascii: "7"): savedRow = row
    case UInt8(ascii: "8"): row = savedRow ?? row
    case UInt8(ascii: "["):
      let parameters = rest.prefix { (0x30...0x3f).contains($0) }
      rest = rest[parameters.endIndex...]
      let count = Int(String(decoding: parameters, as: UTF8.self)) ?? 1
      switch rest.popFirst() {
      case UInt8(ascii: "A"): row = max(0, row - count)
      case UInt8(ascii: "B"): row = min(rows - 1, row + count)
      default: break
      }
    default: break
    }
  }
}
