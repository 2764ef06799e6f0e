import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

/// Tests how a line is divided into the terminal's rows, of which those around the cursor are
/// shown.
struct LinePictureTests {
  struct Example: Sendable {
    var line: EditedLine
    var columns = 10
    var rows = 4
    var hint = ""
    var shown: [String]
    var cursor: LinePicture.Position
  }

  private static func at(_ row: Int, _ column: Int) -> LinePicture.Position {
    LinePicture.Position(row: row, column: column)
  }

  @Test(
    "A line is drawn in the available rows and columns",
    arguments: [
      Example(line: EditedLine(""), shown: ["> "], cursor: at(0, 2)),
      Example(line: EditedLine("abc", cursor: 1), shown: ["> abc"], cursor: at(0, 3)),
      // Eight more fill the row of ten: the cursor goes to the next.
      Example(line: EditedLine("12345678"), shown: ["> 12345678", ""], cursor: at(1, 0)),
      // One column is left, which a wide character leaves empty.
      Example(
        line: EditedLine("1234567漢", cursor: 7), shown: ["> 1234567", "漢"], cursor: at(1, 0)),
      Example(line: EditedLine("e\u{301}x", cursor: 1), shown: ["> e\u{301}x"], cursor: at(0, 2)),
      Example(line: EditedLine("👨‍👩‍👧x"), shown: ["> 👨‍👩‍👧x"], cursor: at(0, 5)),
      Example(line: EditedLine("\u{1}\u{9b}"), shown: ["> ^A<9B>"], cursor: at(0, 8)),
      Example(line: EditedLine("12345\u{202e}"), shown: ["> 12345<20", "2E>"], cursor: at(1, 3)),
      Example(line: EditedLine("\u{301}"), shown: ["> <0301>"], cursor: at(0, 8)),
      Example(line: EditedLine("a\tb"), shown: ["> a     b"], cursor: at(0, 9)),
      Example(line: EditedLine("a\nb"), shown: ["> a", "b"], cursor: at(1, 1)),
      Example(line: EditedLine("foc"), hint: "us zip", shown: ["> focus …"], cursor: at(0, 5)),
      Example(line: EditedLine("foc", cursor: 1), hint: "us", shown: ["> foc"], cursor: at(0, 3)),
      Example(
        line: EditedLine("12345678"), hint: "us", shown: ["> 12345678", ""], cursor: at(1, 0)),
      // Of more rows than there are, those around the cursor are shown.
      Example(
        line: EditedLine("abcdefghij"), columns: 3, rows: 2, shown: ["hij", ""], cursor: at(1, 0)),
      Example(
        line: EditedLine("abcdefghij", cursor: 0), columns: 3, rows: 2, shown: ["> a", "bcd"],
        cursor: at(0, 2)),
      Example(
        line: EditedLine("abcdefghij", cursor: 5), columns: 3, rows: 1, shown: ["efg"],
        cursor: at(0, 1)),
      Example(line: EditedLine("ab漢"), columns: 1, rows: 1, shown: [""], cursor: at(0, 0)),
      Example(
        line: EditedLine("ab漢", cursor: 2), columns: 1, rows: 1, shown: ["?"], cursor: at(0, 0)),
    ])
  func isDrawnInTheRoomThereIs(example: Example) {
    let picture = LinePicture(
      prompt: "> ", line: example.line, hint: example.hint,
      in: LineRoom(columns: example.columns, rows: example.rows, wrapsLines: true))
    #expect(picture.rows.map { $0.map(\.text).joined() } == example.shown)
    #expect(picture.cursor == example.cursor)
  }

  /// A terminal without escape sequences shows one row and leaves its last column free.
  @Test(
    "A plain terminal shows the line in one row",
    arguments: [
      Example(line: EditedLine("abc"), shown: ["> abc"], cursor: at(0, 5)),
      Example(line: EditedLine("1234567"), shown: ["34567"], cursor: at(0, 5)),
      Example(line: EditedLine("1234567", cursor: 6), shown: ["> 1234567"], cursor: at(0, 8)),
      Example(line: EditedLine("a\nb"), shown: ["> a^Jb"], cursor: at(0, 6)),
      Example(line: EditedLine("ab"), columns: 1, shown: [""], cursor: at(0, 0)),
    ])
  func isDrawnInOneRow(example: Example) {
    let picture = LinePicture(
      prompt: "> ", line: example.line,
      in: LineRoom(columns: example.columns, rows: example.rows, wrapsLines: false))
    #expect(picture.rows.map { $0.map(\.text).joined() } == example.shown)
    #expect(picture.cursor == example.cursor)
  }

  @Test("Each part of the line has its style") func hasTheStylesOfItsParts() {
    let picture = LinePicture(
      prompt: "> ", line: EditedLine("ab cd"),
      styles: [StyledRange(range: 0..<2, style: "36"), StyledRange(range: 3..<4, style: "32")],
      hint: "e", in: LineRoom(columns: 20, rows: 2, wrapsLines: true))
    #expect(picture.rows[0].map(\.style) == ["", "", "36", "36", "", "32", "", "2"])
  }
}
