import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

/// Tests the menu that shows a field's options.
@Suite struct ChoiceMenuTests {
  private static let positions = ["Goalkeeper", "Defender", "Midfielder", "Forward"]
  private var menu = ChoiceMenu(positions, value: "Midfielder")

  private func text(limit: Int = 9) -> [String] {
    menu.rows(columns: 30, limit: limit).map { $0.map(\.text).joined() }
  }

  @Test("The field's value is selected at first, and is what Return takes")
  func first() {
    #expect(text() == ["  Goalkeeper", "  Defender", "▸ Midfielder", "  Forward"])
    #expect(menu.value == "Midfielder")
  }

  @Test("The arrows move to the ends and no further")
  mutating func arrows() {
    menu.turn(by: 1)
    menu.turn(by: 1)
    #expect(menu.value == "Forward")
    for _ in 0..<9 { menu.turn(by: -1) }
    #expect(menu.value == "Goalkeeper")
  }

  @Test(
    "What is typed filters, and never appends to the value",
    arguments: [
      ("d", "Defender"), ("FOR", "Forward"), ("e", "Midfielder"), ("keep", "Goalkeeper"),
      ("x", "x"), ("", "Midfielder"),
    ])
  mutating func typing(text: String, value: String) {
    menu.filter(by: text)
    #expect(menu.value == value)
  }

  @Test("Options that begin with what is typed come before those that contain it")
  mutating func containing() {
    menu = ChoiceMenu(["Small", "Medium", "Large", "Extra large"], value: "Medium")
    menu.filter(by: "l")
    #expect(menu.value == "Large")
    #expect(text().map { $0.dropFirst(2) } == ["Large", "Small", "Extra large"])
    menu.filter(by: "a l")
    #expect(menu.value == "Extra large")
  }

  @Test("Without such options, those with the characters in their order fit")
  mutating func scattered() {
    menu.filter(by: "gk")
    #expect(text() == ["▸ Goalkeeper"])
    menu.filter(by: "kg")
    #expect(text() == ["no option fits"])
    menu.filter(by: "dr")
    #expect(text().map { $0.dropFirst(2) } == ["Defender", "Midfielder"])
    // An option that contains the text leaves out those that only have its characters.
    menu.filter(by: "rd")
    #expect(text() == ["▸ Forward"])
  }

  @Test("A step of any size stops at the first or last option")
  mutating func ends() {
    menu.turn(by: .max)
    #expect(menu.value == "Forward")
    menu.turn(by: -.max)
    #expect(menu.value == "Goalkeeper")
  }

  @Test("Where no option fits, the menu says so, and backspaces bring the options back")
  mutating func nothingFits() {
    menu.filter(by: "x")
    #expect(text() == ["no option fits"])
    menu.filter(by: "")
    #expect(text().count == 4)
  }

  @Test("Space goes round the options of a switch")
  mutating func space() {
    menu = ChoiceMenu(["yes", "no"], value: "no")
    menu.goRound()
    #expect(menu.value == "yes")
    menu.goRound()
    #expect(menu.value == "no")
  }

  @Test("Many options come by the page")
  mutating func pages() {
    menu = ChoiceMenu((1...25).map { "option \($0)" }, value: "")
    menu.turn(by: 1)
    #expect(
      text(limit: 4) == [
        "▸ option 1", "  option 2", "  option 3", "options 1 to 3 of 25",
      ])
    menu.turnPage(by: 1, limit: 4)
    #expect(
      text(limit: 4) == [
        "▸ option 4", "  option 5", "  option 6", "options 4 to 6 of 25",
      ])
    for _ in 0..<9 { menu.turnPage(by: 1, limit: 4) }
    #expect(text(limit: 4) == ["▸ option 25", "options 25 to 25 of 25"])
  }
}

/// Tests dates, whose parts the arrow keys change.
@Suite struct DatePartTests {
  @Test(
    "Up and Down change the part of the date under the caret",
    arguments: [
      ("1998-12-10", 0, 1, "1999-12-10"), ("1998-12-10", 4, -1, "1997-12-10"),
      ("1998-12-10", 5, 1, "1998-01-10"), ("1998-12-10", 10, 1, "1998-12-11"),
      // The day goes round in its month, and a month without it takes its last one.
      ("2024-02-29", 10, 1, "2024-02-01"), ("2024-01-31", 6, 1, "2024-02-29"),
      ("2024-02-29", 0, 1, "2025-02-28"),
    ])
  func turning(text: String, cursor: Int, step: Int, turned: String) {
    let line = EditedLine(text, cursor: cursor)
    #expect(line.turningDate(by: step, from: "2000-01-01") == EditedLine(turned, cursor: cursor))
  }

  @Test("An empty line becomes the first date; other text stays")
  func otherLines() {
    #expect(
      EditedLine("").turningDate(by: 1, from: "1998-12-10") == EditedLine("1998-12-10"))
    #expect(EditedLine("1998").turningDate(by: 1, from: "1998-12-10") == nil)
    #expect(EditedLine("9999-12-10", cursor: 0).turningDate(by: 1, from: "") == nil)
  }
}
