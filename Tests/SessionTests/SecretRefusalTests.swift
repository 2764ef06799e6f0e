import Testing

@testable import Session

/// Tests that errors don't repeat a secure field's value from a wrong command.
@Suite struct SecretRefusalTests {
  @Test(
    "An error doesn't repeat a secure value typed in the wrong place",
    arguments: [
      // The wrong command.
      ("edit pin 8063", "edit pin •••", "no field \"•••\"; `fields` lists them"),
      ("focus pin 8063", "focus pin •••", "no field \"•••\"; `fields` lists them"),
      ("tap pin 8063", "tap pin •••", "no field \"•••\"; `fields` lists them"),
      ("edit PIN 8063", "edit PIN •••", "no field \"•••\"; `fields` lists them"),
      ("edit 12 8063", "edit 12 •••", "no field \"•••\"; `fields` lists them"),
      ("edit 2.6 8063", "edit 2.6 •••", "no field \"•••\"; `fields` lists them"),
      ("ed pin 8063", "ed pin •••", "no field \"•••\"; `fields` lists them"),
      ("focus pin8063", "focus •••", "no field \"•••\"; `fields` lists them"),
      (
        "scroll row pin 8063", "scroll •••",
        "the position must be none, top, middle or bottom, not \"•••\""
      ),
      ("get pin 8063", "get pin •••", "unexpected \"•••\": get PATH"),
      ("get pin=8063", "get •••", "no figure \"•••\"; `show state` lists them"),
      ("get values.pin=8063", "get •••", "no figure \"•••\"; `show state` lists them"),
      (
        "expect pin == 8063", "expect pin == •••", "no figure \"pin\"; did you mean \"values.pin\"?"
      ),
      (
        "expect values.pin 8063", "expect •••",
        "an operator such as == is missing before \"•••\", as in `expect values.ID == •••`"
      ),
      ("undo pin 8063", "undo pin •••", "N must be a whole number from 1 to 1000000, not \"•••\""),
      ("apropos pin 8063", "apropos pin •••", mayTellSecret),
      ("load pin 8063", "load pin •••", "unexpected \"•••\": load FILE"),
      ("setting pin 8063", "setting pin •••", "no setting \"pin\"; `setting` lists them"),
      ("strategy pin=8063", "strategy •••", mayTellSecret),
      // Written otherwise.
      ("pin=8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("pin 8063", "pin •••", "no command \"pin\"; `help commands` lists them"),
      ("PIN: 8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("8063 pin", "•••", "no command \"•••\"; `help commands` lists them"),
      ("my pin is 8063", "my •••", "no command \"my\"; `help commands` lists them"),
      ("set pin=8063", "set •••", "TEXT is missing: set FIELD TEXT"),
      ("set pin:8063", "set •••", "TEXT is missing: set FIELD TEXT"),
      ("set pin=8063 x", "set •••", "no field \"•••\"; `fields` lists them"),
      ("set 8063 pin", "set •••", "no field \"•••\"; `fields` lists them"),
      ("set 8063", "set •••", "TEXT is missing: set FIELD TEXT"),
      ("set \"pin 8063\"", "set •••", "TEXT is missing: set FIELD TEXT"),
      ("set=pin 8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("set pin '8063", "set pin •••", "the ' is not closed"),
      ("'set pin 8063'", "•••", "no command \"•••\"; `help commands` lists them"),
      ("set pni 8063", "set pni •••", "no field \"pni\"; did you mean \"pin\"?"),
      ("set foo 8063", "set foo •••", "no field \"foo\"; `fields` lists them"),
      ("set pin", "set pin", "TEXT is missing: set FIELD TEXT"),
      // Misspelt.
      ("sett pin 8063", "sett pin •••", "no setting \"pin\"; `setting` lists them"),
      ("sett zip 8063", "sett zip •••", "no setting \"zip\"; `setting` lists them"),
      ("ste pin 8063", "ste pin •••", "SECONDS must be a number from 0 to 3600, not \"•••\""),
      (
        "SET PIN 8063", "SET PIN •••",
        "no command \"SET\"; did you mean \"set\", \"setting\" or \"get\"?"
      ),
      ("setpin 8063", "setpin •••", "no command \"setpin\"; did you mean \"setting\"?"),
      ("bogus pin 8063", "bogus •••", "no command \"bogus\"; `help commands` lists them"),
      (
        "s pin 8063", "s pin •••",
        "\"s\" fits more than one command: section, scroll, set, save, strategy, strategies, "
          + "setting, show, share, step and source"
      ),
      // Spaces that don't separate words.
      ("set\u{a0}pin\u{a0}8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("set pin\u{a0}8063", "set •••", "TEXT is missing: set FIELD TEXT"),
      ("set\u{3000}pin\u{3000}8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("set\u{200b}pin\u{200b}8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("set pin\u{feff}8063 x", "set •••", "no field \"•••\"; `fields` lists them"),
      ("ｓｅｔ ｐｉｎ 8063", "ｓｅｔ •••", "no command \"ｓｅｔ\"; `help commands` lists them"),
      // As JSON.
      (
        #"{"command": "edit", "arguments": ["pin", "8063"]}"#, "edit pin •••",
        "no field \"•••\"; `fields` lists them"
      ),
      (#"{"command": "set pin=8063"}"#, "set •••", "TEXT is missing: set FIELD TEXT"),
      // At the wrong prompt.
      ("8063", "•••", "no command \"•••\"; `help commands` lists them"),
      ("80631", "•••", "no command \"•••\"; `help commands` lists them"),
      ("set foo ８０６３", "set foo •••", "no field \"foo\"; `fields` lists them"),
      (
        "type my 8 o 6 3", "type •••",
        "`type` needs an active field; `focus FIELD` makes one active"
      ),
      ("type 8063", "type •••", "`type` needs an active field; `focus FIELD` makes one active"),
      ("paste 8063", "paste •••", "`paste` needs an active field; `focus FIELD` makes one active"),
    ] as [(String, String, String)])
  func isNotRepeated(line: String, shown: String, message: String) throws {
    var stage = try Stage("player.yaml")
    let statement = Statement(line, in: stage.session)
    #expect(stage.output(of: line) == ["error: " + message])
    #expect(stage.session.shown(statement) == shown)
  }

  /// An error repeats a misspelled word if it can't be a secure field's value.
  @Test(
    "An error repeats a misspelled word that can't be a secret",
    arguments: [
      ("bogus", "no command \"bogus\"; `help commands` lists them"),
      ("bogus line", "no command \"bogus\"; `help commands` lists them"),
      ("focsu pin", "no command \"focsu\"; did you mean \"focus\"?"),
      ("focus pan", "no field \"pan\"; did you mean \"pin\"?"),
      ("focus zpi", "no field \"zpi\"; did you mean \"zip\"?"),
      ("set zip", "TEXT is missing: set FIELD TEXT"),
      ("expect active.field == pin", "expected active.field == pin, but active.field is null"),
      (
        "expect table.contentInset.bottom == 1000",
        "expected table.contentInset.bottom == 1000, but table.contentInset.bottom is 0"
      ),
      ("drag x 5000", "DY must be a number from -1000000 to 1000000, not \"x\""),
      ("setings view pinned", "no command \"setings\"; did you mean \"setting\"?"),
      (
        "setting view pinnd",
        "view must be auto, pinned, inline or off, not \"pinnd\"; did you mean \"pinned\"?"
      ),
      ("focus nosuch", "no field \"nosuch\"; `fields` lists them"),
      // The only secure field has a number pad and takes four digits.
      ("type hello", "`type` needs an active field; `focus FIELD` makes one active"),
      ("set newsletter", "TEXT is missing: set FIELD TEXT"),
      ("set nosuch Ada", "no field \"nosuch\"; `fields` lists them"),
      ("set zpi", "TEXT is missing: set FIELD TEXT"),
    ])
  func harmlessErrors(line: String, message: String) throws {
    var stage = try Stage("player.yaml")
    let statement = Statement(line, in: stage.session)
    #expect(stage.output(of: line) == ["error: " + message])
    #expect(stage.session.shown(statement) == line)
  }

  /// The password has no rule, so any word that is no command may be the password.
  @Test(
    "An error doesn't repeat a password typed at the command prompt",
    arguments: ["Geh3im", "correct horse battery", "geheim password", "set geheim password"])
  func aPasswordAtTheWrongPromptIsNotRepeated(line: String) throws {
    var stage = try Stage(
      yaml: """
        form: A
        sections:
          - rows: [{field: name}, {field: password, label: Pass phrase, secure: true}]
        """)
    let statement = Statement(line, in: stage.session)
    #expect(!line.split(separator: " ").contains { stage.output(of: line).joined().contains($0) })
    #expect(["•••", "set •••"].contains(stage.session.shown(statement)))
  }

  @Test(
    "A comment after a secure field's name is left out",
    arguments: [("focus pin #8063", "focus pin"), ("focus zip # later", "focus zip # later")])
  func aCommentBehindASecureFieldIsLeftOut(line: String, shown: String) throws {
    let stage = try Stage("player.yaml")
    #expect(Statement(line, in: stage.session).shown == shown)
  }

  private static let mayTellSecret =
    "the command did nothing; the reason may contain a secure value, so it is not shown"

  private static let nothingSaid =
    "the command did nothing; the reason may contain a secure value, so it is not shown"

  /// A command that can't contain the active field's value is shown, even if it fails.
  ///
  /// Anything else may contain the value and is hidden.
  @Test(
    "While a secure field is active, only harmless commands are shown",
    arguments: [
      ("get clock", "get clock"), ("rotate landscape", "rotate landscape"),
      ("focus name", "focus name"), ("why", "why"), ("validate", "validate"),
      ("why # 8063", "why"), ("type 8063", "type •••"), ("paste 8063", "paste •••"),
      ("set pin 8063", "set pin •••"), ("typ 8063", "type •••"), ("tpe 8063", "•••"),
      ("8063", "•••"), ("next 8063", "•••"), ("get clock 8063", "•••"), ("tap 8063", "•••"),
      ("help 8063", "•••"), ("get 8063", "•••"), ("type '8063", "•••"),
    ])
  func commandsWithActiveSecureField(line: String, shown: String) throws {
    let stage = try Stage("player.yaml", after: ["focus pin"])
    let statement = stage.session.statement(line)
    var session = stage.session
    var refusal: CommandError?
    do throws(CommandError) { try session.run(statement) } catch { refusal = error }
    #expect(stage.session.shown(statement, refusedBy: refusal) == shown)
  }

  /// An expectation about a number is shown even while a secure field is active.
  @Test("Expectations of figures are shown while a secure field is active")
  func expectationWithActiveSecureField() throws {
    var stage = try Stage("player.yaml", after: ["focus pin"])
    for (line, message) in [
      ("expect active.row == 3", "expected active.row == 3, but active.row is 12"),
      ("replay 1234", Self.nothingSaid),
      ("help 1234", "no command \"•••\"; `help commands` lists them"),
      ("share 1234", Self.nothingSaid),
      ("expect values.name == 1234", Self.nothingSaid),
      (
        "tap 1234",
        "one number after `tap` must be a row from 1 to 12 (a point needs two, X and Y), not \"•••\""
      ),
      ("expect foo == hunter2", "no figure \"•••\"; `show state` lists them"),
      ("get 1234", "no figure \"•••\"; `show state` lists them"),
    ] {
      #expect(stage.output(of: line) == ["error: \(message)"])
    }
  }
}
