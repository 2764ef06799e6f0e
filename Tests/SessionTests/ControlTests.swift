import Testing

@testable import Session

/// Tests switches and buttons as fields of a form.
@Suite struct ControlTests {
  private static let form = """
    form: Account
    device: iphone-5s
    settings: {underBars: off}
    sections:
      - rows:
          - {field: name, label: Name, required: true, return: next}
          - {field: news, label: News, kind: switch}
          - {field: paper, label: On paper, kind: switch, value: yes, showIf: {field: news, equals: 'on'}}
          - {field: email, label: E-mail, email: true, return: go}
          - {field: terms, label: Terms, kind: switch, required: true}
          - {field: join, label: Join, kind: button}
    """

  private func stage(_ lines: String...) throws -> Stage {
    var stage = try Stage(yaml: Self.form)
    try stage.run(lines)
    return stage
  }

  /// A switch 51 points wide is at the end of row 2, y 108 … 152; row 3, which it shows, is 44
  /// high.
  @Test("A tap on a switch flips it and shows the rows it controls") func tapFlipsASwitch() throws {
    var stage = try stage()
    #expect(try stage.get("values.news") == "off")
    #expect(try stage.get("table.contentSize.height") == "220")
    #expect(stage.output(of: "tap news").first == "news = \"on\"")
    #expect(try stage.get("table.contentSize.height") == "264")
    #expect(try stage.get("values.paper") == "on")
    #expect(
      stage.output(of: "tap 254 130").prefix(2)
        == ["tapped (254, 130): control of row 2", "news = \"off\""])
    #expect(stage.output(of: "tap 252 130").first == "tapped (252, 130): row 2")
    #expect(try stage.get("values.news") == "off")
    #expect(try stage.get("values.news", after: "undo") == "on")
  }

  /// As Apple says of gesture recognizers and controls, a touch on a control is only the control's.
  @Test("A tap on a switch leaves the keyboard up") func tapOnASwitchKeepsTheKeyboard() throws {
    var stage = try stage("focus name", "tap news")
    #expect(try stage.get("active.field") == "name")
    #expect(try stage.get("keyboard.visible") == "true")
    #expect(try stage.get("active", after: "tap outside") == "null")
  }

  @Test("Next and return skip switches and buttons") func nextAndReturnSkipControls() throws {
    var stage = try stage("focus name", "return")
    #expect(try stage.get("active.field") == "email")
    #expect(
      stage.output(of: "next") == ["error: nothing to go to: email is the last field"])
    #expect(try stage.get("active.field", after: "previous") == "name")
  }

  @Test("A switch or button can't be focused") func aControlIsNeverActive() throws {
    var stage = try stage()
    #expect(
      stage.output(of: "focus news")
        == ["error: news is a switch, which has no keyboard; `tap news` turns it"])
    #expect(
      stage.output(of: "focus join")
        == ["error: join is a button, which has no keyboard; `tap join` presses it"])
    try stage.run(["focus name", "row set name return= kind=switch"])
    #expect(try stage.get("active") == "null")
    #expect(try stage.get("keyboard.visible") == "false")
  }

  @Test("A switch accepts only words for on and off") func aSwitchIsOnOrOff() throws {
    var stage = try stage("set news yes")
    #expect(try stage.get("values.news") == "on")
    #expect(try stage.get("values.news", after: "set news False") == "off")
    for (text, given) in [("perhaps", "\"perhaps\""), ("''", "\"\"")] {
      #expect(
        stage.output(of: "set news \(text)")
          == ["error: news must be on or off, not \(given)"])
    }
  }

  @Test("A button has no answer to set, read or save") func buttonsHaveNoAnswer() throws {
    var stage = try stage("set name Ada", "save a.json")
    #expect(
      stage.files.text("a.json")
        == "{\n  \"name\": \"Ada\",\n  \"news\": \"off\",\n  \"email\": \"\",\n  \"terms\": "
        + "\"off\"\n}\n"
    )
    let refusal = "error: join is a button, which has no answer; `tap join` presses it"
    for line in ["set join x", "edit join", "get values.join", "expect values.join == x"] {
      #expect(stage.output(of: line) == [refusal], "\(line)")
    }
    #expect(
      stage.output(of: "values")
        == ["name   \"Ada\"", "news   \"off\"", "email  \"\"", "terms  \"off\""])
    #expect(stage.output(of: "fields").last == " 6  join   Join      button")
  }

  @Test("A submit button lists broken rules until all answers are valid")
  func aButtonSubmits() throws {
    var stage = try stage("set email a@b@c")
    #expect(
      stage.output(of: "tap join").prefix(4) == [
        "join does not submit yet:", "  name: must not be empty",
        "  email: must be an e-mail address, not \"a@b@c\"", "  terms: must be on",
      ])
    // The row of the wrong address shows a message, 18 points high.
    #expect(try stage.get("table.contentSize.height") == "238")
    try stage.run(["set name Ada", "set email a@b.c", "tap terms"])
    #expect(
      stage.output(of: "tap join").first == "join submits: every answer is valid")
    #expect(try stage.get("table.contentSize.height") == "220")
    #expect(stage.output(of: "validate") == ["every answer is valid"])
  }

  /// The button's answer reports the problem, so leaving the field doesn't report it again.
  @Test("A tap on submit reports the active field's problem only once")
  func problemsAreReportedOnce() throws {
    var stage = try stage("focus email", "type a@b@c")
    #expect(
      stage.output(of: "tap join").prefix(5) == [
        "join does not submit yet:", "  name: must not be empty",
        "  email: must be an e-mail address, not \"a@b@c\"", "  terms: must be on",
        "✓ email in view, 101 above the keyboard · nothing scrolled",
      ])
  }

  /// 13 rows of 44 points end at y 636, 68 below the screen's bottom.
  ///
  /// With the strategy `none`, the last row can't be scrolled above the keyboard.
  @Test("A tap on an offscreen control says how to bring it into view")
  func offscreenControl() throws {
    let fields = (1...12).map { "    - {field: f\($0)}\n" }.joined()
    var stage = try Stage(
      yaml: "device: iphone-5s\nsettings: {underBars: off}\nstrategy: none\nsections:\n  - rows:\n"
        + fields + "    - {field: join, kind: button}\n")
    #expect(
      stage.output(of: "tap join")
        == ["error: join is not on the screen: `scroll row join` brings it into view first"])
    try stage.run(["scroll row join", "tap join", "scroll top", "focus f1"])
    #expect(
      stage.output(of: "tap join")
        == [
          "error: join is not on the screen: the table cannot be scrolled far enough above the "
            + "keyboard; `dismiss`, then `scroll row join`"
        ])
    try stage.run(["dismiss", "scroll row join", "tap join"])
  }

  /// The return key "go" does the same as the form's submit button.
  @Test("The return key go submits the form if its button is visible")
  func theReturnKeySubmits() throws {
    var stage = try stage("focus email")
    #expect(
      stage.output(of: "return").prefix(4) == [
        "go: the field resigns", "join does not submit yet:", "  name: must not be empty",
        "  terms: must be on",
      ])
    #expect(try stage.get("keyboard.visible") == "false")
    try stage.run(["row set join showIf={field: terms, equals: 'on'}", "focus email"])
    #expect(!stage.output(of: "return").contains { $0.hasPrefix("join") })
  }

  @Test("Restore sets switches again and reports values it can't use")
  func restoresSwitches() throws {
    let files = MemoryFiles([
      "b.json": "{\"news\": \"maybe\", \"join\": \"x\"}", "c.json": "{\"terms\": \"true\"}",
    ])
    var stage = try Stage(yaml: Self.form, files: files)
    try stage.run(["tap news", "tap terms", "save a.json", "undo 2"])
    #expect(try stage.get("values.terms") == "off")
    #expect(try stage.get("values.news", after: "restore a.json") == "on")
    #expect(try stage.get("values.terms") == "on")
    try stage.run(["undo", "restore c.json"])
    #expect(try stage.get("values.terms") == "on")
    #expect(
      stage.output(of: "restore b.json").prefix(2) == [
        "news = \"maybe\" is kept aside: it must be \"on\" or \"off\", not \"maybe\"",
        "join = \"x\" is kept aside: it is now a button, which has no answer",
      ])
  }

  @Test("Fill asks for a switch as yes or no") func fillingAsksForASwitch() throws {
    var stage = try stage("fill")
    #expect(stage.session.rowToAsk == 0)
    _ = try stage.session.answer("Ada", row: 0, goesOn: true)
    #expect(stage.session.rowToAsk(after: 0) == 1)
    #expect(try stage.get("keyboard.visible") == "false")
    #expect(stage.session.introduction(ofRow: 1) == "2 of 4  News  yes or no")
    #expect(
      stage.session.introduction(ofRow: 1, tellsSwitch: true) == "2 of 4  News  ‹no›  yes or no")
    #expect(throws: CommandError.self) {
      try stage.session.answer("perhaps", row: 1, goesOn: true)
    }
    _ = try stage.session.answer("yes", row: 1, goesOn: true)
    #expect(stage.session.rowToAsk(after: 1) == 2)
    #expect(stage.session.introduction(ofRow: 2) == "3 of 5  On paper  yes or no")
    _ = try stage.session.answer(nil, row: 2, goesOn: true)
    #expect(try stage.get("active.field") == "email")
    _ = try stage.session.goBack(from: 3)
    #expect(try stage.get("active") == "null")
    _ = try stage.session.answer("no", row: 2, goesOn: true)
    _ = try stage.session.answer("", row: 3, goesOn: true)
    #expect(stage.session.introduction(ofRow: 4) == "5 of 5  Terms  required, yes or no")
    #expect(stage.session.rowToAsk(after: 4) == nil)
    #expect(try stage.get("values.paper") == "off")
  }

  /// A recording of `fill` has commands that can be run one by one.
  @Test("A recording of fill can be run again line by line") func fillingIsRecorded() throws {
    var stage = try stage("record start a.formlift", "fill")
    _ = try stage.session.answer("Ada", row: 0, goesOn: true)
    _ = try stage.session.answer("yes", row: 1, goesOn: true)
    _ = try stage.session.answer(nil, row: 2, goesOn: true)
    try stage.run("record stop")
    let script = try #require(stage.files.text("a.formlift"))
    let lines = script.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("expect")
    }
    #expect(
      lines.suffix(7) == [
        "focus name", "set name Ada", "dismiss", "scroll row news", "set news on",
        "scroll row paper", "focus email",
      ])
  }

  /// The picker is 216 points high; the next field's keyboard on an iphone-5s is 253.
  @Test("A field with options gets a picker of 216 points") func optionsHavePickerHeight() throws {
    var stage = try Stage(
      yaml: "form: A\ndevice: iphone-5s\nsections: [{rows: [{field: a, options: [x]}, {field: b}]}]"
    )
    #expect(try stage.get("keyboard.kind", after: "focus a") == "picker")
    #expect(try stage.get("keyboard.frame.height") == "216")
    #expect(
      stage.output(of: "return").contains(
        "a picker keyboard has no return key: this acts like a button of the app"))
    #expect(try stage.get("keyboard.frame.height", after: "next") == "253")
  }

  @Test("Speech names switches and buttons as such") func speechNamesControls() throws {
    var stage = try stage("tap news")
    let screen = Speech(stage.session).screen
    #expect(screen.contains("News, switch, on, 2 of 6"))
    #expect(screen.contains("Join, button, 6 of 6"))
    try stage.run("setting speech on")
    #expect(stage.output(of: "tap news").contains("news = \"off\""))
  }

  @Test("Audits and comparisons leave switches and buttons out") func auditsSkipControls() throws {
    var stage = try stage()
    #expect(stage.session.auditForm.fields.map(\.name) == ["name", "email"])
    #expect(
      stage.output(of: "compare news")
        == ["error: news is a switch, which has no keyboard; `tap news` turns it"])
    #expect(stage.output(of: "compare all").contains { $0.contains("least-motion") })
  }

  @Test("Row add and row set make switches that write saves")
  func rowCommandsMakeSwitches() throws {
    var stage = try stage("row add gift after name kind=switch label=Gift value=on")
    #expect(try stage.get("values.gift") == "on")
    #expect(
      stage.output(of: "row set email kind=switch")
        == ["error: a switch has no \"return\""])
    try stage.run("write b.yaml")
    let text = try #require(stage.files.text("b.yaml"))
    #expect(text.contains("field: gift") && text.contains("kind: switch"))
  }
}
