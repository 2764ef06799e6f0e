import Foundation
import Testing

@testable import Session

/// Tests the command `replay`, in which a device's log moves the keyboard and strategies react.
@Suite struct ReplayTests {
  /// A log from cjwirth/RichEditorView issue 102, with two dumps on a screen of 375 × 667.
  ///
  /// They have the keyboard without predictions, and a toolbar of 14 points.
  static let richEditor = """
    {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {375, 216}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {187.5, 775}";
        UIKeyboardCenterEndUserInfoKey = "NSPoint: {187.5, 559}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 216}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }

    """
  /// A log with the size from IQKeyboardManager issue 1378, and a hide.
  static let keyboardManager = """
    IQKeyboardManager: UIKeyboard Size : (375.0, 258.0)
    IQKeyboardManager: ****** keyboardWillShow started ******
    IQKeyboardManager: ****** keyboardWillHide started ******

    """
  /// A log of a web view's keyboard, higher than any known one, with an incomplete line.
  static let web = """
    UIKeyboardWillShowNotification {UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 432},
    UIKeyboardDidShowNotification {
    UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 380}}";
    UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 432}, {375, 380}}";
    UIKeyboardIsLocalUserInfoKey = 1;}

    """

  /// A log of a toolbar of 44 points on 375 × 667, with a hardware keyboard.
  static let bar = """
    {
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 44}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 623}, {375, 44}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }

    """
  /// A log of an iPad's keyboard in landscape.
  static let pad = """
    UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 768}, {1024, 408}}";
    UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 360}, {1024, 408}}";
    UIKeyboardIsLocalUserInfoKey = 1;

    """

  /// A log of an iPad's keyboard before iOS 13 in Split View.
  ///
  /// Its frames are in the coordinates of the right window, which is 517 points from the screen's
  /// edge.
  static let split = """
    UIKeyboardFrameBeginUserInfoKey = "NSRect: {{-517, 768}, {1024, 398}}";
    UIKeyboardFrameEndUserInfoKey = "NSRect: {{-517, 370}, {1024, 398}}";
    UIKeyboardIsLocalUserInfoKey = 1;

    """

  static let files = MemoryFiles([
    "split.log": split,
    "rich.log": richEditor, "iq.log": keyboardManager, "web.log": web, "empty.log": "Hello\n",
    "bar.log": bar, "pad.log": pad, "cut.log": "UIKeyboardFrameEndUserInfoKey = 3;\n",
  ])

  private func transcript(_ expected: String, form: String = "player.yaml") throws {
    #expect(try Stage(form, files: Self.files).replayed(expected) == expected)
  }

  /// The keyboard's top is 667 − 216 = 451.
  ///
  /// Without scrolling the row ends at 703.5 − 44 = 659.5; it must end 8 above 451.
  @Test("Replay plays a log's keyboard on the log's device") func replay() throws {
    try transcript(
      """
      > replay rich.log phone
      1 movement of 1 notification for phone, on iphone-6 (375 × 667, iOS 12)
      ✓ phone in view, 8 above the keyboard · scrolled -64 → 152.5
      > get keyboard.frame
      {"x":0,"y":451,"width":375,"height":216}
      > get device.name
      iphone-6
      > why
      The keyboard came up to y 451, 216 points high.
      Without scrolling, phone would end at y 659.5, 208.5 under the keyboard.
      least-motion changed the bottom content inset from 0 to 224: the overlap with the keyboard (216) plus the margin (8).
      least-motion scrolled from -64 to 152.5: the least movement that shows the row with its margin.
      phone is in view, 8 above the keyboard.
      > expect active.clearance == 8
      > undo
      no active field · keyboard down · scrolled 152.5 → -64
      > get device.name
      iphone-5s
      """)
  }

  @Test("A change of strategy replays the same log") func replayWithAnotherStrategy() throws {
    try transcript(
      """
      > replay rich.log street
      1 movement of 1 notification for street, on iphone-6 (375 × 667, iOS 12)
      ✓ street in view, 8 above the keyboard · scrolled -64 → 20.5
      > strategy none
      strategy none: nothing reacts, as a baseline for comparison
      ✗ street hidden, 76.5 under the keyboard · nothing scrolled
      > get keyboard.frame.y
      451
      """)
  }

