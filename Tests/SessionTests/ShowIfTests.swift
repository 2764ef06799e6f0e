import Testing

@testable import Session

/// Tests rows that are shown only if another field has a certain answer.
struct ShowIfTests {
  private static let form = """
    form: A
    device: iphone-5s
    settings: {underBars: off}
    sections:
      - rows:
          - {field: country}
          - {field: state, required: true, showIf: {field: country, equals: US}}
          - {field: county, showIf: {field: state, filled: true}}
          - {text: No tax, height: 60, showIf: {field: country, in: [CH, LI]}}
          - {field: city, showIf: {field: country, filled: true}, value: Bern}
          - {field: end}
    """

  private func stage(_ lines: String...) throws -> Stage {
    var stage = try Stage(yaml: Self.form)
    try stage.run(lines)
    return stage
  }

  private func height(_ stage: Stage) throws -> String { try stage.get("table.contentSize.height") }

  @Test("Rows appear and disappear with the answers they depend on") func rowsComeAndGo() throws {
    var stage = try stage()
    #expect(try height(stage) == "88")
    try stage.run("set country US")
    #expect(try height(stage) == "176")
    try stage.run("set state Ohio")
    #expect(try height(stage) == "220")
    // The county's own condition would hold, except that it depends on a hidden field.
    try stage.run("set country CH")
    #expect(try height(stage) == "192")
    try stage.run("undo 3")
    #expect(try height(stage) == "88")
  }

  /// If the field becomes a switch later, any word for on in a condition still fits.
  @Test("A switch shows rows, whichever word for on the form uses") func switchConditions() throws {
    var stage = try Stage(
      yaml: """
        form: A
        sections:
          - rows:
              - {field: agree, kind: switch}
              - {field: name, showIf: {field: agree, equals: true}}
              - {field: more}
              - {field: note}
        """)
    #expect(try height(stage) == "132")
    try stage.run("set agree true")
    #expect(try height(stage) == "176")
    try stage.run(["row set note showIf={field: more, equals: yes}", "row set more kind=switch"])
    #expect(try height(stage) == "132")
    try stage.run("tap more")
    #expect(try height(stage) == "176")
  }

  @Test("Rows below a shown row move down") func theRowsBelowMove() throws {
    var stage = try stage("focus end")
    #expect(try stage.get("active.frame.y") == "108")
    #expect(try stage.get("active.frame.y", after: "set country FR") == "152")
    #expect(try stage.get("active.row") == "6")
  }

