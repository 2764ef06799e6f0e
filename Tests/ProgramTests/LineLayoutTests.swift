import Testing

@testable import Program

struct LineLayoutTests {
  @Test(arguments: [
    ("", 0, 2),
    ("abc", 0, 5),
    // Eight more fill the row of ten: the cursor goes to the next.
    ("12345678", 1, 0),
    ("123456789", 1, 1),
    // One column is left, which a wide character leaves empty.
    ("1234567漢", 1, 2),
    ("123456漢", 1, 0),
    ("e\u{301}", 0, 3),
    ("\u{1}", 0, 4),
    ("a\tb", 0, 9),
    ("a\nb", 1, 1),
  ])
  func findsTheEnd(text: String, row: Int, column: Int) {
    utf8Locale
    let scalars = Array(text.unicodeScalars)
    let layout = LineLayout(promptColumns: 2, scalars: scalars, columns: 10)
    #expect(layout.end == LineLayout.Position(row: row, column: column))
  }

  @Test func aWideCharacterThatWrapsStandsOnTheNextRow() {
    utf8Locale
    let scalars = Array("1234567漢".unicodeScalars)
    let layout = LineLayout(promptColumns: 2, scalars: scalars, columns: 10)
    #expect(layout.positions[7] == LineLayout.Position(row: 1, column: 0))
  }
}
