import Testing

@testable import Program
@testable import Terminal

struct EditedLineTests {
  @Test(
    "The cursor moves by whole characters",
    arguments: [
      ("", 0, 0, 0),
      ("ab", 0, 0, 1),
      ("ab", 1, 1, 1),
      ("ab", 2, 1, 0),
      ("e\u{301}x", 2, 2, 1),
      ("e\u{301}x", 0, 0, 2),
      ("👍🏽", 2, 2, 0),
      // Inside of a character each way leads to its edge.
      ("👍🏽", 1, 1, 1),
      ("a👨‍👩‍👧", 1, 1, 5),
    ])
  func movesByCharacters(text: String, cursor: Int, previous: Int, next: Int) {
    let line = EditedLine(text, cursor: cursor)
    #expect(line.previousCharacterLength == previous)
    #expect(line.nextCharacterLength == next)
  }

  @Test("The cursor's position is counted in characters") func countsTheCursorInCharacters() {
    let line = EditedLine("a👍🏽e\u{301}b", cursor: 5)
    #expect(line.cursorInCharacters == 3)
    #expect(line.textBeforeCursor == "a👍🏽é")
    #expect(line.textAfterCursor == "b")
  }
}
