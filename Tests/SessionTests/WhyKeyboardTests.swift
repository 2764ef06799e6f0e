import Testing

@testable import Session

/// Tests what `why` says about the keyboard, and about the row without it.
@Suite struct WhyKeyboardTests {
  /// From iOS 11 on, UIKit posts no notification for the next field if the keyboard's height stays.
  @Test(
    "Why says that an unchanged keyboard posted no notification",
    arguments: [
      ("inset-top", " inset-top reacts only to notifications, so it did nothing."),
      ("none", ""), ("shrink-view", ""), ("least-motion", ""), ("maui", ""),
    ])
  func silentKeyboard(strategy: String, end: String) throws {
    var stage = try Stage(after: ["strategy \(strategy)", "focus f1", "next"])
    #expect(
      stage.output(of: "why").first
        == "The keyboard did not change, so iOS 12 posted no notification." + end)
  }

  @Test("Why reports keyboard changes in order") func everyNotificationInItsOrder() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "why") == ["Nothing has moved yet; focus a field and ask again."])
    try stage.run(["focus f1", "keyboard height 300"])
    #expect(stage.output(of: "why").first == "The keyboard changed to y 268, 300 points high.")
    try stage.run(["keyboard height default", "rotate landscape"])
    #expect(
      stage.output(of: "why").filter { $0.hasPrefix("The keyboard") } == [
        "The keyboard left the screen.", "The keyboard came up to y 121, 199 points high.",
      ])
    try stage.run(["dismiss"])
    #expect(stage.output(of: "why").first == "The keyboard left the screen.")
  }

  /// Up to iOS 10, UIKit posts the notifications again for each field.
  @Test("Why reports a repeated notification before iOS 11") func repeatedNotification() throws {
    var stage = try Stage(after: ["device iphone-4s", "focus f1", "next"])
    #expect(
      stage.output(of: "why").first
        == "UIKit announced the keyboard again at y 227, 253 points high.")
  }

  /// Undocked keyboards post no willShow, and a floating keyboard posts only a didChangeFrame.
  ///
  /// On the iPad's 768 × 1024 the top of a docked keyboard is at 704, of an undocked one at 384.
  @Test("Why describes undocked and floating keyboards") func keyboardsOffTheDock() throws {
    var stage = try Stage()
    try stage.run(["device ipad-9.7", "setting fieldScroll off", "focus f9", "keyboard undock"])
    #expect(
      stage.output(of: "why").first
        == "The keyboard moved away from the screen's bottom to y 384, 320 points high.")
    try stage.run(["dismiss"])
    #expect(stage.output(of: "why").first == "The keyboard left the screen.")
    try stage.run(["focus f9"])
    #expect(stage.output(of: "why").first == "The keyboard came up to y 384, 320 points high.")
    try stage.run(["keyboard float 100 500"])
    #expect(stage.output(of: "why").first == "The keyboard changed to y 500, 254 points high.")
    // From an offset of 90 row 19, at 792 of the content, begins at 772; the keyboard ends at 754.
    try stage.run(["focus f19"])
    #expect(
      stage.output(of: "why").suffix(3) == [
        "Even without scrolling, f19 would begin at y 772, below the keyboard.",
        "least-motion did not scroll: the whole row was already in view.",
        "f19 is in view, 18 below the keyboard.",
      ])
  }

  @Test("Why explains a keyboard below the screen by the hardware keyboard")
  func aHardwareKeyboardIsAnnouncedBelowTheScreen() throws {
    var stage = try Stage(after: ["device iphone-8", "keyboard hardware on", "focus f1"])
    #expect(
      stage.output(of: "why").first
        == "UIKit announced the keyboard below the screen, because there is a hardware keyboard.")
  }

  /// The bar is 44 points high and lies over the home indicator's 34, so it begins at 852 − 78.
  @Test("Beside a hardware keyboard, why names the bar that stays") func barBesideHardwareKeyboard()
    throws
  {
    var stage = try Stage("chat.yaml", after: ["focus message", "keyboard hardware on"])
    let why = stage.output(of: "why")
    #expect(
      why.first == "Only the bar stays, at y 774, because there is a hardware keyboard.")
    #expect(why.last == "message is in view, in the bar.")
  }

  /// The window is the right half of the screen, so the keyboard is at 88 of its 512 points.
  @Test("A floating keyboard over a window beside another app has come up")
  func floatingKeyboardOverHalfTheScreen() throws {
    var stage = try Stage("split.yaml")
    try stage.run(["device ipad-pro-11", "keyboard float 600 300", "focus time"])
    #expect(stage.output(of: "why").first == "The keyboard came up to y 300, 254 points high.")
  }

  /// The notification's frame ends at the old orientation's 320 points.
  @Test("A keyboard that leaves for a rotation has left") func keyboardLeavesForRotation() throws {
    var stage = try Stage("player.yaml")
    try stage.run(["strategy keep-bottom", "rotate landscape", "focus zip", "rotate portrait"])
    #expect(
      stage.output(of: "why").filter { $0.hasPrefix("The keyboard") } == [
        "The keyboard left the screen.", "The keyboard came up to y 352, 216 points high.",
      ])
  }

  @Test("UIKit's inset goes because the keyboard floats, not because it left")
  func insetUnderFloatingKeyboard() throws {
    var stage = try Stage("sheet.yaml")
    try stage.run([
      "device ipad-pro-11", "strategy swiftui", "focus zip", "keyboard float 200 600",
    ])
    #expect(
      stage.output(of: "why")[2]
        == "UIKit changed its part of the bottom inset from 53 to 0, because the keyboard is no "
        + "longer docked.")
  }

  @Test("A field that scrolls after a change of the keyboard does not begin editing")
  func fieldScrollAfterNewHeight() throws {
    var stage = try Stage("twenty.yaml")
    try stage.run([
      "device iphone-17", "strategy shrink-table", "focus f15", "keyboard height 400",
    ])
    #expect(
      stage.output(of: "why")[3]
        == "UIKit scrolled from 121 to 186: after a change of the keyboard, the active text field "
        + "scrolls itself into the part of the table that the insets leave free (setting "
        + "fieldScroll).")
  }

  /// The bar of 60 points rides on the keyboard, whose top is at 852 − 291.
  @Test("Why says where a bottom bar goes with the keyboard") func bottomBarRises() throws {
    var stage = try Stage("pay.yaml")
    try stage.run(["strategy rn-padding", "focus code"])
    #expect(
      stage.output(of: "why").first
        == "The keyboard came up to y 561, 291 points high, and the bottom bar with it to y 501.")
  }

  /// MAUI's caret ends at 192, within its insets; the bottom bar begins at 152.
  @Test("A strategy that takes a covered row for a visible one does so by its own measure")
  func ownMeasure() throws {
    var stage = try Stage("pay.yaml")
    try stage.run(["rotate landscape-right", "strategy maui", "focus expires", "next"])
    #expect(
      stage.output(of: "why").contains(
        "After a delay of 30 ms, maui did not scroll: by its own measure, the whole row was already "
          + "in view."))
  }

  /// The focus scrolled from 0 to 100, but without the inset the content ends at 28.
  @Test("An offset that goes to the content's end is not said to be undone") func endOfContent()
    throws
  {
    var stage = try Stage("library.yaml")
    try stage.run(["strategy rn-aware-scroll", "focus 14", "dismiss"])
    #expect(
      stage.output(of: "why") == [
        "The keyboard left the screen.",
        "rn-aware-scroll scrolled from 100 to 28: without room for the keyboard, the content ends "
          + "there.",
        "rn-aware-scroll changed the bottom content inset from 336 to 0: the saved values are "
          + "restored.",
      ])
  }

  /// The announced keyboard ends below the screen, so least-motion restores the offset.
  ///
  /// Then it scrolls the row, at 484 … 528, into the table's 504 points.
  @Test("With a hardware keyboard, least-motion still shows the row")
  func rowWithHardwareKeyboard() throws {
    var stage = try Stage()
    try stage.run([
      "setting fieldScroll off", "focus f11", "next", "keyboard hardware on",
    ])
    let shown =
      "least-motion scrolled from 0 to 24: the least movement that shows the row."
    #expect(
      stage.output(of: "why").filter { $0.contains("scrolled") }
        == [
          "least-motion scrolled from 285 to 0: the strategy undoes its own changes.", shown,
        ])
    try stage.run(["scroll to 0", "dismiss", "focus f11", "next"])
    #expect(stage.output(of: "why").contains(shown))
  }

  /// Row 2 begins at 44 of the content; from offset 285 that is y 64 + 44 − 285.
  @Test("Why says how far a row was above the table's visible part") func aRowFromAbove() throws {
    var stage = try Stage()
    try stage.run(["setting fieldScroll off", "focus f12", "focus f3", "scroll to 285", "previous"])
    #expect(
      stage.output(of: "why")[1]
        == "Without scrolling, f2 would begin at y -177, 241 points above the table's visible "
        + "part.")
  }

  /// In a view of half the size, 286 points of content are 143 on the screen.
  ///
  /// The row's bottom, now at 311, was at 454.
  @Test("Why counts distances in a scaled table in screen points") func aScaledTable() throws {
    let rows = (1...20).map { "      - field: f\($0)\n" }.joined()
    var stage = try Stage(
      yaml:
        "form: Half\ndevice: iphone-5s\nsettings: {underBars: off}\n"
        + "containers:\n  - insets: [0, 0, 0, 0]\n    scale: 0.5\nsections:\n  - rows:\n\(rows)")
    try stage.run(["setting fieldScroll off", "frame 0 0 320 504", "focus f12"])
    #expect(stage.session.phone.table.contentOffset.model.y == 286)
    #expect(
      stage.output(of: "why")[1]
        == "Without scrolling, f12 would end at y 454, 139 under the keyboard.")
  }
}
