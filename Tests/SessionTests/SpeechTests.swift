import Testing

@testable import Session

/// Tests the sentences that a screen reader speaks in place of the picture.
@Suite struct SpeechTests {
  private func spoken(after lines: [String]) throws -> String {
    var stage = try Stage("player.yaml")
    try stage.run(lines)
    return Speech(stage.session).line
  }

  @Test(
    "Speech describes the active field, the keyboard and the row",
    arguments: [
      (
        ["focus name"],
        "Name, text field, empty, 1 of 12, editing; keyboard shown; row in view, "
          + "151.5 points above the keyboard"
      ),
      (
        ["set zip 90210", "focus zip"],
        "ZIP, text field, 90210, 9 of 12, editing; keyboard shown; row "
          + "in view, 8 points above the keyboard"
      ),
      (
        ["set pin 8063", "focus pin"],
        "PIN, secure text field, bullets, 12 of 12, editing; keyboard "
          + "shown; row in view, 8 points above the keyboard"
      ),
      (
        ["setting fieldScroll off", "strategy none", "focus zip"],
        "ZIP, text field, empty, 9 of 12, "
          + "editing; keyboard shown; row hidden, 219.5 points under the keyboard"
      ),
      (["focus zip", "tap outside"], "no field active; keyboard hidden; at the top"),
      (["scroll bottom"], "no field active; keyboard hidden; at the bottom"),
      (["scroll to 10"], "no field active; keyboard hidden; scrolled 74 points"),
      (["scroll to -63"], "no field active; keyboard hidden; scrolled 1 point"),
    ])
  func line(lines: [String], words: String) throws {
    #expect(try spoken(after: lines) == words)
  }

  /// On an iPad, row 17 is at y 774 below a keyboard that floats down to 754.
  ///
  /// With a hardware keyboard, row 12 ends at 592, below the screen's 568.
  @Test(
    "Speech describes rows without a docked keyboard",
    arguments: [
      (
        ["device ipad-9.7", "keyboard float 100 500", "focus f17"],
        "keyboard shown; row in view, 20 points below the keyboard"
      ),
      (
        ["strategy none", "keyboard hardware on", "focus f12"],
        "keyboard hidden; row 45 percent in view, 24 points below the screen's bottom"
      ),
    ])
  func placesWithoutADockedKeyboard(lines: [String], words: String) throws {
    let stage = try Stage(after: ["setting fieldScroll off"] + lines)
    #expect(Speech(stage.session).line.hasSuffix(words))
  }

  /// Braces and brackets aren't spoken; a value without parts is spoken as it is.
  @Test(
    "Speech reads structured values as words",
    arguments: [
      ("get keyboard.frame", "x 0, y 315, width 320, height 253"),
      ("get table.contentInset", "top 0, left 0, bottom 261, right 0"),
      ("get active.caret", "null"), ("get events", "nothing"), ("get active.field", "f3"),
    ])
  func valuesAreSaidInWords(line: String, words: String) throws {
    var stage = try Stage(after: ["setting speech on", "focus f3", "hold on", "hold off"])
    #expect(stage.output(of: line) == [words])
  }

