import Testing

@testable import Session

/// Tests how pasted lines are shown before they run.
@Suite struct PastedLinesTests {
  @Test(
    "Pasted lines are displayed without possible secrets",
    arguments: [
      // Whether the pin will be active is not looked at; what is set by name is known.
      (["focus pin", "type 8063", "set name Ada"], ["focus pin", "type •••", "set name Ada"]),
      (["set pin 8063", "echo a"], ["set pin •••", "echo a"]),
      // Answers, up to the full stop.
      (["fill", "Ada", "8063", ".", "echo a"], ["fill", "•••", "•••", ".", "echo a"]),
      // Another form may have other secure fields.
      (
        ["load a.yaml", "set zip 8063", "focus zip", "8063", "# a"],
        ["load a.yaml", "set •••", "focus zip", "•••", "# a"]
      ),
      (["undo", "paste x", "set a b"], ["undo", "paste •••", "set •••"]),
      (["focsu zip", "next"], ["focsu zip", "next"]),
      // Ordinary text, and what is meant for the pin or may be nothing else.
      (
        ["Grace Hopper", "1 Main Street", "NY 1000", "my pin is 8063", "8063", "sett pin 8063"],
        ["Grace Hopper", "1 Main Street", "NY 1000", "my •••", "•••", "sett pin •••"]
      ),
    ])
  func secretsAreHidden(lines: [String], shown: [String]) throws {
    let session = try Stage("player.yaml").session
    #expect(session.shownBeforeRunning(lines) == shown)
  }

  @Test("Pasted text is displayed until a secure field is active") func pastedPlainText() throws {
    let rows = "{field: name}, {field: password, secure: true}"
    var session = try Stage(yaml: "form: A\nsections: [{rows: [\(rows)]}]\n").session
    let lines = ["Grace Hopper", "line two", "password GehEim"]
    #expect(session.shownBeforeRunning(lines) == ["Grace Hopper", "line two", "password •••"])
    // All that is typed is for an active field.
    _ = try session.run("focus password")
    #expect(session.shownBeforeRunning(lines) == ["•••", "•••", "•••"])
  }

  @Test("Pasted lines for a form without secure fields are displayed whole")
  func aFormWithoutSecretsHidesNothing() throws {
    let session = try Stage("twenty.yaml").session
    let lines = ["focus f3", "type 8063", "fill", "a"]
    #expect(session.shownBeforeRunning(lines) == lines)
    #expect(
      session.shownBeforeRunning(["load forms/player.yaml", "type 1"])
        == ["load forms/player.yaml", "type •••"])
  }
}
