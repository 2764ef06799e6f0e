import Drawing
import Forms
import Session
import Testing

@testable import Program

@Suite struct PinnedViewTests {
  private var view: PinnedView
  private let page: Page

  init() throws {
    view = try #require(PinnedView(columns: 80, lines: 30))
    let session = Session(form: try Form.builtIn(), fileName: "player.yaml")
    page = Picture(session, columns: 80, lines: 20, style: PictureStyle()).page
  }

  @Test mutating func openingMovesTheScreenOut() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed("one\r\ntwo\r\n".utf8)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    #expect(screen.scrollRegion == 20..<30)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 20, column: 0))
    #expect(screen.rows[0].hasPrefix("╭──"))
    #expect(screen.rows[19].hasPrefix("╰──"))
    #expect(!screen.text.contains("two"))
  }

  @Test mutating func openingAnewLeavesNothingOfTheOldRows() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(String(repeating: "old\r\n", count: 40).utf8)
    screen.feed("\u{1b}[5;9r\u{1b}[7;1H".utf8)
    screen.feed(view.opening(with: page, keepsScreen: false).sent.utf8)
    #expect(screen.scrollRegion == 20..<30)
    #expect(!screen.text.contains("old"))
  }

  @Test mutating func whatIsPrintedScrollsBelow() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    let rows = Array(screen.rows[..<20])
    screen.feed((1...50).map { "line \($0)\r\n" }.joined().utf8)
    #expect(Array(screen.rows[..<20]) == rows)
    #expect(screen.rows[20] == "line 42")
    #expect(screen.rows[28] == "line 50")
  }

  @Test mutating func aChangeLeavesTheCursorAlone() throws {
    var session = Session(form: try Form.builtIn(), fileName: "player.yaml")
    try session.move(device: "iphone-16", orientation: nil, strategy: "none")
    let other = Picture(session, columns: 80, lines: 20, style: PictureStyle()).page
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    screen.feed("name> foc".utf8)
    screen.feed(view.change(to: other).sent.utf8)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 20, column: 9))
    #expect(screen.text.contains("iphone-16"))
    #expect(view.change(to: other).isEmpty)
  }

  @Test mutating func closingLeavesPictureAndCursor() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    screen.feed("bye\r\n".utf8)
    let text = screen.text
    screen.feed(PinnedView.closing.sent.utf8)
    #expect(screen.scrollRegion == 0..<30)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 21, column: 0))
    #expect(screen.text == text)
  }
}
