import Foundation
import Session
import Simulation
import Testing

@testable import Drawing
@testable import TerminalCells

/// Tests which point on the phone a click on a picture touches.
@Suite struct TouchTargetTests {
  @Test(
    "A click on a row's words hits that row on every terminal",
    arguments: [(20, 12), (28, 20), (40, 13), (80, 24), (100, 40), (200, 60)],
    ["scroll to -64", "scroll to 13", "scroll bottom", "drag -70"])
  func rowsOfWords(size: (columns: Int, lines: Int), command: String) throws {
    let stage = try Stage(commands: command)
    let picture = TouchPicture(
      stage.session, columns: size.columns, lines: size.lines, style: PictureStyle(),
      interaction: Interaction())
    let lines = Self.lines(of: picture)
    var count = 0
    for (row, label) in Self.labels {
      guard let line = lines.firstIndex(where: { $0.hasPrefix("│  \(label) ") }) else { continue }
      guard case .screen(let point)? = picture.target(line: line, column: 4) else {
        Issue.record("no point of the screen at \(label)")
        continue
      }
      let hit = stage.session.phone.hitTest(point)
      #expect(hit == .row(row) || hit == .field(row: row), "\(label): \(hit) at \(point)")
      count += 1
    }
    #expect(count >= 1)
  }

  /// Labels that even the smallest terminal shows whole, each with the index of its row.
  private static let labels = [(0, "Name"), (2, "Born"), (7, "Street"), (8, "ZIP"), (9, "City")]

  private static func lines(of picture: TouchPicture) -> [String] {
    picture.page.canvas.text(style: PictureStyle()).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}
