import Testing

@testable import TerminalText

struct WrappedLineTests {
  @Test(
    "A line breaks between words, with the indentation of its first part",
    arguments: [
      ("short", 10, ["short"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("  one two three", 9, ["  one two", "  three"]),
      ("a verylongword b", 6, ["a", "verylongword", "b"]),
      ("zip  ZIP  漢字 漢字", 14, ["zip  ZIP  漢字", "漢字"]),
      ("one two", 0, ["one two"]),
      ("zip  one two three", 12, ["zip  one two", "     three"]),
      (" 12  one two three", 13, [" 12  one two", "     three"]),
    ])
  func parts(line: String, columns: Int, parts: [String]) {
    #expect(WrappedLine.parts(of: line, columns: columns) == parts)
  }

  @Test(
    "A line that has to fit is broken within words that are too long",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("a verylongword b", 6, ["a", "verylo", "ngword", "b"]),
      ("漢字漢字", 3, ["漢", "字", "漢", "字"]), ("漢", 1, ["漢"]), ("", 5, [""]),
    ])
  func rows(line: String, columns: Int, rows: [String]) {
    #expect(WrappedLine.rows(of: line, columns: columns) == rows)
  }
}
