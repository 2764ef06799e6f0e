import Drawing
import Forms
import Session
import Testing

@testable import AppCode
@testable import Program
@testable import SessionRunning
@testable import TerminalCells

/// Tests that changing a page in place gives the same result as drawing it on blank rows.
@Suite struct PageTests {
  private static let commands = [
    "focus zip", "type 1", "hold on", "next", "step 0.1", "step 0.1", "hold off",
    "set name 漢字👍🏽", "dismiss", "scroll to 40", "device ipad-9.7", "focus email",
    "rotate landscape", "strategy none", "device iphone-16", "set name Ada",
  ]

  @Test(
    "Updating a page in place equals drawing it anew", arguments: [true, false],
    [PictureCharacters.unicode, .ascii])
  func changedInPlace(isColored: Bool, characters: PictureCharacters) throws {
    var session = Session(
      form: try Form.builtIn(), fileName: "player.yaml", files: DiskFiles())
    var style = PictureStyle(isColored: isColored, characters: characters)
    var screen = TerminalScreen(columns: 120, lines: 27)
    var shown: Page?
    for (index, line) in Self.commands.enumerated() {
      // Every third command comes with other colors, as after `setting theme`.
      if index % 3 == 2 { style.isLight.toggle() }
      try session.run(line)
      let page = Picture(session, columns: 120, lines: 27, style: style).page
      screen.feed(page.text(over: shown).utf8)
      shown = page
      var fresh = TerminalScreen(columns: 120, lines: 27)
      fresh.feed(page.text(over: nil).utf8)
      #expect(screen.rows == fresh.rows, "after \(line)")
      #expect(screen.inks == fresh.inks, "after \(line)")
    }
  }

  @Test("A page shows the picture on all its rows") func aPageIsThePictureOnAllItsRows() throws {
    let session = Session(form: try Form.builtIn(), fileName: "player.yaml")
    let picture = Picture(session, columns: 100, lines: 40, style: PictureStyle())
    var screen = TerminalScreen(columns: 100, lines: 40)
    screen.feed(picture.page.text(over: nil).utf8)
    #expect(screen.text + "\n" == picture.text)
    #expect(picture.page.columns == 100)
    #expect(picture.page.lines == 40)
    #expect(picture.page.text(over: picture.page).isEmpty)
  }
}

extension TerminalScreen {
  /// The style of each cell, or an empty text for a cell that shows nothing.
  fileprivate var inks: [[String]] { cells.map { $0.map { $0.text == " " ? "" : $0.style } } }
}
