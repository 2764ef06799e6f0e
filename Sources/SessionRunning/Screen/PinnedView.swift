import AppCode
import Drawing
import Forms
import Foundation
import Terminal
import TerminalCells

/// The part of a terminal where the phone is pinned, below or right of the scrolling output.
///
/// The scrolling rows start at the top of the terminal, because xterm, VTE and kitty keep scrolled
/// rows only then. The view stores the page on the screen, and returns the text that updates it.
struct PinnedView: Equatable {
  /// The terminal's width in columns; `lines` is its height in lines.
  let columns: Int
  let lines: Int
  private let screen: CGSize
  private let rowHeight: CGFloat
  /// The division of the terminal: the part for prompts and output, and where the phone's picture
  /// begins.
  let pane: Pane.Division
  private var shown: Page?

  /// Divides a terminal between scrolling output and a phone with this screen size and row height.
  ///
  /// `lines` and `columns` are the terminal's size. Returns nil if either part would be too small.
  init?(
    columns: Int, lines: Int, screen: CGSize, rowHeight: CGFloat = FormRow.defaultHeight
  ) {
    let isBeside = columns >= Self.leastColumnsBeside && lines >= Self.leastRows
    let pane = isBeside ? Self.left(columns, lines) : Self.above(columns, lines, screen, rowHeight)
    guard let pane else { return nil }
    self.init(columns: columns, lines: lines, screen: screen, rowHeight: rowHeight, pane: pane)
  }

  /// The same view with the picture at full width below the scrolling prompts and output.
  ///
  /// Nil if the terminal is not high enough.
  var below: PinnedView? {
    Self.above(columns, lines, screen, rowHeight).map {
      PinnedView(columns: columns, lines: lines, screen: screen, rowHeight: rowHeight, pane: $0)
    }
  }

  private init(
    columns: Int, lines: Int, screen: CGSize, rowHeight: CGFloat, pane: Pane.Division
  ) {
    self.columns = columns
    self.lines = lines
    self.screen = screen
    self.rowHeight = rowHeight
    self.pane = pane
  }

  /// By default, the phone is pinned if the terminal has at least this many lines.
  static let leastLinesByDefault = 24

  // The minimum for the smallest phone and a readable conversation.
  private static let leastRows = 12
  private static let leastColumns = 40
  private static let leastScrollingRows = 10
  /// The minimum number of terminal columns for scrolling output and a phone side by side.
  private static let leastColumnsBeside = 120

  private static func above(
    _ columns: Int, _ lines: Int, _ screen: CGSize, _ rowHeight: CGFloat
  ) -> Pane.Division? {
    let wanted = min(lines - max(leastScrollingRows, lines / 3), Screen.greatestLines)
    guard wanted >= leastRows, columns >= leastColumns else { return nil }
    // On a terminal with 24 lines, one scrolling row less gives each row of a small phone its own
    // line.
    let least = leastScrollingRows - (lines <= leastLinesByDefault ? 1 : 0)
    let rows = Picture.lines(
      for: screen, rowHeight: rowHeight, columns: min(columns, Screen.greatestColumns),
      lines: wanted, greatest: min(lines - least, Screen.greatestLines))
    return Pane.Division(columns: columns, rows: lines - rows, pictureColumn: nil)
  }

  /// Returns the division of a terminal with prompts and output to the left of the phone.
  ///
  /// A picture with the panel of figures and the content map needs about 110 columns, and the phone
  /// alone 40.
  private static func left(_ columns: Int, _ lines: Int) -> Pane.Division {
    let width = min(100, max(79, columns - 110))
    return Pane.Division(columns: width, rows: lines, pictureColumn: width + 1)
  }

  /// The width in columns of the pinned phone's picture.
  var pictureColumns: Int { columns - origin.column }
  var pictureRows: Int { lines - origin.line }

  var origin: (line: Int, column: Int) {
    pane.pictureColumn.map { (0, $0) } ?? (pane.rows, 0)
  }

  /// Returns whether another view divides a terminal of the same size in the same way.
  func isDivided(as other: PinnedView) -> Bool { hasSize(of: other) && pane == other.pane }

  /// Returns whether another view is for a terminal of the same size.
  func hasSize(of other: PinnedView) -> Bool { (columns, lines) == (other.columns, other.lines) }

  /// Returns the control sequences that divide the terminal and draw the pinned picture.
  ///
  /// The cursor ends in the first row. If `keepsScreen` is true, the screen's old contents are
  /// scrolled into the terminal's scrollback.
  mutating func opening(with page: Page, keepsScreen: Bool) -> ScreenText {
    let clearing =
      keepsScreen
      ? "\r" + .repeating("\n", count: lines - 1) : LinePainter.erasedScreen
    return Self.closing + "\u{1b}[0m" + clearing + dividing(with: page, cursorRow: 0)
  }

  /// Returns the control sequences that divide the terminal again, after other text used all of it.
  ///
  /// The cursor must be in `row` with nothing below it. Rows are scrolled up as far as the picture
  /// needs.
  mutating func returning(with page: Page, from row: Int) -> ScreenText {
    let cursorRow = min(row, pane.rows - 1)
    let scrolling = "\u{1b}[\(lines);1H" + ScreenText.repeating("\n", count: row - cursorRow)
    return Self.undivided + scrolling + dividing(with: page, cursorRow: cursorRow)
  }

  private mutating func dividing(with page: Page, cursorRow: Int) -> ScreenText {
    shown = page
    let picture = ScreenText(drawn: page.text(over: nil, line: origin.line, column: origin.column))
    return picture + "\u{1b}[1;\(pane.rows)r\u{1b}[\(cursorRow + 1);1H"
  }

  /// Returns the control sequences that redraw the cells of the pinned picture that differ in a new
  /// page.
  ///
  /// `count` is the number of rows that the terminal has scrolled. The cursor stays in place.
  mutating func change(to page: Page, scrolledBy count: Int = 0) -> ScreenText {
    let old = count > 0 ? shown?.scrolled(by: count) : shown
    let text = ScreenText(
      drawn: page.text(over: old, line: origin.line, column: origin.column))
    shown = page
    return text.isEmpty ? "" : Self.savedCursor + text + Self.restoredCursor
  }

  /// The control sequences that remove the pinned picture.
  ///
  /// The cursor stays in place, and all rows scroll again.
  var removal: ScreenText {
    guard let column = pane.pictureColumn else { return Self.closing + LinePainter.clearedBelow }
    let erasing = (1...lines).reduce(into: "" as ScreenText) {
      $0 += "\u{1b}[\($1);\(column + 1)H\u{1b}[K"
    }
    return Self.savedCursor + "\u{1b}[r" + erasing + Self.restoredCursor
  }

  /// The control sequences for the end of the session; the pinned picture stays above the cursor.
  var farewell: ScreenText {
    Self.undivided + "\u{1b}[\(lines);1H\r\n" + Self.shownCursor
  }

  private static let savedCursor: ScreenText = "\u{1b}7"
  private static let restoredCursor: ScreenText = "\u{1b}8"
  private static let undivided: ScreenText = "\u{1b}[r"

  /// The control sequences that let all rows of the terminal scroll again.
  ///
  /// Setting the scrolling rows moves the cursor, so its position is saved and restored.
  static let closing = savedCursor + undivided + restoredCursor

  static let hiddenCursor: ScreenText = "\u{1b}[?25l"
  static let shownCursor: ScreenText = "\u{1b}[?25h"
}