  /// With `hold on`, the phone's clock advances to the log's times only by `step`.
  ///
  /// The keyboard's spring is halfway after about 0.05 seconds. The next movement comes a second
  /// after the keyboard rests.
  @Test("With a held clock, replay keeps the log's times") func timePassesAsInTheLog() throws {
    var stage = try Stage("player.yaml", files: Self.files)
    try stage.run(["hold on", "replay iq.log zip"])
    #expect(try stage.get("keyboard.frame.y") == "667")
    #expect(try stage.get("keyboard.frame.y", after: "step 0.5") == "409")
    #expect(try stage.get("active.field") == "zip")
    #expect(try stage.get("active", after: "step 1") == "null")
    #expect(try stage.get("keyboard.frame.y", after: "step 0.5") == "667")
  }

  /// Without scrolling the row ends at 727.3, and it must end at 424, 8 above the keyboard's top at
  /// 432.
  ///
  /// So the table scrolls by that difference, minus 88 for the bars: to 215.3.
  @Test("Replay reports keyboard heights that the device table doesn't have")
  func newEvidence() throws {
    try transcript(
      """
      > replay web.log
      web.log:1: left out: UIKeyboardFrameEndUserInfoKey has no value that is a rectangle such as \
      {{0, 451}, {375, 216}}
      web.log:2: new evidence: the keyboard is 380 points high; iphone-x (375 × 812, iOS 16) has 291 \
      for keys without predictions, 336 for keys with them, 250 for wheels; an accessory of 44 would explain \
      it (keyboard accessory 44)
      1 movement of 1 notification for pin, on iphone-x (375 × 812, iOS 16)
      ✓ pin in view, 8 above the keyboard · scrolled -64 → 215.3
      """)
  }

  /// Logs of a bar alone at the bottom, and of an iPad's keyboard in Split View.
  ///
  /// Without scrolling the row ends at 703.5. The bar's top is at 623, so the row must end at 615,
  /// with the table at 24.5. The window's left edge is at 517.
  @Test("Replay recognizes an accessory bar alone and Split View") func barsAndWindows() throws {
    try transcript(
      """
      > replay bar.log
      bar.log:2: new evidence: the keyboard is 44 points high; iphone-6 (375 × 667, iOS 12) has 216 \
      for keys without predictions, 258 for keys with them, 216 for wheels; with a hardware keyboard, \
      an accessory of 44 would explain it (keyboard hardware on, keyboard accessory 44)
      1 movement of 1 notification for pin, on iphone-6 (375 × 667, iOS 12)
      ✓ pin in view, 8 above the keyboard · scrolled -64 → 24.5
      > device ipad-9.7
      ipad-9.7: 768 × 1024, iOS 17
      > rotate landscape
      ipad-9.7 landscape-left
      no active field · nothing scrolled
      > setting window 517 0 507 768
      window 517 0 507 768
      no active field · nothing scrolled
      > replay pad.log city
      1 movement of 1 notification for city, on ipad-9.7 (1024 × 768, iOS 17)
      ✓ city in view, 8 above the keyboard · scrolled -70 → 199.5
      > get keyboard.frame
      {"x":-517,"y":360,"width":1024,"height":408}
      """)
  }

