import Testing

@testable import Session

/// Tests `fill`, `edit`, `paste` and `type` without a text in a session.
@Suite struct FillingTests {
  @Test("Fill begins at the active field, or else at the first")
  func beginsAtTheFirstFieldOrTheActiveOne() throws {
    var stage = try Stage("player.yaml")
    #expect(try stage.run("fill").effect == .fill)
    #expect(try stage.get("active.field") == "name")
    try stage.run(["focus zip", "fill"])
    #expect(try stage.get("active.field") == "zip")
  }

  @Test("An answer in fill moves on to the next field") func answeringMovesToTheNextField() throws {
    var stage = try Stage("player.yaml", after: ["focus name"])
    let outcome = try stage.session.answer("Ada", row: 0, goesOn: true)
    #expect(outcome.notices.first == "name = \"Ada\"")
    #expect(try stage.get("active.field") == "nickname")
    _ = try stage.session.answer(nil, row: 1, goesOn: true)
    #expect(try stage.get("active.field") == "born")
    #expect(try stage.get("values.nickname") == "")
    #expect(try stage.get("active.field", after: "undo 2") == "name")
    #expect(try stage.get("values.name") == "")
  }

  @Test("The last answer in fill dismisses the keyboard")
  func theLastAnswerDismissesTheKeyboard() throws {
    var stage = try Stage("player.yaml", after: ["focus pin"])
    _ = try stage.session.answer("8063", row: 11, goesOn: true)
    #expect(try stage.get("active") == "null")
    #expect(try stage.get("keyboard.visible") == "false")
  }

