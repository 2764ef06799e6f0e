import TerminalText

/// The part of a terminal for commands and output, while a phone is drawn below or beside it.
///
/// All terminal output passes through it, so it knows the cursor's row. It also erases a phone
/// beside the conversation from rows that scroll away, because terminals keep those rows.
package final class Pane {
  /// How a terminal is split between the conversation and the drawn phone.
  package struct Division: Equatable, Sendable {
    /// The width of the conversation in columns; `rows` is the number of its rows from the top.
    package var columns: Int
    package var rows: Int
    /// The first column of a phone beside the conversation, or nil if the phone is below.
    package var pictureColumn: Int?

    package init(columns: Int, rows: Int, pictureColumn: Int? = nil) {
      self.columns = columns
      self.rows = rows
      self.pictureColumn = pictureColumn
    }
  }

  package private(set) var division: Division?
  /// The row of the terminal's cursor, or nil if it is unknown.
  package private(set) var row: Int?
  private var savedRow: Int?
  /// The number of rows scrolled since the last call of `takeScrolledRows()`.
  private var scrolledRows = 0

  package init() {}

  /// Splits the terminal between the conversation and a phone.
  ///
  /// `cursorRow` is the current row of the cursor.
  package func divide(_ division: Division, cursorRow: Int) {
    self.division = division
    row = cursorRow
    scrolledRows = 0
  }

  /// Gives the conversation the whole terminal and hides the phone.
  ///
  /// The cursor's row stays known.
  package func takeAll(lines: Int, columns: Int) {
    division?.rows = lines
    division?.columns = columns
    division?.pictureColumn = nil
  }

  /// Ends the split of the terminal between conversation and phone.
  package func end() {
    division = nil
    row = nil
  }

  /// Forgets the cursor's row, because the terminal itself echoes typed text.
  func loseCursor() { row = nil }

  /// Whether the phone has scrolled since it was last drawn.
  package var hasScrolled: Bool { scrolledRows > 0 }

  /// Returns how many rows the phone has scrolled since the last call.
  package func takeScrolledRows() -> Int {
    defer { scrolledRows = 0 }
    return scrolledRows
  }

  /// Returns the text to send to the terminal for a text of the conversation.
  ///
  /// Before the text scrolls, the phone is erased from the rows that leave the screen.
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

  /// Updates the cursor's row for a text that is sent to the terminal.
  ///
  /// Returns the number of rows that the text scrolls.
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