  @Test("A hidden row's answer is kept but not saved") func theAnswerIsKeptAndNotSaved() throws {
    var stage = try stage("set country US", "set state Ohio", "set country CH")
    #expect(
      stage.output(of: "save a.json") == [
        "saved 3 answers to a.json", "state is hidden: its answer is not saved", "effect: saved",
      ])
    let saved = "{\n  \"country\": \"CH\",\n  \"city\": \"Bern\",\n  \"end\": \"\"\n}\n"
    #expect(stage.files.text("a.json") == saved)
    #expect(
      stage.output(of: "values") == ["country  \"CH\"", "city     \"Bern\"", "end      \"\""])
    #expect(stage.output(of: "validate") == ["every answer is valid"])
    #expect(try stage.get("values.state", after: "set country US") == "Ohio")
    try stage.run("set state ''")
    #expect(stage.output(of: "validate").last == "state: must not be empty")
  }

  @Test("Focus skips hidden rows and rejects them by name") func focusPassesHiddenRows() throws {
    var stage = try stage("focus country", "next")
    #expect(try stage.get("active.field") == "end")
    #expect(try stage.get("active.field", after: "previous") == "country")
    #expect(
      stage.output(of: "focus state") == ["error: state is hidden: it shows if country is \"US\""])
    #expect(
      stage.output(of: "tap county") == ["error: county is hidden: it shows if state is filled in"])
    try stage.run(["type US", "next"])
    #expect(try stage.get("active.field") == "state")
  }

  @Test("When the active row is hidden, focus moves to the next field")
  func focusMovesOnFromARowThatGoes() throws {
    var stage = try stage("set country US", "focus state", "set country ''")
    #expect(try stage.get("active.field") == "end")
    #expect(try stage.get("keyboard.visible") == "true")
    try stage.run(["set country US", "set end x", "focus state", "set country FR"])
    #expect(try stage.get("active.field") == "city")
  }

  /// If hidden rows make the content too short for the offset, the offset shrinks.
  @Test("The scroll offset stays in range when rows are hidden") func theOffsetStaysLegal() throws {
    let rows = (1...20).map { "{field: f\($0), showIf: {field: a, equals: x}}" }
    var stage = try Stage(
      yaml: """
        form: A
        device: iphone-5s
        settings: {underBars: off}
        sections: [{rows: [{field: a, value: x}, \(rows.joined(separator: ", "))]}]
        """)
    #expect(try stage.get("table.contentOffset.y", after: "scroll bottom") == "420")
    #expect(try stage.get("table.contentOffset.y", after: "set a y") == "0")
    #expect(try stage.get("table.contentSize.height") == "44")
    let events = stage.output(of: "show events").map { $0.dropFirst(10) }
    #expect(events.filter { $0.hasPrefix("insertRows deleteRows") }.count == 1)
    #expect(
      stage.output(of: "why")[1] == "20 rows were deleted; a row update keeps the table's offset.")
  }

  /// All rows that an answer shows or hides, in any section, are changed in one update.
  @Test("An answer shows and hides all its rows in one update")
  func anAnswerMakesOneRowUpdate() throws {
    let rows = (1...7).map { "{field: f\($0), showIf: {field: a, equals: x}}" }
    var stage = try Stage(
      yaml: """
        form: A
        sections:
          - rows: [{field: a}, \(rows.joined(separator: ", "))]
          - rows: [{field: b, showIf: {field: a, notEquals: x}}, {field: c, showIf: {field: f1, filled: true}}]
        """)
    try stage.run("set a x")
    #expect(
      stage.output(of: "why")[1] == "7 rows were inserted and 1 row was deleted; "
        + "a row update keeps the table's offset.")
    try stage.run(["set f1 y", "set a z"])
    #expect(
      stage.output(of: "why")[1] == "1 row was inserted and 8 rows were deleted; "
        + "a row update keeps the table's offset.")
    let update = "\"inserted\":1,\"deleted\":8"
    #expect(try stage.get("events").contains(update))
  }

  /// A collection's cells are two to a line, at y 64 and 108.
  @Test("Cells of a collection close up when others are hidden") func cellsFlowUp() throws {
    var stage = try Stage(
      yaml: """
        form: A
        device: iphone-5s
        settings: {underBars: off}
        style: collection
        sections:
          - rows:
              - {field: a, value: off}
              - {field: b, showIf: {field: a, equals: on}}
              - {field: c}
              - {field: d}
              - {field: e, showIf: {field: a, equals: on}}
        """)
    #expect(try height(stage) == "88")
    try stage.run("focus c")
    #expect(try stage.get("active.frame") == #"{"x":160,"y":64,"width":160,"height":44}"#)
    try stage.run("tap d")
    #expect(try stage.get("active.frame") == #"{"x":0,"y":108,"width":160,"height":44}"#)
    try stage.run("set a on")
    #expect(try height(stage) == "132")
    #expect(try stage.get("active.frame") == #"{"x":160,"y":108,"width":160,"height":44}"#)
    try stage.run("undo")
    #expect(try height(stage) == "88")
  }

  @Test("A change of device or rotation keeps the same rows visible")
  func anotherDeviceShowsTheSameRows() throws {
    var stage = try stage("set country US")
    let before = try height(stage)
    try stage.run("device iphone-5")
    #expect(try height(stage) == before)
    try stage.run(["strategy none", "rotate landscape"])
    #expect(try height(stage) == before)
  }

  @Test("Fields marks hidden rows") func fieldsMarksHiddenRows() throws {
    var stage = try stage()
    let lines = stage.output(of: "fields")
    #expect(lines[0] == " 1  country    \"\"")
    #expect(lines[1] == " 2  state      \"\"      hidden")
  }

  @Test("Fill skips and doesn't count hidden rows") func fillPassesHiddenRows() throws {
    let stage = try stage()
    #expect(stage.session.introduction(ofRow: 5) == "2 of 2  end")
  }
}