  @Test(
    "Fill rejects an answer that breaks a rule and says why",
    arguments: [
      (8, "902", "zip must be 5 digits, not \"902\""),
      (
        8, "90x10",
        "the number-pad keyboard of zip has no key for \"x\": digits only"
      ),
      (4, "100", "shirt must be at most 99, not \"100\""),
      (
        3, "Striker",
        "position must be Goalkeeper, Defender, Midfielder or Forward, not \"Striker\""
      ),
      (11, "80631", "pin must be 4 digits"),
      (
        11, "x",
        "the number-pad keyboard of pin has no key for \"•\": digits only"
      ),
    ])
  func brokenRules(row: Int, text: String, message: String) throws {
    var stage = try Stage("player.yaml")
    let error = #expect(throws: CommandError.self) {
      try stage.session.answer(text, row: row, goesOn: true)
    }
    #expect(error?.message == message)
    #expect(!stage.session.hasUnsavedAnswers)
  }

  @Test("An empty answer in fill clears the field and moves on") func emptyAnswer() throws {
    var stage = try Stage("player.yaml", after: ["set name Ada", "focus name"])
    _ = try stage.session.answer("", row: 0, goesOn: true)
    #expect(try stage.get("values.name") == "")
    #expect(try stage.get("active.field") == "nickname")
  }

  /// `edit` accepts a value that breaks a rule, and reports the rule.
  ///
  /// Only a number pad refuses it.
  @Test("Edit accepts a value that breaks a rule and reports the rule")
  func editAcceptsABrokenRule() throws {
    var stage = try Stage("player.yaml")
    _ = try stage.session.answer("902", row: 8, goesOn: false)
    #expect(try stage.get("values.zip") == "902")
    #expect(stage.session.objections(toRow: 8) == ["zip must be 5 digits, not \"902\""])
    let said = ["zip: must be 5 digits, not \"902\""]
    #expect(stage.session.objections(toRow: 8, besides: said) == [])
    #expect(throws: CommandError.self) {
      try stage.session.answer("90x", row: 8, goesOn: false)
    }
    try stage.run("set zip 9x")
    _ = try stage.session.answer("9x", row: 8, goesOn: false)
    #expect(try stage.get("active") == "null")
  }

  /// A question shows an example differently from a value.
  ///
  /// The form's message describes rules for which there is no other description.
  @Test("Fill introduces each field with its label, example and rules")
  func whatIsAskedIsIntroduced() throws {
    var stage = try Stage(
      yaml: """
        sections:
          - rows:
              - {field: name, placeholder: Ada, required: true}
              - {field: mail, label: Mail, email: true, message: A mail please}
              - {field: again, equals: mail, message: The two differ}
              - {field: day, pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}", message: A day and a month}
              - {field: week, pattern: "[0-9]{4}-W[0-9]{2}", placeholder: 2026-W01}
              - {field: pin, secure: true}
        """)
    func introductions() -> [String] {
      (0..<6).map { String(stage.session.introduction(ofRow: $0).dropFirst(8)) }
    }
    #expect(
      introductions() == [
        "name  ‹Ada›  required", "Mail  an e-mail address", "again  the same as Mail",
        "day  A day and a month", "week  ‹2026-W01›", "pin",
      ])
    try stage.run(["set name Bea", "set week 2026-W02", "set pin 8063"])
    #expect(
      introductions() == [
        "name  now ‹Bea›  required", "Mail  an e-mail address", "again  the same as Mail",
        "day  A day and a month", "week  now ‹2026-W02›", "pin  now ‹•••›",
      ])
  }

  @Test("Texts of the form are told before the question that they belong to")
  func textsAboveQuestions() throws {
    let stage = try Stage(
      yaml: """
        sections:
          - header: Who
            footer: As in the passport
            rows:
              - {field: name}
              - {field: pass, options: [Red, Blue], required: true}
          - rows:
              - {text: Only if red, showIf: {field: pass, equals: Red}}
              - {text: On Mondays}
              - {field: day}
              - {text: After the day}
        """)
    #expect(stage.session.texts(aboveFieldAtRow: 0) == ["Who", "As in the passport"])
    #expect(stage.session.texts(aboveFieldAtRow: 1) == [])
    #expect(stage.session.texts(aboveFieldAtRow: 4) == ["On Mondays"])
    #expect(
      stage.session.introduction(ofRow: 1) == "2 of 3  pass  required, \"Red\" or \"Blue\"")
    #expect(stage.session.introduction(ofRow: 1, hasMenu: true) == "2 of 3  pass  required")
  }

  @Test("After fill the fields that still need answers are listed") func missingAnswers() throws {
    var stage = try Stage("player.yaml")
    try stage.run(["set name A", "set born 1815-12-10", "set shirt 7", "set email a@b.c"])
    #expect(
      stage.session.gaps == [
        "still to do:", "  zip  must not be empty", "  pin  must not be empty",
      ])
    try stage.run(["set zip 90210", "set pin 8063"])
    #expect(stage.session.gaps == ["every answer is valid"])
  }

  @Test("Paste accepts characters that the keyboard lacks, but checks options")
  func pasteBypassesTheKeyboard() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "type 90"])
    #expect(stage.output(of: "paste x-1").first == "zip = \"90x-1\"")
    try stage.run("focus position")
    #expect(
      stage.output(of: "paste Striker") == [
        "error: position must be Goalkeeper, Defender, Midfielder or Forward, not \"Striker\""
      ])
    #expect(stage.output(of: "paste Forward").first == "position = \"Forward\"")
    try stage.run("dismiss")
    #expect(
      stage.output(of: "paste x") == [
        "error: `paste` needs an active field; `focus FIELD` makes one active"
      ])
  }

  @Test("Type without text asks for hidden input only in a secure field")
  func hiddenTyping() throws {
    var stage = try Stage("player.yaml", after: ["focus zip"])
    #expect(stage.output(of: "type") == ["error: TEXT is missing: type TEXT"])
    try stage.run("focus pin")
    #expect(try stage.run("type").effect == .typeSecretly(row: 11))
    #expect(Statement("paste 8063", in: stage.session).shown == "paste •••")
    #expect(Statement("type", in: stage.session).shown == "type")
  }

  @Test("Answers become set lines that leave out secure values and defaults")
  func answersAsLines() throws {
    var stage = try Stage("player.yaml")
    try stage.run(["set name 'Ada L.'", "set zip 1", "set pin 8063", "set position Midfielder"])
    let lines = stage.session.answerLines
    #expect(
      lines == [
        "set name 'Ada L.'", "set zip 1", "# The value of pin is left out, because it is secure.",
      ])
  }

  @Test("An answer of several lines becomes one set line") func multilineAnswer() throws {
    var stage = try Stage("checkout.yaml")
    try stage.run(["focus note", "type It's", "return", "type 'the \"red\" door'"])
    let lines = stage.session.answerLines
    #expect(lines == [#"set note "It's\nthe \"red\" door""#])
    var again = try Stage("checkout.yaml")
    try again.run(lines)
    #expect(again.session.value(ofRow: 11) == "It's\nthe \"red\" door")
  }
}
