import Testing

@testable import Program
@testable import Terminal

struct PastedTextTests {
  @Test(
    "Pasted text is split into lines",
    arguments: [
      ("", [""]),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("a\r\nb\rc\nd\n\n", ["a", "b", "c", "d"]),
      ("a\n\rb", ["a", "b"]),
      ("a\n\nb", ["a", "", "b"]),
      ("e\u{301}\u{1b}[31m\tx", ["\u{e9}[31m\tx"]),
    ])
  func isTakenLineByLine(text: String, lines: [String]) {
    #expect(PastedText(Array(text.utf8)).lines.map(scalars) == lines.map(scalars))
  }

  // Strings compare composed and decomposed letters as equal.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
