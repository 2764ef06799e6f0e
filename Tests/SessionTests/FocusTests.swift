import Testing

@testable import Session

/// Tests how a field becomes active: by name, by key, and by touch.
@Suite struct FocusTests {
  /// Row 12 is at 484 … 528.
  ///
  /// The keyboard's top is at 315, and the margin is 8, so the row's bottom ends up at 307. The
  /// offset is 64 + 528 − 307.
  @Test(
    "Focus finds a field by id, number, section or label",
    arguments: ["f12", "F12", "12", "1.12", "Field 12", "field 12", "'Field 12'"])
  func fieldByAnyOfItsNames(name: String) throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "focus \(name)") == [
        "✓ f12 in view, 8 above the keyboard · scrolled 0 → 285"
      ])
  }

  @Test(
    "Focus finds a field by section and row or by a prefix",
    arguments: [
      ("2.3", "zip"), ("9", "zip"), ("z", "zip"), ("Shirt n", "shirt"), ("E-", "email"),
    ])
  func fieldOfTheSecondSectionOrByALabelsStart(name: String, field: String) throws {
    let stage = try Stage("player.yaml", after: ["focus \(name)"])
    #expect(try stage.get("active.field") == field)
  }

  @Test(
    "Focus rejects an unknown or ambiguous field and changes nothing",
    arguments: [
      ("p", "\"p\" fits more than one field: position, phone and pin"),
      ("n", "\"n\" fits more than one field: name and nickname"),
      ("'zip; why'", "no field \"zip; why\"; give each command its own line, or its own -c"),
      ("zpi", "no field \"zpi\"; did you mean \"zip\"?"),
      ("13", "no field \"13\"; `fields` lists them"),
      ("0", "no field \"0\"; `fields` lists them"),
      ("3.1", "no field \"3.1\"; `fields` lists them"),
      ("2.7", "no field \"2.7\"; `fields` lists them"),
      ("''", "no field \"\"; `fields` lists them"),
    ])
  func noSuchField(name: String, message: String) throws {
    var stage = try Stage("player.yaml")
    let before = stage.session
    #expect(stage.output(of: "focus \(name)") == ["error: \(message)"])
    #expect(stage.session == before)
  }

  @Test("Focus rejects a row of text") func textRowHasNoField() throws {
    var stage = try Stage("checkout.yaml")
    #expect(stage.output(of: "focus 2.1") == ["error: row 6 has no text field"])
  }

  /// A touch needs only a part of the row: row 12 has 20 visible points, above 568, and isn't
  /// scrolled.
  @Test("Focus drags only if no part of the row is visible") func dragsOnlyToHiddenRows() throws {
    var stage = try Stage(after: ["strategy none", "setting fieldScroll off", "focus f12"])
    #expect(try stage.get("events.0.name") == "touch")
    #expect(try stage.get("events.0.at.y") == "558")
    try stage.run(["dismiss", "focus f13"])
    #expect(try stage.get("events.0.name") == "setContentOffset")
    #expect(try stage.get("events.0.by") == "user")
    #expect(try stage.get("events.0.to") == "68")
    try stage.run(["dismiss", "focus f1"])
    #expect(try stage.get("events.0.to") == "0")
  }

  @Test("A tap at one number that is no row says that a point needs two numbers")
  func tapAtOneNumber() throws {
    var stage = try Stage("player.yaml")
    #expect(
      stage.output(of: "tap 20") == [
        "error: one number after `tap` must be a row from 1 to 12 (a point needs two, X and Y), not "
          + "\"20\""
      ])
    #expect(stage.output(of: "tap nosuch") == ["error: no field \"nosuch\"; `fields` lists them"])
  }

  @Test("Focus rejects a row that can't be dragged into view") func unreachableRow() throws {
    let transcript = """
      > strategy none
      strategy none: nothing reacts, as a baseline for comparison
      > focus f1
      ✓ f1 in view, 207 above the keyboard · nothing scrolled
      > focus f20
      error: f20 is out of a finger's reach: the table cannot be dragged far enough above the \
      keyboard; use `dismiss` first, or `next`
      > tap f20
      error: f20 is not on the screen: `focus` drags it into view first
      > get active.field
      f1
      > dismiss
      no active field · keyboard down · nothing scrolled
      > frame 0 600 320 100
      no active field · nothing scrolled
      > focus f1
      error: f1 is out of a finger's reach: the table cannot be dragged far enough to show it; \
      change the table's `frame` or `inset`
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("Next and previous move between fields and stop at the ends")
  func nextAndPrevious() throws {
    let transcript = """
      > next
      error: `next` needs an active field; `focus FIELD` makes one active
      > focus delivery
      ✓ delivery in view, 43.5 above the keyboard · nothing scrolled
      > next
      ✓ card in view, 8 above the keyboard · scrolled -64 → 152
      > previous
      ✓ delivery in view, 259.5 above the keyboard · nothing scrolled
      > focus email
      ✓ email in view, 8 above the keyboard · scrolled 152 → 560
      > next
      error: nothing to go to: email is the last field
      > focus name
      ✓ name in view, 299 above the keyboard · scrolled 560 → -8.5
      > previous
      error: nothing to go to: name is the first field
      > dismiss
      no active field · keyboard down · nothing scrolled
      > dismiss
      error: `dismiss` needs an active field; `focus FIELD` makes one active
      """
    #expect(try Stage("checkout.yaml").replayed(transcript) == transcript)
  }

  @Test("Return does what the field's return key does") func returnActsByItsKey() throws {
    let transcript = """
      > return
      error: `return` needs an active field; `focus FIELD` makes one active
      > focus a
      > return
      next: next field
      > return
      return does nothing: a text field's default return key does not resign it
      > get active.field
      b
      > focus c
      > return
      done: the field resigns
      > get active
      null
      > focus d
      > return
      search: the field resigns
      > focus e
      > return
      next: the last field, so the keyboard hides
      > get keyboard.visible
      false
      """
    var stage = try Stage(
      yaml: """
        form: Keys
        sections:
          - rows:
              - {field: a, return: next}
              - {text: between}
              - {field: b}
              - {field: c, return: done}
              - {field: d, return: search}
              - {field: e, return: next}
        """)
    #expect(stage.replay(transcript, lines: { !$0.contains(" · ") }) == transcript)
  }

  @Test("A tap reaches the topmost view under the finger") func tapsAreHitTested() throws {
    let transcript = """
      > tap f2
      ✓ f2 in view, 163 above the keyboard · nothing scrolled
      > tap 100 500
      tapped (100, 500): keyboard
      ✓ f2 in view, 163 above the keyboard · nothing scrolled
      > tap 160 40
      tapped (160, 40): navigation bar
      ✓ f2 in view, 163 above the keyboard · nothing scrolled
      > tap 300 200
      tapped (300, 200): text field of row 4
      ✓ f4 in view, 75 above the keyboard · nothing scrolled
      > tap outside
      tapped (8, 65): row 1
      no active field · keyboard down · nothing scrolled
      > tap outside
      tapped (8, 65): row 1
      no active field · nothing scrolled
      > scroll bottom
      no active field · scrolled 0 → 376
      > tap 160 10
      tapped (160, 10): status bar
      no active field · scrolled 376 → 0
      > why
      The keyboard did not change.
      UIKit scrolled from 376 to 0: a tap on the status bar scrolls to the top.
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("A tap outside dismisses only while the setting tapOutside is on")
  func tapOutsideSetting() throws {
    var stage = try Stage(after: ["setting tapOutside off", "focus f2", "tap outside"])
    #expect(try stage.get("active.field") == "f2")
    try stage.run(["setting tapOutside on", "dismiss", "focus f2", "tap outside"])
    #expect(try stage.get("active") == "null")
  }

  /// An iPhone's number pad has no return key; an iPad's full keyboard and a hardware one have it.
  @Test(
    "Return on a number pad explains that the pad lacks the key",
    arguments: [
      ("device iphone-5s", true), ("device ipad-9.7", false), ("keyboard hardware on", false),
    ])
  func returnOnAPad(change: String, isMissing: Bool) throws {
    var stage = try Stage("player.yaml", after: [change, "focus zip"])
    let said = stage.output(of: "return")
    #expect(said.first == "next: next field")
    let words = "a number-pad keyboard has no return key: this acts like a button of the app"
    #expect(said.contains(words) == isMissing)
  }
}
