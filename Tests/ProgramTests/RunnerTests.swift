import Forms
import Session
import Testing

@testable import Program
@testable import SessionRunning

/// Tests what a runner writes to its console, without starting the program.
struct RunnerTests {
  private func run(
    _ lines: [String], on console: TestConsole, _ arguments: [String] = []
  ) throws -> (output: [String], status: SessionRunning.ExitStatus) {
    let session = Session(
      form: try Form.builtIn(), fileName: "player.yaml", files: DiskFiles())
    let runner = Runner(
      session, options: try Options(arguments), console: console)
    _ = runner.run(GivenLines(lines, name: "test", areSeen: true))
    return (console.output, runner.status)
  }

  @Test("The runner prints answers and shows the phone") func tellsAnswersAndShowsThePhone() throws
  {
    let told = try run(["get device.name", "focus zip"], on: TestConsole(), ["-q"])
    #expect(told.output == ["< iphone-5s"])
    let shown = try run(["focus zip"], on: TestConsole())
    #expect(shown.output.last == "# zip")
    #expect(shown.status == .success)
  }

  /// At the prompt, `undo` and `redo` print which commands they undid or redid.
  ///
  /// In a script they don't, since its lines are visible.
  @Test("Undo and redo report what changed at the prompt") func saysWhatWasTakenBackWhereItIsTyped()
    throws
  {
    let console = TestConsole()
    let session = Session(form: try Form.builtIn(), fileName: "player.yaml", files: DiskFiles())
    let runner = Runner(session, options: try Options([]), console: console)
    for line in ["set name Ada", "undo", "redo"] { #expect(runner.run(line: line)) }
    let told = console.output.filter { $0.hasPrefix("-") }
    #expect(
      told == [
        "- name = \"Ada\"", "- undid set name Ada", "- no active field · nothing scrolled",
        "- redid set name Ada", "- no active field · nothing scrolled",
      ])
    let script = try run(["set name Ada", "undo"], on: TestConsole())
    #expect(!script.output.contains { $0.contains("undid") })
  }

  @Test("A run stops at the first failure unless told otherwise") func stopsAtTheFirstFailure()
    throws
  {
    let told = try run(["get x", "get device.name"], on: TestConsole())
    #expect(told.output.count == 1)
    #expect(told.output[0].hasPrefix("! test:1: error: "))
    #expect(told.status == .failure)
    let all = try run(["get x", "get device.name"], on: TestConsole(), ["-k"])
    #expect(all.output.last == "< iphone-5s")
    #expect(all.status == .failure)
  }

  @Test("The edit command asks until a value is accepted") func asksUntilAValueIsTaken() throws {
    let console = TestConsole(answers: [.text("Goalie"), .text("Goalkeeper")])
    let told = try run(["edit position", "get values.position"], on: console, ["-q"])
    #expect(told.output.filter { $0.hasPrefix("?") } == ["? row 3", "? row 3, not Goalie"])
    #expect(told.output.last == "< Goalkeeper")
  }

  @Test("The edit command without a user is an error") func askingNeedsAUser() throws {
    let told = try run(["edit zip"], on: TestConsole())
    #expect(told.output.count == 1)
    #expect(told.output[0].contains("`set FIELD TEXT` gives a field a value"))
  }

  @Test("The history command lists earlier lines") func listsEarlierLines() throws {
    let console = TestConsole(earlierLines: ["focus zip", "why"])
    #expect(try run(["history"], on: console).output == ["< 1  focus zip", "< 2  why"])
  }

  @Test("An interruption ends the script") func anInterruptionEndsTheScript() throws {
    let console = TestConsole()
    console.isInterrupted = true
    #expect(try run(["get device.name"], on: console).output == ["! test: interrupted"])
  }
}
