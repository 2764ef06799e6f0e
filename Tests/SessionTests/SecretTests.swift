import Testing

@testable import Session

/// Tests that a secure field's value is never shown, whatever command runs.
@Suite struct SecretTests {
  @Test("A secure value appears in no output") func valueIsNowhere() throws {
    var stage = try Stage("player.yaml")
    var output: [String] = []
    for line in [
      "focus pin", "type 80631", "delete", "values", "fields", "get values.pin", "get changed",
      "show state", "show events", "why", "set pin 80631", "validate", "expect values.pin == x",
      "expect values.pin contains 8063", "strategy inset-top", "return", "undo", "redo",
      "set pin 8063", "values", "save", "load none", "reload",
    ] {
      output += stage.output(of: line)
      output.append(StateRecord(stage.session).value.json)
    }
    #expect(!output.contains { $0.contains("8063") })
    #expect(output.contains("pin = \"•••\""))
  }

  /// To search each of so many words for a secret would take too long, so the line is hidden whole.
  @Test("A rejected line of many words is shown as bullets")
  func aRefusedLineOfManyWordsIsBullets() throws {
    var stage = try Stage("player.yaml")
    let line = "expect clock" + String(repeating: " a", count: 100_000)
    #expect(stage.session.shown(stage.session.statement(line)) == "•••")
    #expect(!stage.output(of: line).joined().contains("a a"))
  }

  @Test("A secure value is shown as three bullets, whatever its length")
  func shownAsBulletsHoweverLong() throws {
    var stage = try Stage("player.yaml")
    #expect(try stage.get("values.pin") == "")
    #expect(try stage.get("values.pin", after: "set pin 1") == "•••")
    #expect(try stage.get("changed") == "{\"pin\":\"•••\"}")
    #expect(try stage.get("values.pin", after: "set pin 123456789") == "•••")
    #expect(stage.session.value(ofRow: 11) == "123456789")
  }

  @Test("A broken rule of a secure field is reported without the value")
  func rulesAreNamedWithoutTheValue() throws {
    var stage = try Stage("player.yaml", after: ["set pin 80x31"])
    let lines = stage.output(of: "validate")
    #expect(lines.contains("pin: must be 4 digits"))
    try stage.run("focus pin")
    #expect(
      stage.output(of: "type x") == [
        "error: the number-pad keyboard of pin has no key for \"•\": digits only; `set` works "
          + "without the keyboard"
      ])
  }

  @Test("An expectation of a secure value compares bullets only")
  func expectationSeesBulletsOnly() throws {
    var stage = try Stage("player.yaml")
    #expect(stage.output(of: "expect values.pin == ''") == [])
    try stage.run("set pin 8063")
    #expect(stage.output(of: "expect values.pin == •••") == [])
    #expect(
      stage.output(of: "expect values.pin == 8063") == [
        "error: values.pin is secure: compare it with •••, or with nothing if it is empty"
      ])
  }

  @Test("A secure picker's error doesn't repeat the value")
  func securePickerDoesNotRepeatWhatWasGiven() throws {
    var stage = try Stage(
      yaml: """
        form: A
        sections:
          - rows: [{field: gate, secure: true, options: [north, south]}]
        """)
    #expect(
      stage.output(of: "set gate nort")
        == ["error: gate must be north or south, not \"•••\""])
  }

  @Test(
    "Lines in the history hide secure values",
    arguments: [
      ("set pin 1234", "set pin •••"),
      ("  set  'PIN'  12 34 # mine", "set PIN •••"),
      ("set 12 1234", "set 12 •••"),
      ("set 2.6 1234", "set 2.6 •••"),
      ("set pni 1234", "set pni •••"),
      ("set p 1234", "set p •••"),
      ("set pin '1234", "set pin •••"),
      ("set pin", "set pin"),
      ("s", "s"),
      ("s pin 1234", "s pin •••"),
      ("ste pin 1234", "ste pin •••"),
      ("expect values.pin == 1234", "expect values.pin == •••"),
      ("expect values.zip == 1234", "expect values.zip == 1234"),
      ("set zip 1234", "set zip 1234"),
      ("set  zip  'a", "set  zip  'a"),
      ("focus pin", "focus pin"),
      ("type 1234", "type 1234"),
      ("focsu zip", "focsu zip"),
      ("", ""),
    ])
  func linesForTheHistory(line: String, shown: String) throws {
    let stage = try Stage("player.yaml")
    #expect(Statement(line, in: stage.session).shown == shown)
  }

  @Test(
    "Lines typed while a secure field is active hide their text",
    arguments: [
      ("type 1234", "type •••"), ("typ 1234", "type •••"), ("type '1234", "•••"), ("1234", "•••"),
      ("set zip 1", "set zip 1"), ("next", "next"), ("delete 2", "delete 2"),
    ])
  func linesWhileASecureFieldIsActive(line: String, shown: String) throws {
    let stage = try Stage("player.yaml", after: ["focus pin"])
    #expect(Statement(line, in: stage.session).shown == shown)
  }

  @Test("Without secure fields, lines are shown unchanged")
  func withoutSecureFieldsLinesStay() throws {
    let stage = try Stage("twenty.yaml")
    #expect(Statement("bogus 'line", in: stage.session).shown == "bogus 'line")
  }
}
