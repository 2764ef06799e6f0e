import Testing

@testable import Session

/// Tests what a session knows about a command line before the line runs.
@Suite struct StatementTests {
  private func lines(
    where isSo: (Statement) -> Bool, among lines: [String]
  ) throws -> [String] {
    let session = try Stage("player.yaml").session
    return lines.filter { isSo(session.statement($0)) }
  }

  @Test("Only quit and exit, or their starts, end the session") func leavingLines() throws {
    let given = ["quit", "exit 3", "qui", "quit now", "echo quit", "# quit", "help quit"]
    #expect(try lines(where: \.leaves, among: given) == ["quit", "exit 3", "qui"])
  }

  @Test("A bare clear may mean the screen") func screenClearingLines() throws {
    let given = ["clear", "clea", "clear x", "set zip ''", "echo clear"]
    #expect(try lines(where: \.mayMeanScreen, among: given) == ["clear", "clea"])
  }

  @Test("Only a bare fill asks for answers") func fillLines() throws {
    let given = ["fill", "fil", "fill in", "edit", "echo fill"]
    #expect(try lines(where: \.asksForAnswers, among: given) == ["fill", "fil"])
  }

  /// Such a line needn't name the app's own code, since `compare zip` runs it as well.
  @Test("Lines that may run another strategy are recognized") func strategyChoosingLines() throws {
    let choosing = [
      "strategy own", "strategy none", "why none", "compare zip", "audit", "share a.svg own",
      "load town.yaml", "undo", "source town.fl",
    ]
    let others = ["focus town", "set city Downtown", "drag -100", "show", "export own", "own", ""]
    #expect(try lines(where: \.mayChooseStrategy, among: choosing + others) == choosing)
  }

  @Test("Only source runs a script") func scriptLines() throws {
    let given = ["source -", "source a.fl", "load -", "restore -"]
    #expect(try lines(where: \.runsScript, among: given) == ["source -", "source a.fl"])
  }
}
