import Drawing

/// The rows at a terminal's top that show the phone while the rows below them scroll.
///
/// It knows what is shown, and says what the terminal has to be sent for the next picture.
struct PinnedView: Equatable {
  /// The terminal's width, and its height with the rows that scroll.
  let columns: Int
  let lines: Int
  /// The rows of the picture.
  let rows: Int
  private var shown: Page?

  /// Divides a terminal; nil where not enough would be left for either part.
  init?(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
    rows = min(lines - max(Self.leastScrollingRows, lines / 3), Screen.greatestLines)
    guard rows >= Self.leastRows, columns >= Self.leastColumns else { return nil }
  }

  /// The height from which on a terminal has room for a picture and a conversation.
  static let leastLinesByDefault = 35

  // What the smallest phone takes, and a conversation that one can follow.
  private static let leastRows = 12
  private static let leastColumns = 40
  private static let leastScrollingRows = 10

  /// Whether the terminal is divided in the same way.
  func hasSize(of other: PinnedView) -> Bool { (columns, lines) == (other.columns, other.lines) }

  /// Returns what divides the terminal and shows a picture; the cursor is left at the first row
  /// that scrolls.
  ///
  /// To keep the screen, what is above the cursor is moved out at the top, to where a terminal
  /// keeps what has scrolled away.
  mutating func opening(with page: Page, keepsScreen: Bool) -> ScreenText {
    shown = page
    let clearing =
      keepsScreen
      ? "\r" + .repeating("\n", count: lines - 1) : LinePainter.clearedScreen
    return Self.closing + "\u{1b}[0m" + clearing + ScreenText(drawn: page.text(over: nil))
      + "\u{1b}[\(rows + 1);\(lines)r\u{1b}[\(rows + 1);1H"
  }

  /// Returns what shows another picture, with the cursor where it is.
  mutating func change(to page: Page) -> ScreenText {
    let text = ScreenText(drawn: page.text(over: shown))
    shown = page
    return text.isEmpty ? "" : Self.savedCursor + text + Self.restoredCursor
  }

  private static let savedCursor: ScreenText = "\u{1b}7"
  private static let restoredCursor: ScreenText = "\u{1b}8"

  /// Lets all rows scroll again; setting the rows moves the cursor, which is brought back.
  static let closing = savedCursor + "\u{1b}[r" + restoredCursor

  static let hiddenCursor: ScreenText = "\u{1b}[?25l"
  static let shownCursor: ScreenText = "\u{1b}[?25h"
}
