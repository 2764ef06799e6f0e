import Drawing
import Forms
import Foundation
import Session
import Testing

@testable import AppCode
@testable import Program
@testable import SessionRunning
@testable import Terminal
@testable import TerminalCells

@Suite struct PinnedViewTests {
  private var view: PinnedView
  private let page: Page
  private static let screen = CGSize(width: 320, height: 568)

  init() throws {
    view = try #require(PinnedView(columns: 80, lines: 30, screen: Self.screen))
    let session = Session(form: try Form.builtIn(), fileName: "player.yaml")
    page = Picture(session, columns: 80, lines: 20, style: PictureStyle()).page
  }

  @Test("Opening the pinned view keeps the screen in the scrollback")
  mutating func openingMovesTheScreenOut() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed("one\r\ntwo\r\n".utf8)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    #expect(screen.scrollRegion == 0..<10)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 0, column: 0))
    #expect(screen.rows[10].hasPrefix("╭──"))
    // 13 lines of 44 points and the frame: the phone is no higher where its rows are even.
    #expect(screen.rows[24].hasPrefix("╰──"))
    #expect(!screen.text.contains("two"))
  }

  @Test("Opening the pinned view again erases the old rows")
  mutating func openingAnewLeavesNothingOfTheOldRows() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(String(repeating: "old\r\n", count: 40).utf8)
    screen.feed("\u{1b}[5;9r\u{1b}[7;1H".utf8)
    screen.feed(view.opening(with: page, keepsScreen: false).sent.utf8)
    #expect(screen.scrollRegion == 0..<10)
    #expect(!screen.text.contains("old"))
  }

  @Test("Output scrolls above the pinned page") mutating func whatIsPrintedScrollsAbove() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    let rows = Array(screen.rows[10...])
    screen.feed((1...50).map { "line \($0)\r\n" }.joined().utf8)
    #expect(Array(screen.rows[10...]) == rows)
    #expect(screen.rows[0] == "line 42")
    #expect(screen.rows[8] == "line 50")
  }

  @Test("Updating the page leaves the cursor alone") mutating func aChangeLeavesTheCursorAlone()
    throws
  {
    var session = Session(form: try Form.builtIn(), fileName: "player.yaml")
    try session.move(device: "iphone-16", orientation: nil, strategy: "none")
    let other = Picture(session, columns: 80, lines: 20, style: PictureStyle()).page
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    screen.feed("name> foc".utf8)
    screen.feed(view.change(to: other).sent.utf8)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 0, column: 9))
    #expect(screen.text.contains("iphone-16"))
    #expect(view.change(to: other).isEmpty)
  }

  @Test("Closing leaves the picture and the cursor") mutating func closingLeavesPictureAndCursor() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    screen.feed("bye\r\n".utf8)
    let text = screen.text
    screen.feed(PinnedView.closing.sent.utf8)
    #expect(screen.scrollRegion == 0..<30)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 1, column: 0))
    #expect(screen.text == text)
  }

  @Test("The pinned view returns below full-screen output")
  mutating func itComesBackBelowWhatHadTheScreen() {
    var screen = TerminalScreen(columns: 80, lines: 30)
    screen.feed((1...25).map { "line \($0)\r\n" }.joined().utf8)
    screen.feed(view.returning(with: page, from: 25).sent.utf8)
    #expect(screen.scrollRegion == 0..<10)
    #expect(screen.cursor == TerminalScreen.Cursor(row: 9, column: 0))
    #expect(screen.rows[8] == "line 25")
    #expect(screen.scrolledOut == (1...16).map { "line \($0)" })
    #expect(screen.rows[10].hasPrefix("╭──"))
    // 13 lines of 44 points and the frame: the phone is no higher where its rows are even.
    #expect(screen.rows[24].hasPrefix("╰──"))
  }

  /// With the phone beside the conversation all rows scroll, so the phone is erased in rows that
  /// leave the screen.
  @Test("No part of a phone at the side scrolls away", arguments: [1, 3, 29, 30, 31, 100])
  func besideNoPartOfThePhoneScrollsAway(count: Int) throws {
    var view = try #require(PinnedView(columns: 120, lines: 30, screen: Self.screen))
    let session = Session(form: try Form.builtIn(), fileName: "player.yaml")
    let page = Picture(
      session, columns: view.pictureColumns, lines: view.pictureRows, style: PictureStyle()
    ).page
    let pane = Pane()
    var screen = TerminalScreen(columns: 120, lines: 30)
    screen.feed(view.opening(with: page, keepsScreen: true).sent.utf8)
    pane.divide(view.pane, cursorRow: 0)
    let phone = screen.rows
    screen.feed(pane.passing(.rows((1...29).map { "line \($0)" })).sent.utf8)
    #expect(!pane.hasScrolled)
    screen.feed(pane.passing(.rows((1...count).map { "more \($0)" })).sent.utf8)
    #expect(screen.scrolledOut.allSatisfy { $0.count < 10 })
    screen.feed(view.change(to: page, scrolledBy: pane.takeScrolledRows()).sent.utf8)
    let side = screen.rows.map { String($0.dropFirst(80)) }
    #expect(side == phone.map { String($0.dropFirst(80)) })
    #expect(screen.rows[28].split(separator: " ").prefix(2) == ["more", "\(count)"])
    #expect(screen.cursor == TerminalScreen.Cursor(row: 29, column: 0))
  }
}
