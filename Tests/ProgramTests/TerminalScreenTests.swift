import Testing

/// Tests `TerminalScreen`, on which tests of the program's output rely.
struct TerminalScreenTests {
  @Test(
    "The screen shows what a person would see",
    arguments: [
      ("a\r\nb", "a\nb"),
      ("abc\u{8}\u{8}X", "aXc"),
      ("a\tb", "a       b"),
      ("12345678901", "1234567890\n1"),
      ("1234567890\rX", "X234567890"),
      ("123456789漢", "123456789\n漢"),
      ("e\u{301}x", "é" + "x"),
      ("漢\u{301}x", "漢\u{301}x"),
      ("abc\u{1b}[2D\u{1b}[K", "a"),
      ("abc\u{1b}[1G\u{1b}[2P", "c"),
      ("abc\u{1b}[2G\u{1b}[2@", "a  bc"),
      ("a\r\nb\r\nc\u{1b}[2A\u{1b}[J", "a"),
      ("a\u{1b}[3;4Hx\u{1b}[Ay\u{1b}[2dz", "a\n    yz\n   x"),
      ("a\r\nb\r\nc\r\nd\r\ne", "b\nc\nd\ne"),
      ("a\r\nb\r\nc\u{1b}[1;2r\u{1b}[2;1H\nx", "b\nx\nc"),
      ("ab\u{1b}7\r\nx\u{1b}8c", "abc\nx"),
      ("\u{1b}(Ba\u{1b}]0;title\u{7}b\u{1b}[?25lc", "abc"),
    ])
  func showsWhatAPersonSees(bytes: String, text: String) {
    var screen = TerminalScreen(columns: 10, lines: 4)
    screen.feed(bytes.utf8)
    #expect(screen.text == text)
  }

  @Test("The screen knows styles and modes") func knowsStylesAndModes() {
    var screen = TerminalScreen(columns: 10, lines: 4)
    screen.feed("\u{1b}[?2004ha\u{1b}[1;31mb\u{1b}[0mc".utf8)
    #expect(screen.style(of: "b") == "1;31")
    #expect(screen.style(of: "c") == "")
    #expect(screen.modes == [2004])
  }
}
