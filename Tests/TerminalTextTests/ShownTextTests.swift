import Testing

@testable import TerminalText

@Suite struct ShownTextTests {
  @Test(
    "A text that is too wide is cut at its end or beginning with an ellipsis",
    arguments: [
      ("Ada", 3, "Ada", "Ada"),
      ("Lovelace", 5, "Love…", "…lace"),
      ("Lovelace", 1, "…", "…"),
      ("Lovelace", 0, "", ""),
      // A wide character that doesn't fit as a whole is left out.
      ("漢字漢字", 8, "漢字漢字", "漢字漢字"),
      ("漢字漢字", 6, "漢字…", "…漢字"),
      ("漢字漢字", 5, "漢字…", "…漢字"),
      ("漢字漢字", 4, "漢…", "…字"),
      ("👍🏽👍🏽", 3, "👍🏽…", "…👍🏽"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…", "…e\u{301}"),
    ])
  func cuts(_ text: String, _ width: Int, _ start: String, _ end: String) {
    #expect(ShownText.start(of: text, columns: width).text == start)
    #expect(ShownText.end(of: text, columns: width).text == end)
  }

  @Test(
    "Control characters are shown by their escapes, one column per character",
    arguments: [
      ("a\u{1B}[31mb", "a^[[31mb"),
      ("a\tb\nc\r\nd", "a^Ib^Jc^M^Jd"),
      ("\u{0}\u{7F}", "^@^?"),
      ("\u{85}\u{9B}31m", "<85><9B>31m"),
      ("\u{202E}evil\u{202C}", "<202E>evil<202C>"),
      ("\u{2066}x\u{2069}\u{200F}", "<2066>x<2069><200F>"),
      ("\u{2028}", "<2028>"),
      ("\u{200B}\u{301}", "<200B><0301>"),
    ])
  func escapesControls(_ text: String, _ shown: String) {
    #expect(ShownText(text).text == shown)
    #expect(ShownText(text).columns == shown.count)
  }

  @Test("A character with endless combining marks keeps 15 of them")
  func endlessMarksAreCut() {
    let tower = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(ShownText(tower).columns == 1)
    #expect(ShownText(tower).text.unicodeScalars.count == 16)
  }

  @Test(
    "A text wraps between words, up to a number of lines",
    arguments: [
      ("Only letters and digits", 10, 3, ["Only", "letters", "and digits"]),
      ("Only letters and digits", 10, 2, ["Only", "letters a…"]),
      ("Only letters and digits", 23, 1, ["Only letters and digits"]),
      ("abcdefgh", 3, 5, ["abc", "def", "gh"]),
      ("one\ntwo", 10, 5, ["one", "two"]),
      ("one\ntwo", 10, 1, ["one…"]),
      ("one\n\n two", 10, 5, ["one", "", " two"]),
      ("one \ntwo", 3, 5, ["one", "two"]),
      ("one\r\ntwo", 10, 5, ["one", "two"]),
      ("漢字漢字", 5, 5, ["漢字", "漢字"]),
      ("漢字", 1, 5, ["漢", "字"]),
      (" a", 1, 5, ["", "a"]),
      ("", 5, 5, []),
      ("text", 0, 5, []),
    ])
  func wraps(_ text: String, _ width: Int, _ limit: Int, _ lines: [String]) {
    #expect(ShownText.lines(of: text, columns: width, limit: limit).map(\.text) == lines)
  }

  @Test(
    "The last lines of a text begin with an ellipsis if lines before them are missing",
    arguments: [
      ("one\ntwo\nthree", 10, 3, ["one", "two", "three"]),
      ("one\ntwo\nthree", 10, 2, ["…two", "three"]),
      ("one\ntwo\nthree", 10, 1, ["…three"]),
      ("one\n", 10, 3, ["one", ""]),
      ("one\n\ntwo", 10, 3, ["one", "", "two"]),
      ("Only letters and digits", 10, 2, ["…letters", "and digits"]),
      ("abcdefgh", 3, 2, ["…d…", "gh"]),
      ("text", 0, 5, []),
    ])
  func lastLines(_ text: String, _ width: Int, _ limit: Int, _ lines: [String]) {
    #expect(ShownText.lastLines(of: text, columns: width, limit: limit).map(\.text) == lines)
  }
}
