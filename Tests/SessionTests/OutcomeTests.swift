import Testing

@testable import Session

/// Tests what a command's outcome asks the program to do.
@Suite struct OutcomeTests {
  @Test(
    "Some commands only ask the program for an effect",
    arguments: [
      ("show", Outcome.Effect.draw(.screen)), ("show map", .draw(.map)),
      ("source a.fl", .source(file: "a.fl")), ("edit f3", .edit(row: 2)),
      ("quit", .quit(status: nil)),
    ])
  func programEffects(line: String, effect: Outcome.Effect) throws {
    var stage = try Stage()
    let before = stage.session
    #expect(try stage.run(line) == Outcome(effect: effect))
    #expect(stage.session == before)
  }

  @Test("An outcome separates answers from notices") func answersAndNoticesAreKeptApart() throws {
    var stage = try Stage()
    #expect(try stage.run("echo a  'b  c'") == Outcome(answer: ["a b  c"]))
    #expect(try stage.run("echo") == Outcome(answer: [""]))
    #expect(try stage.run("get form.rows") == Outcome(raw: .number(20)))
    #expect(
      try stage.run("set f1 x") == Outcome(notices: ["f1 = \"x\""], changesView: true))
    #expect(try stage.run("expect values.f1 == x") == Outcome())
  }

  @Test("Show state lists every path with its value") func stateIsListedByPaths() throws {
    var stage = try Stage(after: ["focus f12"])
    let lines = stage.output(of: "show state")
    #expect(lines.first == "clock                               0.5")
    #expect(lines.contains("table.contentOffset.y               285"))
    #expect(lines.contains("active.clearance                    8"))
    #expect(lines.last == "active.caret.clearance              null")
  }

  @Test("Columns of a table are aligned") func alignedColumns() {
    #expect(
      aligned([["a", "bb", "c"], ["ccc", "d", ""], ["only"]]) == [
        "a    bb  c", "ccc  d   ", "only",
      ])
    #expect(aligned([]) == [])
  }
}
