import Testing

@testable import TerminalText

@Suite struct TextTableTests {
  @Test("The columns of a text table are aligned")
  func alignsColumns() {
    #expect(
      TextTable([["a", "bb", "c"], ["ccc", "d", ""], ["only"], []]).lines == [
        "a    bb  c", "ccc  d   ", "only", "",
      ])
    #expect(TextTable([]).lines == [])
  }

  @Test("Columns of numbers are aligned at their right edge")
  func alignsNumbers() {
    #expect(
      TextTable([["a", "x", "n"], ["bb", "10", "5"]], numbers: 1..<3, gap: 1).lines == [
        "a   x n", "bb 10 5",
      ])
  }

  @Test("A wide character takes two columns in a text table")
  func wideCharactersCountTwice() {
    #expect(TextTable([["漢字", "1"], ["zip", "2"]]).lines == ["漢字  1", "zip   2"])
  }
}
