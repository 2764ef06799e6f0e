import Foundation
import Testing

/// Tests that a secure value in a wrong command is in no output and no file.
@Suite struct SecretWayTests {
  private static let secret = "8063"

  /// Command lines that try to set the PIN and are wrong.
  static let ways = [
    "edit pin 8063", "focus pin 8063", "tap pin 8063", "pin=8063", "set pin=8063", "set pin:8063",
    "sett pin 8063", "expect pin == 8063", "expect values.pin == 8063", "set\u{a0}pin\u{a0}8063",
    "set pin\u{a0}8063", "edit\u{2003}pin\u{2003}8063", "set\u{200b}pin\u{200b}8063",
    "set pin\u{3000}8063", "set \"pin 8063\"", "'set pin 8063'", "set pin '8063",
    "set pin \"8063", "edit 'pin' '8063'", "edit PIN 8063", "focus Pin 8063", "tap PIN 8063",
    "SET pin 8063", "Edit pin 8063", "ed pin 8063", "fo pin 8063", "s pin 8063", "e pin 8063",
    "st pin 8063", "setpin 8063", "set-pin 8063", "pin 8063", "PIN: 8063", "pin8063", "8063",
    "8063 pin", "set 8063 pin", "set 8063", "set pni 8063", "edit pni 8063", "set pin=8063 now",
    "edit pin8063", "edit 12 8063", "focus 2.6 8063", "scroll row pin 8063", "get pin 8063",
    "get pin=8063", "get values.pin=8063", "get values.pin8063", "help pin 8063",
    "apropos pin 8063", "apropos pin=8063", "load pin 8063", "load pin=8063", "source pin=8063",
    "reload pin 8063", "setting pin 8063", "strategy pin=8063", "device pin 8063",
    "keyboard pin 8063", "type 8063", "paste 8063", "typ 8063", "values pin 8063", "undo pin 8063",
    "my pin is 8063", "ｓｅｔ ｐｉｎ 8063", "# pin 8063", "fields pin=8063", "validate pin 8063",
    "next pin 8063", "record pin 8063", "history pin 8063", "values.pin 8063", "values.pin=8063",
    #"{"command": "edit", "arguments": ["pin", "8063"]}"#,
    #"{"command": "pin", "arguments": [8063]}"#,
    #"{"command": "set", "arguments": ["pin", "8063"}"#, #"{"command": "tap pin 8063", "id": 1}"#,
  ]

  private static let script =
    (["record start recorded"] + ways + ["fields", "values", "show state", "record stop recorded"])
    .joined(separator: "\n") + "\n"

  @Test(
    "No output repeats a secret",
    arguments: [
      [], ["--json"], ["--echo"], ["-f", "-"], ["-f", "secrets"], ["--json", "-f", "secrets"],
      ["-c", "source secrets"], ["--json", "-c", "source secrets"], ways.flatMap { ["-c", $0] },
      ["--json"] + ways.flatMap { ["-c", $0] },
    ])
  func isNotRepeated(arguments: [String]) throws {
    let workplace = try Workplace()
    try workplace.write(Self.script, to: "secrets")
    let ending = try workplace.formlift(["-k"] + arguments, input: Data(Self.script.utf8))
    #expect(!ending.output.contains(Self.secret))
    #expect(!ending.diagnostics.contains(Self.secret))
    #expect(ending.diagnostics.split(separator: "\n").count > Self.ways.count - 10)
    #expect(ending.status == 1)
    if let recorded = try? workplace.text("recorded") { #expect(!recorded.contains(Self.secret)) }
  }

  /// In this form the password has no rule for its value.
  @Test("No output repeats a password", arguments: [[], ["--json"]])
  func norIsAPassword(arguments: [String]) throws {
    let workplace = try Workplace()
    try workplace.write(
      "form: A\nsections: [{rows: [{field: name}, {field: password, label: Pass phrase, secure: true}]}]\n",
      to: "form.yaml")
    let lines = Self.ways.map {
      $0.replacing("8063", with: "GehEim").replacing("pin", with: "password")
        .replacing("pni", with: "pasword").replacing("PIN", with: "Pass phrase")
        .replacing("Pin", with: "Pass").replacing("12", with: "2").replacing("2.6", with: "1.2")
    }
    let ending = try workplace.formlift(
      ["-k", "form.yaml"] + arguments, input: Data(lines.joined(separator: "\n").utf8))
    #expect(!ending.output.contains("GehEim"))
    #expect(!ending.diagnostics.contains("GehEim"))
  }

  /// The terminal shows a line while it is typed, but doesn't draw it again or store it.
  ///
  /// The history omits every line that continues after a secure field's name, even `scroll row pin
  /// top`.
  @Test("A typed secret is neither redrawn nor stored") func isKeptNowhere() throws {
    let program = try ProgramTerminal(columns: 119, lines: 60)
    let record = program.home.path + "/recorded"
    try program.run("record start \(record)")
    for way in Self.ways { program.type(way + "\r") }
    program.type("history\rset zip 90210\rscroll row pin top\recho done\r")
    try program.terminal.wait(for: "\ndone\n")
    try program.type("set pin 8063", untilLine: "formlift> set pin 8063")
    try program.type("\u{3}", untilLine: "formlift>")
    try program.type("record stop\r", untilText: "\nwrote \(record)")
    program.terminal.resize(columns: 110, lines: 50)
    try program.terminal.wait(for: "the screen drawn again") {
      !$0.text.contains(Self.secret) && $0.text.contains("formlift> set pin •••^C")
    }
    #expect(try program.leave() == .exited(status: 0))
    for (name, text) in try program.files() { #expect(!text.contains(Self.secret), "\(name)") }
    let history = try program.files().first { $0.key.hasSuffix("history") }
    #expect(
      history?.value
        == "record start \(record)\nhistory\nset zip 90210\necho done\nrecord stop\nquit\n")
  }

  /// No byte of a pasted text is sent back to the terminal.
  @Test("A pasted secret is not shown") func pastedItIsNotShown() throws {
    let program = try ProgramTerminal(["-k"], columns: 119, lines: 60)
    program.type("\u{1b}[200~\(Self.ways.joined(separator: "\n"))\nhelp\u{1b}[201~")
    try program.wait(forLine: "Run these \(Self.ways.count + 1) lines? (y or n)")
    try program.type("y", untilLine: "formlift>")
    #expect(!program.transcript.contains(Self.secret))
    #expect(try program.leave() == .exited(status: 0))
    for (name, text) in try program.files() { #expect(!text.contains(Self.secret), "\(name)") }
  }
}
