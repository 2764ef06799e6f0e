import Testing

@testable import Session

/// Tests the commands that show and close screens over the form.
@Suite struct LifecycleCommandTests {
  @Test("Screens over the form hide its keyboard until they go away") func pushAndPop() throws {
    var stage = try Stage()
    let transcript = """
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > push
      another screen was pushed over the form
      no active field · keyboard down · scrolled 285 → 0
      > focus f1
      error: another screen was pushed over the form; try `pop`
      > close
      error: another screen was pushed over the form; try `pop`
      > pop
      the form is on the screen
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > pop begin
      a swipe back is in progress
      no active field · keyboard down · scrolled 285 → 0
      > drag -10
      error: a swipe back is in progress; try `pop cancel`
      > pop cancel
      the form is on the screen
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > present formSheet
      a presented screen covers the form
      no active field · keyboard down · scrolled 285 → 0
      > pop
      error: a presented screen covers the form; try `close`
      > close
      the form is on the screen
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > background
      the app is in the background
      ✓ f12 in view, 8 above the keyboard · nothing scrolled
      > type 5
      error: the app is in the background; try `foreground`
      > push
      error: the app is in the background; try `foreground`
      > foreground
      the form is on the screen
      ✓ f12 in view, 8 above the keyboard · nothing scrolled
      > foreground
      error: the app is already in the foreground
      > close
      error: nothing is presented, and the form was pushed; try `pop`
      > pop cancel
      error: no swipe back is in progress; try `pop begin`
      > type 5
      f12 = "5"
      > pop
      the form's screen was popped
      no active field · keyboard down · scrolled 285 → 0
      > present
      error: the form's screen was popped; try `push`
      > push
      the form is on the screen
      no active field · nothing scrolled
      > get values.f12
      5
      """
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("A form on its own sheet can be closed and presented again") func presentedForm() throws {
    var stage = try Stage("sheet.yaml")
    let transcript = """
      > pop
      error: the form was presented, not pushed; try `close`
      > close
      the form's screen was closed
      no active field · nothing scrolled
      > push
      error: the form's screen was closed; try `present`
      > present
      the form is on the screen
      no active field · nothing scrolled
      > present
      error: NAME is missing: present NAME [field], such as present formSheet
      > present sheet
      error: the presentation must be fullScreen, pageSheet, formSheet, popover or alert, not \
      "sheet"
      > setting ios 12
      ios 12
      no active field · scrolled -56 → -50
      """
    #expect(stage.replay(transcript) == transcript)
  }

  /// If a strategy is chosen while the keyboard is back after `pop`, the field's focus is repeated.
  @Test("A strategy chosen after pop repeats the active field's focus")
  func strategyAfterPop() throws {
    var stage = try Stage()
    try stage.run(["focus f12", "push", "pop", "strategy none", "strategy least-motion"])
    #expect(try stage.get("table.contentOffset.y") == "285")
    #expect(try stage.get("active", after: "undo 5") == "null")
  }

  /// `dismiss` also dismisses a field of another screen, such as an alert's.
  @Test("Another screen's field shows the keyboard, and dismiss hides it")
  func fieldsOfOtherScreens() throws {
    var stage = try Stage(after: ["present alert"])
    #expect(try stage.get("keyboard.visible") == "true")
    #expect(try stage.get("active") == "null")
    #expect(try stage.get("keyboard.visible", after: "dismiss") == "false")
    try stage.run(["close", "present pageSheet field"])
    #expect(try stage.get("keyboard.visible") == "true")
    #expect(try stage.get("keyboard.visible", after: "close") == "false")
  }

  @Test("Why reports screens and background as causes") func whyOfScreens() throws {
    var stage = try Stage(after: ["focus f12", "push"])
    let pushed = stage.output(of: "why")
    #expect(pushed.contains("The form's screen went away (viewWillDisappear)."))
    try stage.run("pop")
    let popped = stage.output(of: "why")
    #expect(
      popped.prefix(2) == [
        "The form's screen came back (viewWillAppear).",
        "The keyboard came back with its screen at y 315, 253 points high.",
      ])
    try stage.run(["background", "dismiss"])
    #expect(
      stage.output(of: "why").last
        == "While the app is in the background, iOS posts no keyboard notification.")
  }
}