  @Test("Spoken show reads the screen one element per line")
  func theScreenIsAnElementALine() throws {
    var stage = try Stage("player.yaml", after: ["setting speech on", "set name Ada"])
    #expect(
      stage.output(of: "show") == [
        "New player, heading", "Name, text field, Ada, 1 of 12",
        "Nickname, text field, empty, 2 of 12", "Born, text field, empty, 3 of 12",
        "Position, picker, Midfielder, 4 of 12", "Shirt number, text field, empty, 5 of 12",
        "Last club, text field, empty, 6 of 12", "E-mail, text field, empty, 7 of 12",
        "Street, text field, empty, 8 of 12", "ZIP, text field, empty, 9 of 12, 92 percent in view",
        "keyboard hidden", "at the top",
      ])
    #expect(stage.output(of: "show map") == stage.output(of: "show"))
  }

  /// Speech doesn't count hidden rows, unlike `active.row` in the record.
  @Test("Speech counts only visible rows") func shownRowsAreCounted() throws {
    var stage = try Stage(
      yaml: """
        form: F
        sections:
          - rows:
              - {field: a}
              - {field: b, showIf: {field: a, filled: true}}
              - {text: Then, showIf: {field: b, filled: true}}
              - {field: c}
              - {field: d, showIf: {field: a, filled: true}}
        """)
    let rest = "editing; keyboard shown; row in view, 325 points above the keyboard"
    try stage.run("focus c")
    #expect(Speech(stage.session).line == "c, text field, empty, 2 of 2, " + rest)
    #expect(try stage.get("active.row") == "4")
    try stage.run("set a x")
    #expect(Speech(stage.session).line.hasPrefix("c, text field, empty, 3 of 4, editing"))
    #expect(Speech(stage.session).screen[4].hasPrefix("d, text field, empty, 4 of 4"))
  }

  @Test("With speech on, commands speak instead of printing the verdict")
  func speechReplacesTheVerdict() throws {
    var stage = try Stage("player.yaml")
    let words =
      "Name, text field, empty, 1 of 12, editing; keyboard shown; row in view, "
      + "151.5 points above the keyboard"
    try stage.run("setting speech on")
    #expect(stage.output(of: "focus name") == [words])
    #expect(stage.output(of: "type A") == ["name = \"A\""])
    #expect(stage.output(of: "undo") == ["empty"])
    #expect(stage.output(of: "setting speech") == ["on"])
    try stage.run("setting speech off")
    #expect(
      stage.output(of: "next") == [
        "✓ nickname in view, 107.5 above the keyboard · nothing scrolled"
      ])
  }

  /// A table makes no sense without its column headers, so each strategy is spoken as a sentence.
  @Test("Spoken compare gives one sentence per strategy") func comparison() throws {
    var stage = try Stage(after: ["setting speech on"])
    #expect(
      stage.output(of: "compare f12 none inset-top shrink-table least-motion") == [
        "f12 on iphone-5s, portrait",
        "least-motion: 100 percent in view, 8 points above the keyboard, covered for 133 "
          + "milliseconds, moves 285 points, at most 31.7 at once.",
        "inset-top: 100 percent in view, 207 points above the keyboard, covered for 400 "
          + "milliseconds, moves 484 points, at most 25.8 at once, left after dismissal: offset "
          + "+376.",
        "none: 0 percent in view, 253 points under the keyboard, covered until the end, moves 24 "
          + "points, "
          + "at most 1.3 at once, the last row is out of reach, left after dismissal: offset +24.",
        "shrink-table: 0 percent in view, 64 points under the keyboard, covered until the end, moves "
          + "213 points, at most 11.8 at once, the last row is out of reach, left after dismissal: "
          + "offset +213.",
        "Best first by view, last row, blank, left; then least cover, travel and jump.",
      ])
  }

  /// Speech announces the restored value and the rows that it shows or hides.
  @Test("Spoken undo says bullets for a secure value") func spokenUndoOfSecureValue() throws {
    var stage = try Stage("player.yaml")
    try stage.run(["setting speech on", "focus pin", "type 12", "type 34", "clear"])
    #expect(stage.output(of: "undo") == ["bullets"])
    #expect(stage.output(of: "undo") == ["bullets"])
    #expect(stage.output(of: "undo") == ["empty"])
  }

  /// If `undo` restores no answer and no row, speech names what it restored instead.
  @Test(
    "Spoken undo names the restored device, strategy, setting or form",
    arguments: [
      (["rotate landscape"], "iphone-5s, portrait"),
      (["device iphone-8"], "iphone-5s, portrait"),
      (["strategy inset-top"], "strategy least-motion"),
      (["setting fieldScroll off"], "fieldScroll on"), (["hold on"], "hold no longer on"),
      (["keyboard hardware on"], "keyboard hardware no longer on"),
      (["form set form=Zed"], "form New player"),
      (["row set zip label=Post"], "row zip label, ZIP"),
      (["row move zip before name"], "row zip, row 9"),
      (["row add x"], "12 rows in the form"),
      (["load other.yaml"], "form New player; 12 rows in the form; at the top"),
    ])
  func spokenUndoOfOtherChanges(lines: [String], words: String) throws {
    let files = MemoryFiles(["other.yaml": "form: Other\nsections: [{rows: [{field: a}]}]\n"])
    var stage = try Stage("player.yaml", files: files, after: ["setting speech on"] + lines)
    #expect(stage.output(of: "undo") == [words])
  }

  /// An edit changes rows' numbers, but an old problem isn't reported again.
  @Test("Speech reports a problem only once") func problemsAreSpokenOnce() throws {
    var stage = try Stage("player.yaml", after: ["setting speech on", "focus pin", "type 12"])
    #expect(stage.output(of: "focus name").first == "pin: must be 4 digits")
    #expect(stage.output(of: "row add x before name label=X").first == "added x, row 1 of 13")
    #expect(!stage.output(of: "row remove x").contains("pin: must be 4 digits"))
  }

  @Test("Spoken figures are short and leave out empty values") func figuresAreShort() throws {
    var stage = try Stage("player.yaml", after: ["setting speech on", "hold on"])
    let words = stage.output(of: "focus zip") + stage.output(of: "step 0.13")
    let state = stage.output(of: "show state")
    #expect(!(words + state).contains { $0.contains(/\.\d{5}/) })
    #expect(words.last?.contains(/\d\.\d/) == false)
    try stage.run("focus name")
    #expect(!stage.output(of: "show state").contains { $0.hasSuffix(", null") })
    try stage.run("hold off")
    #expect(stage.session.gaps.prefix(2) == ["still to do:", "name, must not be empty"])
    #expect(stage.output(of: "export").contains { $0.hasPrefix("    ") })
    #expect(stage.output(of: "notifications zip").contains { $0.hasPrefix("  ") })
  }

  @Test("Spoken undo says the restored answer and the rows it hides") func spokenUndo() throws {
    var stage = try Stage(
      yaml: """
        form: F
        sections:
          - rows:
              - {field: country, label: Country, options: [DE, US], value: DE}
              - {field: state, label: State, showIf: {field: country, equals: US}}
              - {field: a}
              - {field: b}
        """)
    try stage.run("setting speech on")
    #expect(stage.output(of: "set country US") == ["country = \"US\"", "State shown"])
    #expect(stage.output(of: "undo") == ["Country, DE; State hidden"])
    #expect(stage.output(of: "redo") == ["Country, US; State shown"])
    try stage.run(["row add x", "set a 1", "set b 2", "set state CA", "set country DE"])
    #expect(
      stage.output(of: "undo 4") == ["Country, US; State, empty; a, empty; and 1 more; State shown"]
    )
    #expect(stage.output(of: "undo") == ["4 rows in the form"])
  }
}
