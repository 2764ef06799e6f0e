import Testing

@testable import Program
@testable import Terminal

/// Tests that a changed line is shown correctly and that only the change is sent to the terminal.
struct LinePainterTests {
  private static func picture(_ text: String, cursor: Int? = nil, columns: Int = 10) -> LinePicture
  {
    LinePicture(
      prompt: "> ", line: EditedLine(text, cursor: cursor),
      in: LineRoom(columns: columns, rows: 4, wrapsLines: true))
  }

  @Test(
    "The painter sends only what changed",
    arguments: [
      (picture(""), picture("a"), "a"),
      (picture("a"), picture("ab", cursor: 1), "b\u{1b}[4G"),
      (picture("ab"), picture("a"), "\u{1b}[4G\u{1b}[K"),
      (picture("ab"), picture("xb", cursor: 1), "\u{1b}[3Gxb\u{1b}[4G"),
      // A full row goes on in the next one, as one line of the terminal.
      (picture("1234567"), picture("12345678"), "8 \r"),
      (picture("12345678"), picture("123456789"), "9"),
      (
        picture("12345678"), picture("1234567"),
        "\u{1b}[1A\u{1b}[10G\u{1b}[K\u{1b}[1B\r\u{1b}[J\u{1b}[1A\u{1b}[10G"
      ),
      (picture("e"), picture("e\u{301}"), "\u{1b}[3G \u{1b}[3Ge\u{301}\u{1b}[4G"),
      (
        picture("1234567"), picture("1234567e\u{301}"),
        "\u{1b}[?7l \u{1b}[10Ge\u{301}\u{1b}[?7h\u{1b}[10G\r\n"
      ),
    ])
  func sendsWhatChanged(old: LinePicture, new: LinePicture, sent: String) {
    var painter = LinePainter(isRich: true)
    _ = painter.show(old)
    #expect(painter.show(new).sent == sent)
    #expect(painter.show(new).sent == "")
  }

  @Test("The painter leaves or clears all rows of the line") func leavesAndClears() {
    var painter = LinePainter(isRich: true)
    _ = painter.show(Self.picture("123456789", cursor: 0))
    var other = painter
    #expect(painter.leave().sent == "\u{1b}[1B\r\n")
    #expect(other.clear(columns: 10).sent == "\r\u{1b}[J")
    _ = painter.show(Self.picture("123456789"))
    #expect(painter.clear(columns: 10).sent == "\r\u{1b}[1A\u{1b}[J")
    _ = painter.show(Self.picture("123456789"))
    #expect(painter.clear(columns: 5).sent == "\r\u{1b}[2A\u{1b}[J")
  }

  @Test(
    "Plain terminals are redrawn with backspaces",
    arguments: [
      ("", "ab", 2, "> ab"), ("ab", "abc", 3, "c"), ("abc", "ab", 2, "\u{8} \u{8}"),
      ("abc", "xbc", 1, "\u{8}\u{8}\u{8}xbc\u{8}\u{8}"), ("abc", "abc", 0, "\u{8}\u{8}\u{8}"),
    ])
  func goesBackByBackspaces(old: String, new: String, cursor: Int, sent: String) {
    let room = LineRoom(columns: 20, rows: 4, wrapsLines: false)
    var painter = LinePainter(isRich: false)
    if !old.isEmpty {
      _ = painter.show(LinePicture(prompt: "> ", line: EditedLine(old), in: room))
    }
    let line = EditedLine(new, cursor: cursor)
    #expect(painter.show(LinePicture(prompt: "> ", line: line, in: room)).sent == sent)
  }

  /// After each random change, the terminal shows the new picture, whatever it showed before.
  @Test("Random changes leave the screen like the picture", arguments: 0..<40)
  func theScreenShowsThePicture(seed: Int) {
    var random = SeededRandom(seed: seed)
    let columns = [1, 2, 3, 7, 10, 31].randomElement(using: &random) ?? 10
    let isRich = seed % 4 > 0
    let room = LineRoom(columns: columns, rows: 5, wrapsLines: isRich)
    var screen = TerminalScreen(columns: columns, lines: 5)
    var painter = LinePainter(isRich: isRich)
    for _ in 0..<60 {
      let count = Int.random(in: 0...30, using: &random)
      let text = String(
        (0..<count).map { _ in "ab 漢é\u{202e}\u{1}".randomElement(using: &random) ?? "a" })
      let line = EditedLine(
        text, cursor: Int.random(in: 0...text.unicodeScalars.count, using: &random))
      let picture = LinePicture(prompt: "> ", line: line, in: room)
      screen.feed(Array(painter.show(picture).sent.utf8))
      let rows = screen.rows[(screen.cursor.row - picture.cursor.row)...].prefix(picture.rows.count)
      let wanted = picture.rows.map { row in
        row.map(\.text).joined().trimmingBlanksAtEnd
      }
      #expect(Array(rows) == wanted)
      #expect(screen.cursor.column == min(picture.cursor.column, columns - 1))
    }
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
