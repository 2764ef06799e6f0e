import Testing

@testable import Drawing
@testable import TerminalCells

@Suite struct CanvasDifferenceTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [String]
    var new: [String]
    var sent: String

    init(_ description: String, _ old: [String], _ new: [String], sends sent: String) {
      testDescription = description
      self.old = old
      self.new = new
      self.sent = sent
    }
  }

  @Test(
    "Only the changed cells of a plain canvas are sent",
    arguments: [
      Change("nothing", ["abc"], ["abc"], sends: ""),
      Change("one cell", ["abc", "def"], ["abc", "dXf"], sends: "\u{1B}[2;2HX"),
      Change("neighbours", ["abc"], ["aXY"], sends: "\u{1B}[1;2HXY"),
      Change("a small gap is sent again", ["abcde"], ["XbcdY"], sends: "\u{1B}[1;1HXbcdY"),
      Change(
        "a wide one is passed over", ["a23456789j"], ["X23456789Y"],
        sends: "\u{1B}[1;1HX\u{1B}[8CY"),
      Change("another line", ["a", "b"], ["X", "Y"], sends: "\u{1B}[1;1HX\u{1B}[2;1HY"),
      Change("the rest of a line", ["abcdef"], ["ab"], sends: "\u{1B}[1;3H\u{1B}[K"),
      Change("a blank between words", ["abc"], ["a c"], sends: "\u{1B}[1;2H "),
      Change("two columns", ["ab漢d"], ["ab字d"], sends: "\u{1B}[1;3H字"),
      Change("one column for two", ["漢cd"], ["abcd"], sends: "\u{1B}[1;1Hab"),
      Change(
        "what is behind a cluster is sent again", ["abcd"], ["👍🏽cd"],
        sends: "\u{1B}[1;1H👍🏽\u{1B}[1;3Hcd\u{1B}[K"),
      Change(
        "nor the end of a row", ["0123456789", "x"], ["012345678Y", "Z"],
        sends: "\u{1B}[1;10HY\u{1B}[2;1HZ"),
    ])
  func plain(_ change: Change) {
    let difference = CanvasDifference(
      from: Self.canvas(change.old), to: Self.canvas(change.new), style: PictureStyle())
    #expect(difference.text == change.sent)
  }

  @Test("A difference sets the ink where it changes and resets it afterward")
  func setsInk() {
    var new = Canvas(columns: 4, lines: 1)
    new.draw("a", line: 0, column: 0, ink: .bold, in: new.area)
    new.draw("bc", line: 0, column: 1, ink: [.bold, .accent], in: new.area)
    let blank = Canvas(columns: 4, lines: 1)
    let colored = PictureStyle(isColored: true)
    #expect(
      CanvasDifference(from: blank, to: new, style: colored).text
        == "\u{1B}[1;1H\u{1B}[0;1ma\u{1B}[0;1;36mbc\u{1B}[0m")
    #expect(
      CanvasDifference(from: blank, to: new, style: PictureStyle()).text == "\u{1B}[1;1Habc")
  }

  @Test("A change of ink alone is sent, except for blank cells")
  func inkChange() {
    var old = Canvas(columns: 3, lines: 1)
    old.draw("a b", line: 0, column: 0, in: old.area)
    var new = old
    new.draw("a b", line: 0, column: 0, ink: .dim, in: new.area)
    #expect(
      CanvasDifference(from: old, to: new, style: PictureStyle(isColored: true)).text
        == "\u{1B}[1;1H\u{1B}[0;2ma b\u{1B}[0m")
    var blank = Canvas(columns: 3, lines: 1)
    blank.draw("   ", line: 0, column: 0, ink: .dim, in: blank.area)
    let none = Canvas(columns: 3, lines: 1)
    #expect(
      CanvasDifference(from: none, to: blank, style: PictureStyle(isColored: true)).text == "")
  }

  private static func canvas(_ lines: [String]) -> Canvas {
    var canvas = Canvas(columns: 10, lines: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.draw(line, line: index, column: 0, in: canvas.area)
    }
    return canvas
  }
}
