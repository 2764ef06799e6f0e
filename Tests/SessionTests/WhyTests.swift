import Avoidance
import Testing

@testable import Session

/// Tests the sentences of `why` for row 12 of `forms/twenty.yaml` with each strategy, and for
/// others.
@Suite struct WhyTests {
  private static let fieldRule =
    "a text field that begins editing scrolls itself into the part of the table that the insets leave free "
    + "(setting fieldScroll)."

  static let sentences: [(String, [String])] = [
    (
      "none",
      [
        "UIKit scrolled from 0 to 24: " + fieldRule,
        "f12 is hidden, 253 under the keyboard.",
        "The table ends at y 568, 253 under the keyboard.",
        "`strategy least-motion` would show the row.",
      ]
    ),
    (
      "keep-bottom",
      [
        "keep-bottom did not scroll: the table was not at its bottom "
          + "(offset 0; the bottom is 376).",
        "keep-bottom changed the table's height from 504 to 251: "
          + "the table's frame ends at the keyboard's top.",
        "UIKit scrolled from 0 to 277: " + fieldRule,
        "f12 is in view, right above the keyboard.",
      ]
    ),
    (
      "shrink-table",
      [
        "shrink-table changed the table's height from 504 to 315: "
          + "the table's height is the view's height minus the keyboard's.",
        "UIKit scrolled from 0 to 213: " + fieldRule,
        "f12 is hidden, 64 under the keyboard.",
        "The table ends at y 379, 64 under the keyboard: the strategy ignored that the table "
          + "begins at y 64.",
        "`strategy room=frameToKeyboard` would show the row: the table's frame ends at the "
          + "keyboard's top.",
      ]
    ),
    (
      "shrink-view",
      [
        "UIKit scrolled from 0 to 24: " + fieldRule,
        "shrink-view changed the root view's height from 568 to 315: "
          + "the root view's height is the y of the keyboard's top.",
        "UIKit changed the table's height from 504 to 251, because the root view laid "
          + "out its table again.",
        "UIKit scrolled from 24 to 277: " + fieldRule,
        "After a delay of 500 ms, shrink-view did not scroll: the row was already in place.",
        "f12 is in view, right above the keyboard.",
      ]
    ),
    (
      "inset-overlap",
      [
        "inset-overlap changed the bottom content inset from 0 to 253: "
          + "the bottom inset is the keyboard's overlap with the table.",
        "UIKit scrolled from 0 to 277: " + fieldRule,
        "f12 is in view, right above the keyboard.",
      ]
    ),
    (
      "inset-top",
      [
        "UIKit scrolled from 0 to 24: " + fieldRule,
        "inset-top changed the bottom content inset from 0 to 253: "
          + "the bottom inset is the height of the keyboard's begin frame.",
        "inset-top scrolled from 24 to 484: scrollToRow(at: .top).",
        "f12 is in view, 207 above the keyboard.",
      ]
    ),
    (
      "least-motion",
      [
        "least-motion changed the bottom content inset from 0 to 261: the overlap "
          + "with the keyboard (253) plus the margin (8).",
        "least-motion scrolled from 0 to 285: the least movement that shows the row with its "
          + "margin.",
        "f12 is in view, 8 above the keyboard.",
      ]
    ),
  ]

