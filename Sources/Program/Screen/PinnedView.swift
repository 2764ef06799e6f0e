import Drawing
import Forms
import Foundation

/// The part of a terminal that shows the phone while the conversation scrolls above it or at its
/// left.
///
/// The rows that scroll begin with the terminal's first one, since xterm, VTE and kitty keep what
/// leaves the screen only then. It knows what is shown, and says what the terminal has to be sent
/// for the next picture.
struct PinnedView: Equatable {
  /// The terminal's width and height.
  let columns: Int
  let lines: Int
  private let screen: CGSize
  private let rowHeight: CGFloat
  /// What is left to the conversation.
  let pane: Pane.Division
  private var shown: Page?

  /// Divides a terminal, so that a phone with that screen stands in it with even rows of that
  /// height; nil where not enough would be left for either part.
  init?(
    columns: Int, lines: Int, screen: CGSize, rowHeight: CGFloat = FormRow.defaultHeight
  ) {
    let isBeside = columns >= Self.leastColumnsBeside && lines >= Self.leastRows
    let pane = isBeside ? Self.left(columns, lines) : Self.above(columns, lines, screen, rowHeight)
    guard let pane else { return nil }
    self.init(columns: columns, lines: lines, screen: screen, rowHeight: rowHeight, pane: pane)
  }

  /// The same with the picture below the conversation, in the terminal's whole width; nil where
  /// that has not the height.
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

  /// The height from which on a terminal has room for a picture and a conversation.
  static let leastLinesByDefault = 24

  // What the smallest phone takes, and a conversation that one can follow.
  private static let leastRows = 12
  private static let leastColumns = 40
  private static let leastScrollingRows = 10
  /// The width from which on both have room side by side.
  private static let leastColumnsBeside = 120

  private static func above(
    _ columns: Int, _ lines: Int, _ screen: CGSize, _ rowHeight: CGFloat
  ) -> Pane.Division? {
    let wanted = min(lines - max(leastScrollingRows, lines / 3), Screen.greatestLines)
    guard wanted >= leastRows, columns >= leastColumns else { return nil }
    // Of the usual 24 one row less scrolls where each of a small phone's rows gets a line by that.
    let least = leastScrollingRows - (lines <= leastLinesByDefault ? 1 : 0)
    let rows = Picture.lines(
      for: screen, rowHeight: rowHeight, columns: min(columns, Screen.greatestColumns),
      lines: wanted, greatest: min(lines - least, Screen.greatestLines))
    return Pane.Division(columns: columns, rows: lines - rows, pictureColumn: nil)
  }

  /// A picture with its figures and its map takes about 110 columns, the phone alone 40.
  private static func left(_ columns: Int, _ lines: Int) -> Pane.Division {
    let width = min(100, max(79, columns - 110))
    return Pane.Division(columns: width, rows: lines, pictureColumn: width + 1)
  }

  /// The size of the picture.
  var pictureColumns: Int { columns - origin.column }
  var pictureRows: Int { lines - origin.line }

  private var origin: (line: Int, column: Int) {
    pane.pictureColumn.map { (0, $0) } ?? (pane.rows, 0)
  }

  /// Whether the terminal is divided in the same way.
  func isDivided(as other: PinnedView) -> Bool { hasSize(of: other) && pane == other.pane }

  /// Whether it is of a terminal of the same size.
  func hasSize(of other: PinnedView) -> Bool { (columns, lines) == (other.columns, other.lines) }

  /// Returns what divides the terminal and shows a picture; the cursor is left at the first row.
  ///
  /// To keep the screen, all of it is moved out at the top, to where a terminal keeps what has
  /// scrolled away.
  mutating func opening(with page: Page, keepsScreen: Bool) -> ScreenText {
    let clearing =
      keepsScreen
      ? "\r" + .repeating("\n", count: lines - 1) : LinePainter.erasedScreen
    return Self.closing + "\u{1b}[0m" + clearing + dividing(with: page, cursorRow: 0)
  }

  /// Returns what divides the terminal where a row with nothing below it has the cursor, which is
  /// moved up with all above it as far as the picture needs.
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

  /// Returns what shows another picture, with the cursor where it is, after all has scrolled by so
  /// many rows.
  mutating func change(to page: Page, scrolledBy count: Int = 0) -> ScreenText {
    let old = count > 0 ? shown?.scrolled(by: count) : shown
    let text = ScreenText(
      drawn: page.text(over: old, line: origin.line, column: origin.column))
    shown = page
    return text.isEmpty ? "" : Self.savedCursor + text + Self.restoredCursor
  }

  /// What takes the picture away, with the cursor where it is; all rows scroll again.
  var removal: ScreenText {
    guard let column = pane.pictureColumn else { return Self.closing + LinePainter.clearedBelow }
    let erasing = (1...lines).reduce(into: "" as ScreenText) {
      $0 += "\u{1b}[\($1);\(column + 1)H\u{1b}[K"
    }
    return Self.savedCursor + "\u{1b}[r" + erasing + Self.restoredCursor
  }

  /// What gives the terminal back, with the picture above the cursor.
  var farewell: ScreenText {
    Self.undivided + "\u{1b}[\(lines);1H\r\n" + Self.shownCursor
  }

  private static let savedCursor: ScreenText = "\u{1b}7"
  private static let restoredCursor: ScreenText = "\u{1b}8"
  private static let undivided: ScreenText = "\u{1b}[r"

  /// Lets all rows scroll again; setting the rows moves the cursor, which is brought back.
  static let closing = savedCursor + undivided + restoredCursor

  static let hiddenCursor: ScreenText = "\u{1b}[?25l"
  static let shownCursor: ScreenText = "\u{1b}[?25h"
}
