import Testing

@testable import Session

/// Tests that a secure field's value appears nowhere, however a line names the field.
@Suite struct SecretNamingTests {
  private static let secret = "hunter2"

  private static let form = """
    form: A
    sections:
      - rows:
          - {field: name, label: Your name}
          - {field: pin, label: Pin code, secure: true}
          - {field: city}
    """

  /// Names for the secure field: some that the program accepts, and some that are nearly right.
  private static let names = [
    "pin", "PIN", "'pin'", "\"pin\"", "pni", "pi", "p", "'Pin code'", "\"Pin code\"", "Pin code",
    "'PIN CODE'", "'Pin c'", "'Pin cod'", "'Pin kode'", "'my pin'", "2", "1.2", "ｐｉｎ",
    "pin\u{200b}",
    "values.pin", "value.pin", "vals.pin", "answers.pin", "VALUES.PIN", "'values.Pin code'",
    "'value.Pin code'", "pin.value", "'Pin code.value'",
  ]

  /// Ways to write the secret value after a name.
  private static let endings = [" hunter2", "=hunter2", " == hunter2", ": hunter2", " 'hunter2"]

  /// All commands except `echo`, which has to print its words, and two misspelled ones.
  private static let commands = Command.all.map(\.name).filter { $0 != "echo" } + ["sett", "s"]

  /// The commands that accept a file's name, a title, or words to search for.
  private static let freeCommands = [
    "advise", "apropos", "audit", "checkpoint", "import", "load", "new", "record", "replay",
    "restore", "save", "share", "source", "write",
  ]

  /// Returns everything that a line leaves on the screen, in the history and in a recording.
  private static func traces(of line: String, in stage: Stage) throws -> [String] {
    var stage = stage
    let session = stage.session
    let statement = session.statement(line)
    // Before it runs, a line shows near names only where a field's name stands.
    let isOfField = statement.valueOwner != nil || statement.command == nil
    var traces = isOfField ? [session.shown(statement)] : []
    var isDone = false
    do throws(CommandError) {
      let outcome = try stage.session.run(statement)
      traces += outcome.answer + outcome.notices + [statement.shown]
      // The name of a file, a title or words to search for may contain anything.
      if freeCommands.contains(statement.command?.name ?? "") { return [] }
      isDone = true
    } catch {
      let error = session.redacted(statement.placed(error), of: statement)
      traces += [error.message, session.shown(statement, refusedBy: error)] + error.details
    }
    let isShown = statement.shown == line && session.shown(statement) == line
    if !session.mayTellSecret(statement) || isDone && isShown { traces.append("history: \(line)") }
    _ = try? stage.session.endRecording()
    return traces + [stage.files.text("r") ?? ""]
  }

  private static func check(_ lines: [String], active: String?) throws {
    var stage = try Stage(yaml: form)
    if let active { try stage.run("focus \(active)") }
    try stage.run("record start r")
    for line in lines {
      let leaks = try traces(of: line, in: stage).filter { $0.contains(secret) }
      #expect(leaks.isEmpty, "\(line) (active: \(active ?? "none"))")
    }
  }

  @Test("A value after the field's name is hidden in every command", arguments: names)
  func everyCommand(name: String) throws {
    let lines = Self.commands.flatMap { command in
      Self.endings.map { "\(command) \(name)\($0)" }
    }
    try Self.check(lines, active: nil)
  }

  @Test("A value after the field's name is hidden in JSON commands")
  func jsonCommands() throws {
    let lines = Self.commands.flatMap { command in
      Self.names.map { name in
        let bare = name.filter { !"'\"".contains($0) }
        return "{\"command\": \"\(command)\", \"arguments\": [\"\(bare)\", \"hunter2\"]}"
      }
    }
    try Self.check(lines, active: nil)
  }

  @Test(
    "While a secure field is active, a word that a command does not understand is hidden",
    arguments: [
      "", "edit ", "focus ", "tap ", "set ", "type ", "paste ", "get ", "expect ", "next ",
    ])
  func activeField(start: String) throws {
    try Self.check(["\(start)hunter2", "\(start)'hunter2", "\(start)hunter2 x"], active: "pin")
  }

  /// The commands whose words may be any text, such as a file's name or a text to print.
  private static let commandsOfText = freeCommands + ["echo", "form", "row", "section"]

  @Test("While a secure field is active, no command shows a word before it runs that names nothing")
  func shownBeforeRunning() throws {
    let stage = try Stage(yaml: Self.form, after: ["focus pin"])
    for command in Command.all.map(\.name) where !Self.commandsOfText.contains(command) {
      for line in ["\(command) hunter2", "\(command) hunter2 x", "\(command) x hunter2"] {
        let shown = stage.session.shown(stage.session.statement(line))
        #expect(!shown.contains(Self.secret), "\(line)")
      }
    }
  }

  @Test(
    "While a secure field is active, a line that names something is shown before it runs",
    arguments: [
      "get values.pin", "get table.contentOffset.y", "focus name", "strategy inset-top margin=8",
      "device iphone-5s", "setting fieldScroll off", "scroll to 40", "help focus", "hold on",
      "echo hunter2", "undo 2", "rotate landscape", "keyboard kind emoji", "tap 10 20",
      "compare name inset-top", "expect active.field == pin",
    ])
  func namesShownBeforeRunning(line: String) throws {
    let stage = try Stage(yaml: Self.form, after: ["focus pin"])
    #expect(stage.session.shown(stage.session.statement(line)) == line)
  }

  @Test(
    "A line that is right stays as it was typed",
    arguments: [
      "set name hunter2", "set 'Your name' hunter2", "expect values.name == hunter2",
      "expect active.field == pin", "focus 'Pin code'", "get values.pin", "expect clock >= 0",
    ])
  func ordinaryLines(line: String) throws {
    let stage = try Stage(yaml: Self.form)
    let statement = stage.session.statement(line)
    #expect(statement.shown == line)
    #expect(stage.session.shown(statement) == line)
  }

  @Test(
    "The name stays, and the value is hidden",
    arguments: [
      ("set 'Pin code' hunter2", "set 'Pin code' •••"),
      ("set 'my pin' hunter2", "set •••"),
      ("expect value.pin == hunter2", "expect value.pin == •••"),
      ("expect 'values.Pin code' == hunter2", "expect == •••"),
      ("expect values.pinhunter2 == x", "expect == •••"),
    ])
  func shownNames(line: String, shown: String) throws {
    let stage = try Stage(yaml: Self.form)
    #expect(stage.session.statement(line).shown == shown)
  }
}
