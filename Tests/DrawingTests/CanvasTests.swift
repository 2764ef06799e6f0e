import Foundation
import Testing

@testable import Drawing
@testable import TerminalCells

@Suite struct CanvasTests {
  private let plain = PictureStyle()

  @Test("Drawing outside the canvas is dropped")
  func clips() {
    var canvas = Canvas(columns: 4, lines: 2)
    canvas.draw("abcdef", line: 0, column: -2, in: canvas.area)
    canvas.draw("ghijkl", line: 1, column: 2, in: canvas.area)
    canvas.draw("mn", line: 2, column: 0, in: canvas.area)
    canvas.draw("op", line: -1, column: 0, in: canvas.area)
    #expect(canvas.text(style: plain) == "cdef\n  gh\n")
  }

  /// Two wide characters are drawn from `column` on, but only columns 2, 3 and 4 of 6 may change.
  @Test(
    "A wide character at the canvas's edge is not drawn in half",
    arguments: [
      (0, "..字.."), (1, ".. 字."), (2, "..漢 ."), (3, "...漢."), (4, ".... ."),
    ])
  func wideAtEdge(_ column: Int, _ expected: String) {
    var canvas = Canvas(columns: 6, lines: 1)
    canvas.fill(canvas.area, with: ".", in: canvas.area)
    let clip = Area(lines: 0..<1, columns: 2..<5)
    canvas.draw("漢字", line: 0, column: column, in: clip)
    #expect(canvas.text(style: plain) == expected + "\n")
  }

  @Test("Drawing over half of a wide character blanks the other half")
  func overdrawsWide() {
    var canvas = Canvas(columns: 6, lines: 1)
    canvas.draw("漢字漢", line: 0, column: 0, in: canvas.area)
    canvas.draw("x", line: 0, column: 1, in: canvas.area)
    canvas.draw("y", line: 0, column: 4, in: canvas.area)
    #expect(canvas.text(style: plain) == " x字y\n")
  }

  @Test("Ink is set once per run and reset at the line's end")
  func inkRuns() {
    var canvas = Canvas(columns: 8, lines: 2)
    canvas.draw("ab", line: 0, column: 0, ink: .bold, in: canvas.area)
    canvas.draw("cd", line: 0, column: 2, in: canvas.area)
    canvas.draw("ef", line: 0, column: 4, ink: [.dim, .accent], in: canvas.area)
    canvas.draw("gh", line: 1, column: 0, in: canvas.area)
    #expect(
      canvas.text(style: PictureStyle(isColored: true))
        == "\u{1B}[0;1mab\u{1B}[0mcd\u{1B}[0;2;36mef\u{1B}[0m\ngh\n")
    #expect(canvas.text(style: plain) == "abcdef\ngh\n")
  }

  @Test("An ASCII canvas keeps the width of every character")
  func asciiWidths() {
    var canvas = Canvas(columns: 10, lines: 1)
    canvas.draw("│é漢😀█", line: 0, column: 0, in: canvas.area)
    canvas.draw("x", line: 0, column: 9, in: canvas.area)
    #expect(canvas.text(style: PictureStyle(characters: .ascii)) == "|???:)#  x\n")
  }
}
