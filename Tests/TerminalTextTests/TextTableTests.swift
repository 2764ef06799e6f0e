import Testing

@testable import TerminalText

@Suite struct TextTableTests {
  @Test func columnsStandBelowEachOther() {
    #expect(
      TextTable([["a", "bb", "c"], ["ccc", "d", ""], ["only"], []]).lines == [
        "a    bb  c", "ccc  d   ", "only", "",
      ])
    #expect(TextTable([]).lines == [])
  }

  @Test func numbersEndBelowEachOther() {
    #expect(
      TextTable([["a", "x", "n"], ["bb", "10", "5"]], numbers: 1..<3, gap: 1).lines == [
        "a   x n", "bb 10 5",
      ])
  }

  @Test func wideCharactersCountTwice() {
    #expect(TextTable([["漢字", "1"], ["zip", "2"]]).lines == ["漢字  1", "zip   2"])
  }
}