  @Test("Why explains each strategy's effect on row 12", arguments: sentences)
  func twelfthRow(strategy: String, sentences: [String]) throws {
    var stage = try Stage(after: ["strategy \(strategy)", "focus f12"])
    #expect(
      stage.output(of: "why") == [
        "The keyboard came up to y 315, 253 points high.",
        "Without scrolling, f12 would end at y 592, 277 under the keyboard.",
      ] + sentences)
  }

  /// If the table ends under the keyboard, its end must change before any scroll can help.
  ///
  /// If no field scrolls itself, the table must scroll as well. Then least-motion is the simplest
  /// advice.
  @Test(
    "Why first advises to fix a table that ends under the keyboard",
    arguments: [
      (
        ["focus f12"],
        "`strategy room=frameToKeyboard` would show the row: the table's frame ends at the "
          + "keyboard's top."
      ),
      (["setting fieldScroll off", "focus f9"], "`strategy least-motion` would show the row."),
      (["setting fieldScroll off", "focus f12"], "`strategy least-motion` would show the row."),
    ])
  func adviceFixesTheCause(commands: [String], advice: String) throws {
    var stage = try Stage(after: ["strategy shrink-table"] + commands)
    #expect(
      stage.output(of: "why").suffix(2) == [
        "The table ends at y 379, 64 under the keyboard: the strategy ignored that the table "
          + "begins at y 64.",
        advice,
      ])
  }

  /// The table then ends at 568 − 277 = 291, so 20 of the row's 44 points are visible.
  @Test("Why includes a root view that moved up") func viewThatMovedUpCounts() throws {
    var stage = try Stage()
    try stage.run([
      "setting fieldScroll off", "strategy none when=willShow room=moveUp", "focus f12",
    ])
    #expect(
      stage.output(of: "why") == [
        "The keyboard came up to y 315, 253 points high.",
        "Without scrolling, f12 would end at y 592, 277 under the keyboard.",
        "none when=willShow room=moveUp changed the root view's y from 0 to -277: the root view "
          + "moves up by the covered part of the row.",
        "f12 is 45 % in view, 24 below the table's visible part.",
        "The table shows nothing below y 291.",
        "`strategy reveal=row` would show the row: scrollToRow(at: .none), the least movement.",
      ])
  }

  /// A rotation hides the keyboard while the field stays active, so the inset is removed and then
  /// set.
  @Test("Why shows that rotation removes the inset before setting another")
  func rotationRemovesTheInsetFirst() throws {
    var stage = try Stage(after: ["strategy eureka", "focus f12", "rotate landscape"])
    let sentences = stage.output(of: "why").filter { $0.hasPrefix("eureka changed") }
    #expect(
      sentences == [
        "eureka changed the bottom content inset from 253 to 0: the values from before it made "
          + "room are restored.",
        "eureka changed the bottom content inset from 0 to 199: the bottom inset grows to the "
          + "keyboard's overlap minus the safe area.",
      ])
  }

  /// UIKit scrolls a row from above to the table's top, where a section header of 28 points floats.
  @Test("Why says when a section header covers the row") func aHeaderOverTheRow() throws {
    var stage = try Stage("sheet.yaml")
    try stage.run([
      "device iphone-5s", "strategy inset-overlap", "focus city", "scroll bottom", "previous",
    ])
    #expect(
      stage.output(of: "why").suffix(2) == [
        "zip is 36 % in view, 207 above the keyboard. Its section's header floats over it.",
        "A focus alone would show the row; another command hid it.",
      ])
  }

  @Test("Why distinguishes drags, taps and commands") func fingerTapAndCommand() throws {
    let transcript = """
      > focus f20
      ✓ f20 in view, 8 above the keyboard · scrolled 0 → 637
      > why
      To reach f20, the finger dragged the content from 0 to 376.
      The keyboard came up to y 315, 253 points high.
      Without more scrolling, f20 would end at y 568, 253 under the keyboard.
      least-motion changed the bottom content inset from 0 to 261: the overlap with the keyboard (253) plus the margin (8).
      least-motion scrolled from 376 to 637: the least movement that shows the row with its margin.
      f20 is in view, 8 above the keyboard.
      > tap outside
      tapped (8, 65): row 15
      no active field · keyboard down · scrolled 637 → 376
      > why
      The tap recognizer on the table resigned the field.
      The keyboard left the screen.
      least-motion scrolled from 637 to 376: the strategy undoes its own changes.
      least-motion changed the bottom content inset from 261 to 0: the strategy undoes its own changes.
      > scroll to 400
      no active field · scrolled 376 → 400
      > why
      The keyboard did not change.
      A command set the offset from 376 to 400.
      > inset 0 0 10 0
      no active field · scrolled 400 → 386
      > why
      The keyboard did not change.
      A command changed the bottom content inset from 0 to 10.
      UIKit moved the offset from 400 back to 386, the bottom of the content.
      > drag -50
      no active field · nothing scrolled
      > why
      The keyboard did not change.
      The finger dragged 50 points up, but could not scroll: the table was already at the bottom of the content, offset 386.
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// The strategy that `why` advises really shows the row.
  @Test(
    "The command that why advises shows the row", arguments: Strategy.all.map(\.name),
    [0, 5, 11, 19])
  func adviceShowsTheRow(strategy: String, row: Int) throws {
    var stage = try Stage()
    try stage.run(["setting fieldScroll off", "strategy \(strategy)", "focus f\(row + 1)"])
    let why = stage.output(of: "why")
    let isInView = try stage.session["active.visible"] == 1
    let advice = why.compactMap { $0.firstMatch(of: /^`(strategy [^`]*)` would show the row/)?.1 }
    #expect(advice.count == (isInView ? 0 : 1))
    for command in advice {
      try stage.run([String(command)])
      #expect(try stage.session["active.visible"] == 1)
    }
  }

  /// The adjusted inset includes the safe area's 34 points: 852 − 34 = 818.
  @Test("Why says when insets leave free space under the keyboard")
  func theInsetLeavesRoomUnderTheKeyboard() throws {
    var stage = try Stage()
    try stage.run([
      "device iphone-16", "setting fieldScroll off", "strategy none", "focus f12",
    ])
    #expect(
      stage.output(of: "why").suffix(2) == [
        "The table's insets leave room down to y 818, 302 under the keyboard.",
        "`strategy least-motion` would show the row.",
      ])
  }

  /// Typing moves nothing here, but `why` still reports the hidden row.
  @Test("Why still reports a hidden row after typing") func afterTyping() throws {
    var stage = try Stage()
    try stage.run(["setting fieldScroll off", "strategy none", "focus f12", "type x"])
    #expect(
      stage.output(of: "why") == [
        "The last command moved nothing.", "f12 is hidden, 277 under the keyboard.",
        "The table ends at y 568, 253 under the keyboard.",
        "`strategy least-motion` would show the row.",
      ])
  }

  /// With a held clock, `why` says what is visible now, as the verdict does, and what will be.
  @Test("While the clock is held, why gives the current and the final view")
  func whileTheClockIsHeld() throws {
    var stage = try Stage(after: ["strategy inset-top", "hold on", "focus f12", "step 0.3"])
    #expect(
      stage.output(of: "why").suffix(1) == [
        "f12 is hidden, 173 under the keyboard, while it moves; at rest it is in view, "
          + "207 above the keyboard."
      ])
    try stage.run("step 1")
    #expect(
      stage.output(of: "why") == [
        "The animation in progress moved the keyboard from y 322 to y 315, scrolled from 97 to 484, "
          + "and ended.",
        "f12 is in view, 207 above the keyboard.",
      ])
  }

  /// For a `step`, `why` prints the same distance as the verdict.
  @Test("Why reports a step's scrolling from where it began") func stepFromItsBeginning() throws {
    var stage = try Stage(after: ["hold on", "focus f12"])
    #expect(
      stage.output(of: "step 2") == ["✓ f12 in view, 8 above the keyboard · scrolled 0 → 285"])
    #expect(
      stage.output(of: "why") == [
        "The animation in progress moved the keyboard from y 568 to y 315, scrolled from 0 to 285, "
          + "and ended.",
        "The keyboard has arrived at y 315, 253 points high.",
        "f12 is in view, 8 above the keyboard.",
      ])
    try stage.run("step 1")
    #expect(
      stage.output(of: "why") == [
        "The last command moved nothing.", "f12 is in view, 8 above the keyboard.",
      ])
  }

  /// The table's scroll lasts as long as the keyboard's movement.
  @Test("Why says what a step moved, and that the animation continues") func aStepOnTheWay() throws
  {
    var stage = try Stage(after: ["hold on", "focus f12", "step 0.1"])
    let verdict = try #require(stage.output(of: "step 0.1").first)
    #expect(verdict.hasSuffix("scrolled 155 → 251"))
    #expect(
      stage.output(of: "why").first
        == "The animation in progress moved the keyboard from y 430 to y 346, scrolled from 155 to "
        + "251, and continues.")
  }

  @Test("Why announces a delayed call while the clock is held") func delayedCallIsAhead() throws {
    var stage = try Stage(after: ["strategy shrink-view", "hold on", "focus f12", "step 0.1"])
    #expect(
      stage.output(of: "why").first
        == "The animation in progress moved the keyboard from y 568 to y 430, scrolled from 0 to "
        + "8, and continues.")
    try stage.run(["hold off", "dismiss", "hold on", "focus f12"])
    #expect(stage.output(of: "why").contains("shrink-view will act again in 500 ms."))
  }

  @Test("Why says that a drag hid the row") func draggedAway() throws {
    var stage = try Stage(after: ["focus f12", "drag 400"])
    #expect(
      stage.output(of: "why") == [
        "The keyboard did not change.",
        "Before the drag, f12 ended at y 307, above the keyboard.",
        "The finger dragged the content from 285 to 0, where it stops.",
        "f12 is hidden, 277 under the keyboard: the drag hid it.",
      ])
    try stage.run("background")
    #expect(
      stage.output(of: "why") == [
        "The app went to the background; the field stays first responder.",
        "While the app is in the background, iOS posts no keyboard notification.",
        "f12 is hidden, 277 under the keyboard.",
        "A focus alone would show the row; another command hid it.",
      ])
  }

  @Test("Why names the insets and frames that a strategy does not restore") func leftovers() throws
  {
    var stage = try Stage(after: ["strategy inset-top hide=none", "focus f12", "dismiss"])
    #expect(
      stage.output(of: "why") == [
        "The keyboard left the screen.",
        "The bottom content inset is 253, but was 0 before the focus.",
      ])
    try stage.run(["strategy shrink-table hide=none", "focus f12", "dismiss"])
    #expect(
      stage.output(of: "why") == [
        "The keyboard left the screen.",
        "The table's height is 315, but was 504 before the focus.",
      ])
  }

  /// A sheet at its medium detent moves up for the keyboard, and down again afterwards.
  @Test("Why explains both moves of a sheet") func sheetMoves() throws {
    var stage = try Stage("detents.yaml", after: ["focus note"])
    #expect(
      stage.output(of: "why").contains(
        "UIKit changed the sheet's y from 443 to 69 and the sheet's height from 409 to 783, to make "
          + "room for the keyboard."))
    try stage.run("dismiss")
    #expect(
      stage.output(of: "why").prefix(3) == [
        "The keyboard left the screen.",
        "UIKit changed the sheet's y from 69 to 443 and the sheet's height from 783 to 409, back to "
          + "its place without the keyboard.",
        "UIKit changed the table's height from 783 to 409, because the sheet laid out its table again.",
      ])
  }

  /// Where the row comes to rest includes what the strategy will still do.
  @Test("Why includes a strategy's pending actions in the final view") func finalPosition() throws {
    var stage = try Stage(after: ["strategy inset-top", "hold on", "focus f12"])
    #expect(
      stage.output(of: "why").last
        == "f12 is 45 % in view, 24 below the screen's bottom, while it moves; at rest it is in "
        + "view, 207 above the keyboard.")
    try stage.run("step 0.1")
    #expect(
      stage.output(of: "why").last?.hasSuffix("at rest it is in view, 207 above the keyboard.")
        == true)
  }

  private static let growing = "type \"a\\nb\\nc\\nd\\ne\\nf\\ng\\nh\""

  /// Each case: a form, commands, and the reason for UIKit's own scroll.
  ///
  /// A field that scrolls itself when editing begins is tested elsewhere.
  @Test(
    "Why explains each scroll that UIKit makes by itself",
    arguments: [
      (
        "library.yaml", ["drag 60", "drag -20"],
        "a bar that a finger leaves half open moves on to the nearer end."
      ),
      (
        "twenty.yaml", ["scroll to 100", "tap 160 10"],
        "a tap on the status bar scrolls to the top."
      ),
      (
        "sixty rows",
        ["setting estimatedRowHeight 20", "scroll to 900", "scroll to 800"],
        "rows that appeared above were measured, and the rows below them stay in place."
      ),
      (
        "notes.yaml", ["strategy inset-overlap", "focus advice", growing],
        "typing in a text view scrolls the caret's line into the part of the table that the insets leave free "
          + "(setting fieldScroll)."
      ),
    ] as [(String, [String], String)])
  func uikitScrolling(form: String, lines: [String], rule: String) throws {
    var stage = try form == "sixty rows" ? Stage(yaml: Stage.rows(60)) : Stage(form)
    try stage.run(lines)
    let told = stage.output(of: "why").filter { $0.hasPrefix("UIKit scrolled") }
    #expect(!told.isEmpty)
    for sentence in told { #expect(sentence.hasSuffix(": " + rule)) }
  }
}
