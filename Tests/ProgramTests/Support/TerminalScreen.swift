@testable import Terminal
@testable import TerminalCells

import Foundation

/// A model of a VT100 terminal's screen with common additions, as a person would see it.
struct TerminalScreen: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    /// The character with its combining marks; empty in the right half of a wide character.
    var text = " "
    /// The parameters of the SGR sequences in effect, joined by semicolons; empty for plain text.
    var style = ""
  }

  struct Cursor: Equatable, Sendable {
    var row = 0
    var column = 0
    /// Whether the last column is written, so that the next character goes to the next row.
    var isAtMargin = false
  }

  private(set) var columns: Int
  private(set) var lines: Int
  private(set) var cells: [[Cell]]
  var cursor = Cursor()
  var savedCursor = Cursor()
  var style = ""
  /// The rows that scroll, from 0; those outside stay.
  var scrollRegion: Range<Int>
  /// The numbers of the private modes that are on, such as 2004 for bracketed paste.
  var modes: Set<Int> = []
  var parser = Parser()
  /// Whether text that doesn't fit in a row continues in the next one.
  var wraps = true
  /// The rows that have scrolled off the top, as in a terminal's scrollback.
  private(set) var scrolledOut: [String] = []
  /// The ordinary screen's rows and cursor while the alternate screen is shown, otherwise nil.
  private var otherScreen: Hidden?

  private struct Hidden: Equatable, Sendable {
    var cells: [[Cell]]
    var cursor: Cursor
  }

  /// Whether an emoji of several scalars is as wide as its first, as in newer terminals.
  var joinsClusters = false

  init(columns: Int, lines: Int) {
    utf8Locale
    self.columns = columns
    self.lines = lines
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: lines)
    scrollRegion = 0..<lines
  }

  /// The rows joined as text, without spaces at their ends and without empty rows at the bottom.
  var text: String {
    rows.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// All rows as text, without spaces at their ends.
  var rows: [String] { cells.map(Self.text(of:)) }

  /// Returns the style where `text` is first on the screen, or nil if it isn't there.
  func style(of text: String) -> String? {
    for row in cells {
      for column in row.indices where Self.text(of: Array(row[column...])).hasPrefix(text) {
        return row[column].style
      }
    }
    return nil
  }

  /// Changes the size; what no longer fits is lost, as in a terminal that doesn't rewrap lines.
  mutating func resize(columns: Int, lines: Int) {
    while cells.count > lines, cursor.row > 0 {
      cells.removeFirst()
      cursor.row -= 1
    }
    cells = (0..<lines).map { row in
      let old = row < cells.count ? cells[row] : []
      return (0..<columns).map { $0 < old.count ? old[$0] : Cell() }
    }
    (self.columns, self.lines, scrollRegion) = (columns, lines, 0..<lines)
    cursor.column = min(cursor.column, columns - 1)
    cursor.isAtMargin = false
  }

  /// Switches between the ordinary and the alternate screen.
  ///
  /// The ordinary one keeps its contents; the alternate one starts empty.
  mutating func changeScreen() {
    if let hidden = otherScreen {
      (cells, cursor, otherScreen) = (hidden.cells, hidden.cursor, nil)
    } else {
      otherScreen = Hidden(cells: cells, cursor: cursor)
      cells = Array(repeating: Array(repeating: Cell(), count: columns), count: lines)
    }
    // The terminal may have another size by now.
    resize(columns: columns, lines: lines)
  }

  private static func text(of row: [Cell]) -> String {
    var text = row.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  // MARK: Writing

  mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(Self.wcwidth?(scalar.value) ?? 1)
    guard width > 0, !isJoined(scalar) else { return combine(scalar) }
    if cursor.isAtMargin || cursor.column + width > columns {
      if wraps { startNextRow() } else { cursor.column = columns - width }
    }
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", style: style) }
    cursor.isAtMargin = cursor.column + width == columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  /// The C library's function for a character's width, so that tests don't measure as the program
  /// does.
  ///
  /// Swift can't import its header.
  private static let wcwidth: (@Sendable @convention(c) (UInt32) -> Int32)? = {
    guard let symbol = dlsym(nil, "wcwidth") else { return nil }
    return unsafeBitCast(symbol, to: (@Sendable @convention(c) (UInt32) -> Int32).self)
  }()

  private func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    guard joinsClusters, cursor.column > 0 else { return false }
    let before = cells[cursor.row][..<cursor.column].last { !$0.text.isEmpty }?.text ?? ""
    return scalar.properties.isEmojiModifier || before.unicodeScalars.last == "\u{200d}"
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = cursor.isAtMargin ? cursor.column : cursor.column - 1
    if column > 0, cells[cursor.row][column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  private mutating func startNextRow() {
    cursor.column = 0
    cursor.isAtMargin = false
    lineFeed()
  }

  /// Adds the screen's rows, without empty ones at the bottom, to `scrolledOut`.
  mutating func keepRows() {
    guard otherScreen == nil else { return }
    scrolledOut += rows.reversed().drop { $0.isEmpty }.reversed()
  }

  mutating func lineFeed() {
    cursor.isAtMargin = false
    if cursor.row == scrollRegion.upperBound - 1 {
      if scrollRegion.lowerBound == 0, otherScreen == nil {
        scrolledOut.append(Self.text(of: cells[0]))
      }
      cells.remove(at: scrollRegion.lowerBound)
      cells.insert(blankRow, at: scrollRegion.upperBound - 1)
    } else {
      cursor.row = min(cursor.row + 1, lines - 1)
    }
  }

  mutating func reverseLineFeed() {
    cursor.isAtMargin = false
    if cursor.row == scrollRegion.lowerBound {
      cells.remove(at: scrollRegion.upperBound - 1)
      cells.insert(blankRow, at: scrollRegion.lowerBound)
    } else {
      cursor.row = max(cursor.row - 1, 0)
    }
  }

  mutating func move(toRow row: Int, column: Int) {
    cursor = Cursor(
      row: min(max(row, 0), lines - 1), column: min(max(column, 0), columns - 1), isAtMargin: false
    )
  }

  // MARK: Erasing

  mutating func eraseInRow(_ range: Range<Int>) {
    for column in range.clamped(to: 0..<columns) { cells[cursor.row][column] = Cell() }
  }

  mutating func eraseRows(_ range: Range<Int>) {
    for row in range.clamped(to: 0..<lines) { cells[row] = blankRow }
  }

  mutating func insertCells(_ count: Int) {
    let blanks = Array(repeating: Cell(), count: min(count, columns - cursor.column))
    cells[cursor.row].insert(contentsOf: blanks, at: cursor.column)
    cells[cursor.row].removeLast(blanks.count)
  }

  mutating func deleteCells(_ count: Int) {
    let end = min(cursor.column + count, columns)
    cells[cursor.row].removeSubrange(cursor.column..<end)
    cells[cursor.row] += Array(repeating: Cell(), count: columns - cells[cursor.row].count)
  }

  mutating func insertRows(_ count: Int) {
    for _ in 0..<count where scrollRegion.contains(cursor.row) {
      cells.remove(at: scrollRegion.upperBound - 1)
      cells.insert(blankRow, at: cursor.row)
    }
  }

  mutating func deleteRows(_ count: Int) {
    for _ in 0..<count where scrollRegion.contains(cursor.row) {
      cells.remove(at: cursor.row)
      cells.insert(blankRow, at: scrollRegion.upperBound - 1)
    }
  }

  private var blankRow: [Cell] { Array(repeating: Cell(), count: columns) }
}
