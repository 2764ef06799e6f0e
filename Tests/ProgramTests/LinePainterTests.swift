import Testing

@testable import Program

/// A line is drawn in the same cells as libedit has drawn it, and the cursor put back.
struct LinePainterTests {
  private let painter = LinePainter(promptColumns: 2, columns: 10, rows: 3)

  struct Painting: Sendable {
    var line: EditedLine
    var styles: [StyledRange] = []
    var hint: String?
    var bytes: String
  }

  @Test(arguments: [
    Painting(line: EditedLine(""), bytes: ""),
    Painting(line: EditedLine("ab"), bytes: "\u{1b}7\u{1b}[3Gab\u{1b}[0m\u{1b}8"),
    Painting(
      line: EditedLine("ab c"), styles: [StyledRange(range: 0..<2, style: "36")],
      bytes: "\u{1b}7\u{1b}[3G\u{1b}[0m\u{1b}[36mab\u{1b}[0m c\u{1b}[0m\u{1b}8"),
    Painting(
      line: EditedLine("a"), hint: "bc",
      bytes: "\u{1b}7\u{1b}[3Ga\u{1b}[0m\u{1b}[2mbc\u{1b}[0m\u{1b}[K\u{1b}8"),
    // The cursor is in the second row.
    Painting(
      line: EditedLine("123456789"), bytes: "\u{1b}7\u{1b}[1A\u{1b}[3G123456789\u{1b}[0m\u{1b}8"),
    // The cells of a cluster are cleared, and the place behind it is set.
    Painting(
      line: EditedLine("e\u{301}"),
      bytes: "\u{1b}7\u{1b}[3G \u{1b}[3Ge\u{301}\u{1b}[4G\u{1b}[0m\u{1b}8"),
  ])
  func drawsOverTheLine(painting: Painting) {
    utf8Locale
    let bytes = painter.painting(
      of: painting.line, styles: painting.styles, hint: painting.hint)
    #expect(bytes == painting.bytes)
  }

  @Test(arguments: [
    ("a", 1, "help", "help"), ("abcde", 5, "help", "h…"), ("abcdefg", 7, "help", nil),
    ("abcdefgh", 8, "help", nil), ("ab", 1, "help", nil), ("a", 1, "", nil),
  ])
  func cutsAHint(text: String, cursor: Int, hint: String, shown: String?) {
    utf8Locale
    #expect(painter.hint(hint, behind: EditedLine(text, cursor: cursor)) == shown)
  }

  @Test(arguments: [
    ("a", true), ("a\nb", false), (String(repeating: "a", count: 27), true),
    (String(repeating: "a", count: 28), false),
  ])
  func paintsWhatFits(text: String, canPaint: Bool) {
    utf8Locale
    #expect(painter.canPaint(EditedLine(text)) == canPaint)
  }

  @Test(arguments: [
    ("a", 1, "\r\n", "\r\u{1b}[J", 1), ("123456789", 9, "\r\n", "\r\u{1b}[1A\u{1b}[J", 2),
    ("123456789", 0, "\n\r\n", "\r\u{1b}[J", 2),
  ])
  func leavesAndClears(text: String, cursor: Int, leaving: String, clearing: String, rows: Int) {
    utf8Locale
    let line = EditedLine(text, cursor: cursor)
    #expect(painter.leaving(line) == leaving)
    #expect(painter.clearing(line) == clearing)
    #expect(painter.rows(of: line) == rows)
  }

  @Test func marksWhatWasDropped() {
    utf8Locale
    let line = EditedLine("abc", cursor: 1)
    #expect(painter.interruption(of: line) == "\u{1b}7\u{1b}[6G^C\u{1b}8")
    #expect(painter.clearingHint(behind: line) == "\u{1b}7\u{1b}[6G\u{1b}[K\u{1b}8")
  }
}