  /// The log determines the app's window, unless a command has set it.
  @Test("Replay sets the app's window from a log before iOS 13") func windowBeforeIOS13() throws {
    for lines in [[], ["device ipad-9.7", "setting ios 12", "setting window 517 0 507 768"]] {
      var stage = try Stage("player.yaml", files: Self.files)
      try stage.run(lines)
      let told = stage.output(of: "replay split.log city")
      #expect(told.contains("the log's app stood beside another: setting window 517 0 507 768"))
      #expect(!told.contains { $0.contains("new evidence") }, "\(told)")
      let expected = [
        ("device.name", "ipad-9.7"), ("device.orientation", "landscape-left"),
        ("keyboard.frame", #"{"x":-517,"y":370,"width":1024,"height":398}"#),
        ("table.frame.width", "507"), ("active.clearance", "8"),
      ]
      for (path, value) in expected { #expect(try stage.get(path) == value, "\(path)") }
    }
  }

  /// A recording sets the log's device and settings before the replay; `undo` restores the old
  /// ones.
  @Test("A recording of replay names the log's device and settings")
  func aRecordingNamesTheLogsPhone() throws {
    for (log, chosen) in [
      ("rich.log", ["device iphone-6"]),
      ("split.log", ["device ipad-9.7", "setting ios 12", "setting window 517 0 507 768"]),
    ] {
      var stage = try Stage("player.yaml", files: Self.files)
      try stage.run([
        "record start r", "replay \(log) city", "undo", "replay \(log) city", "strategy inset-top",
        "record stop",
      ])
      let script = try #require(stage.files.text("r")).split(separator: "\n").map(String.init)
      let commands = script.filter { !$0.hasPrefix("#") && !$0.hasPrefix("expect") }
      #expect(
        commands == ["load forms/player.yaml", "device iphone-5s", "strategy least-motion"] + chosen
          + ["replay \(log) city", "strategy inset-top"])
      var other = try Stage("player.yaml", files: stage.files)
      for line in script.dropFirst(2) where !line.hasPrefix("#") { try other.run(line) }
      for path in ["device", "keyboard", "table", "active", "strategy"] {
        #expect(try other.get(path) == stage.get(path))
      }
    }
  }

  /// The active field stays active; what the simulated keyboard did is undone before the replay.
  @Test("Replay uses the active field if none is named") func replayWithActiveField() throws {
    try transcript(
      """
      > device iphone-se-2
      iphone-se-2: 375 × 667, iOS 18
      > focus zip
      ✓ zip in view, 8 above the keyboard · scrolled -64 → 64.5
      > keyboard kind default
      ✓ zip in view, 8 above the keyboard · scrolled 64.5 → 108.5
      > replay rich.log
      1 movement of 1 notification for zip, on iphone-se-2 (375 × 667, iOS 18)
      ✓ zip in view, 8 above the keyboard · scrolled 108.5 → 64.5
      """)
  }

  @Test("Replay keeps a device that was chosen by command") func aChosenDeviceStays() throws {
    try transcript(
      """
      > device iphone-8-plus
      iphone-8-plus: 414 × 736, iOS 16
      > replay rich.log zip
      the log's screen is 375 × 667, like iphone-6's; it is replayed on iphone-8-plus, which was \
      chosen
      1 movement of 1 notification for zip, on iphone-8-plus (414 × 736, iOS 16)
      ✓ zip in view, 8 above the keyboard · scrolled -64 → 64.3
      """)
  }

  @Test(
    "Replay explains why it can't play a log",
    arguments: [
      (
        "replay empty.log",
        "empty.log: it has no keyboard notification with a frame; `formlift -c 'help replay'` lists "
          + "the formats"
      ),
      (
        "replay cut.log",
        "cut.log: it has no keyboard notification with a frame; line 1: "
          + "UIKeyboardFrameEndUserInfoKey has "
          + "no value that is a rectangle such as {{0, 451}, {375, 216}}; "
          + "`formlift -c 'help replay'` lists the formats"
      ),
      ("replay no.log", "no.log: No such file or directory"),
      ("replay rich.log zpi", "no field \"zpi\"; did you mean \"zip\"?"),
      ("replay", "FILE is missing: replay FILE [FIELD]"),
    ])
  func refuses(_ line: String, reason: String) throws {
    var stage = try Stage("player.yaml", files: Self.files)
    let error = #expect(throws: CommandError.self) { try stage.run(line) }
    #expect(error?.message == reason)
  }

  /// The output of `show events` is itself a log, and replaying it makes the same events.
  @Test("The output of show events replays to the same events") func ownEventsAreALog() throws {
    var stage = try Stage("twenty.yaml")
    try stage.run(["focus f12", "dismiss", "undo", "undo", "focus f12"])
    let events = stage.output(of: "show events").filter { $0.contains("keyboard") }
    let device = try stage.get("device.name")
    let files = MemoryFiles(["events.log": events.joined(separator: "\n")])
    var other = try Stage("twenty.yaml", files: files)
    try other.run(["replay events.log f12"])
    #expect(other.output(of: "show events").filter { $0.contains("keyboard") } == events)
    #expect(try other.get("device.name") == device)
    #expect(try other.get("table.contentOffset.y") == stage.get("table.contentOffset.y"))
  }
}
