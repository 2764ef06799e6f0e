import TerminalText

/// The part of a terminal in which the conversation stands while a phone is pinned below or beside
/// it.
///
/// All that is sent to the terminal passes it: so it knows in which row the cursor is, and keeps a
/// phone that stands beside the conversation out of the rows that scroll away, which the terminal
/// keeps.
final class Pane {
  /// How a terminal is divided.
  struct Division: Equatable, Sendable {
    /// The conversation's width, and the rows in which it scrolls, from the terminal's first one
    /// on.
    var columns: Int
    var rows: Int
    /// The first column of the phone beside it; nil where the phone stands below.
    var pictureColumn: Int?
  }

  private(set) var division: Division?
  /// The row of the cursor; nil where it is not known.
  private(set) var row: Int?
  private var savedRow: Int?
  /// The rows by which all has scrolled since it was last asked for.
  private var scrolledRows = 0

  /// Divides the terminal, whose cursor is in a row.
  func divide(_ division: Division, cursorRow: Int) {
    self.division = division
    row = cursorRow
    scrolledRows = 0
  }

  /// Takes all of the terminal; where the cursor is, is known on.
  func takeAll(lines: Int, columns: Int) {
    division?.rows = lines
    division?.columns = columns
    division?.pictureColumn = nil
  }

  /// Forgets the division.
  func end() {
    division = nil
    row = nil
  }

  /// Forgets where the cursor is, because the terminal itself shows what is typed.
  func loseCursor() { row = nil }

  /// Whether the phone has been scrolled up since it was last drawn.
  var hasScrolled: Bool { scrolledRows > 0 }

  /// Returns by how many rows the phone has been scrolled up since the last time.
  func takeScrolledRows() -> Int {
    defer { scrolledRows = 0 }
    return scrolledRows
  }

  /// Returns what is to be sent for a text: before it scrolls, the phone is erased in the rows that
  /// leave the screen.
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

  /// Follows the cursor through a text; returns by how many rows it scrolls.
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
