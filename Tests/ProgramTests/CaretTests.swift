import Testing

@testable import Program
@testable import SessionRunning

@Suite struct CaretTests {
  @Test(
    "The caret is below the reported place",
    arguments: [
      ("focus zpi", 7, ["  focus zpi", "        ^"]),
      ("bad", 1, ["  bad", "  ^"]),
      ("set é漢\u{1B}x zpi", 10, ["  set é漢^[x zpi", "             ^"]),
      ("echo", 99, ["  echo", "      ^"]),
      (
        String(repeating: "a", count: 100) + " zpi", 102,
        [
          "  …" + String(repeating: "a", count: 72) + " zpi",
          "  " + String(repeating: " ", count: 74) + "^",
        ]
      ),
    ])
  func standsBelowThePlace(line: String, column: Int, lines: [String]) {
    #expect(Caret(line, column: column).lines == lines)
  }
}
