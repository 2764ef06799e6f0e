import Testing

@testable import Program
@testable import Terminal

/// Tests that only Formlift's own control sequences reach a terminal.
struct ScreenTextTests {
  static let hostile = "a\u{1b}]0;x\u{7}\u{9b}2J\u{7f}\u{202e}b\u{2066}c\u{feff}"
  static let shown = "a^[]0;x^G<9B>2J^?<202E>b<2066>c<FEFF>"

  @Test("Control characters in interpolated text are made visible")
  func whatIsInterpolatedIsShownBySigns() {
    let text: ScreenText = "\u{1b}[2m\(Self.hostile)\u{1b}[0m\(5)\("\u{1b}[m" as ScreenText)"
    #expect(text.sent == "\u{1b}[2m\(Self.shown)\u{1b}[0m5\u{1b}[m")
  }

  @Test(
    "Drawn text passes only known escape sequences",
    arguments: [
      ("plain é 漢 👨‍👩‍👧 e\u{301}\r\n\t", "plain é 漢 👨‍👩‍👧 e\u{301}\r\n\t"),
      (
        "\u{1b}[1;31mred\u{1b}[0m\u{1b}7\u{1b}[2;1H\u{1b}8",
        "\u{1b}[1;31mred\u{1b}[0m\u{1b}7\u{1b}[2;1H\u{1b}8"
      ),
      ("\u{1b}[?25l\u{1b}[?7h\u{1b}[K\u{1b}[J", "\u{1b}[?25l\u{1b}[?7h\u{1b}[K\u{1b}[J"),
      (hostile, shown),
      ("\u{1b}", "^["), ("\u{1b}[", "^[["), ("\u{1b}[5n", "^[[5n"), ("\u{1b}c", "^[c"),
      ("\u{1b}P1\u{1b}\\", "^[P1^[\\"), ("\u{1b}[>c", "^[[>c"), ("\u{90}x\u{9c}", "<90>x<9C>"),
    ])
  func whatIsDrawnHasOurSequencesOnly(text: String, sent: String) {
    #expect(ScreenText(drawn: text).sent == sent)
  }

  @Test("Rows end with line ends and are escaped") func rowsHaveTheirEnds() {
    #expect(ScreenText.rows(["a", "\u{1b}b"]).sent == "a\r\n^[b\r\n")
    #expect(ScreenText.repeating("\u{8}", count: 3).sent == "\u{8}\u{8}\u{8}")
    #expect(ScreenText.repeating("x", count: -1).isEmpty)
  }
}
