import Testing

@testable import Session

/// Tests the commands for the phone: device, orientation, keyboard, settings, frame and insets.
@Suite struct PhoneTests {
  @Test("A change of device resets the scroll offset and keeps answers")
  func deviceChange() throws {
    let transcript = """
      > set f1 kept
      f1 = "kept"
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > device iphone-8
      iphone-8: 375 × 667, iOS 16
      > get active
      null
      > get table.contentOffset.y
      0
      > get keyboard.visible
      false
      > get values.f1
      kept
      > get strategy.name
      least-motion
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 193
      > device
      iphone-8: 375 × 667, iOS 16
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  // Status bar 20, navigation bar 44, no bottom safe area: the numbers are those of an iPhone 5s.
  @Test("Device accepts a screen size and a keyboard height") func deviceMadeByHand() throws {
    let transcript = """
      > device 320x568 keyboard=253
      320x568: 320 × 568, iOS 18
      > get table.frame
      {"x":0,"y":64,"width":320,"height":504}
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > get keyboard.frame
      {"x":0,"y":315,"width":320,"height":253}
      > device 320x568
      error: keyboard=HEIGHT is missing: device 320x568 keyboard=253
      > device 320x568 keyboard=568
      error: the keyboard's height must be less than the screen's, not "568"
      > device 50x50 keyboard=10
      error: the screen must be 100 to 5000 points wide and high, not "50x50"
      > device iphone-8 keyboard=300
      error: unexpected "keyboard=300": iphone-8 has its own keyboard; keyboard height changes it
      > device iphone-56
      error: no device "iphone-56"; did you mean "iphone-17", "iphone-16" or "iphone-15"?
      > device nokia
      error: no device "nokia"; `devices` lists them
      > get active.field
      f12
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("Devices lists each device with its screen and iOS version")
  func devicesAreListed() throws {
    var stage = try Stage()
    let lines = stage.output(of: "devices")
    for line in [
      "iphone-4s: 320 × 480, iOS 9", "iphone-5s: 320 × 568, iOS 12", "iphone-8: 375 × 667, iOS 16",
      "iphone-16: 393 × 852, iOS 18", "ipad-9.7: 768 × 1024, iOS 17",
      "ipad-pro-12.9: 1024 × 1366, iOS 18",
    ] { #expect(lines.contains(line)) }
  }

  @Test("Rotation keeps the active field in view") func rotationKeepsTheActiveField() throws {
    let transcript = """
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > rotate landscape
      iphone-5s landscape-left
      ✓ f12 in view, 8 above the keyboard · scrolled 285 → 447
      > get table.frame
      {"x":0,"y":32,"width":568,"height":288}
      > rotate portrait
      iphone-5s portrait
      ✓ f12 in view, 8 above the keyboard · scrolled 447 → 285
      > rotate portrait
      iphone-5s portrait
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// Logs of an iPhone X have 291 points for the number pad, on iOS 11 and 12.
  ///
  /// An iPhone 12's pad is in no log, so the logged 336 with predictions is used.
  @Test(
    "Without inferred heights the keyboard uses the observed height",
    arguments: [("iphone-xs", "291"), ("iphone-12", "336")])
  func observedHeightsOnly(device: String, height: String) throws {
    var stage = try Stage(after: ["device \(device)", "keyboard kind number-pad", "focus f1"])
    #expect(try stage.get("keyboard.frame.height") == "291")
    try stage.run(["setting inferredHeights off", "focus f1"])
    #expect(try stage.get("keyboard.frame.height") == height)
  }

  /// The table scrolls 376 points at constant speed in 0.3 seconds.
  @Test("An animated scroll takes 0.3 seconds at constant speed") func animatedScroll() throws {
    var stage = try Stage(after: ["hold on", "scroll bottom animated", "step 0.15"])
    #expect(try stage.get("table.contentOffset.y") == "188")
    #expect(try stage.get("table.contentOffset.y", after: "step 0.15") == "376")
  }

  @Test("An iPhone starts in portrait after an upside-down iPad")
  func noIPhoneStaysUpsideDown() throws {
    let stage = try Stage(after: ["device ipad-9.7", "rotate upside-down", "device iphone-8"])
    #expect(try stage.get("device.orientation") == "portrait")
  }

  @Test("Setting reads and changes a setting, and rejects wrong values") func settings() throws {
    let transcript = """
      > setting fieldScroll off
      fieldScroll off
      > setting fieldScroll
      off
      > setting fieldScroll maybe
      error: fieldScroll must be on or off, not "maybe"
      > setting fieldScrol
      error: no setting "fieldScrol"; did you mean "fieldScroll"?
      > device iphone-8
      iphone-8: 375 × 667, iOS 16
      > setting fieldScroll
      off
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("Setting lists every setting with a value and its summary")
  func settingsAreListed() throws {
    var stage = try Stage()
    let lines = stage.output(of: "setting")
    #expect(lines.count == Setting.all.count)
    for setting in Setting.all {
      #expect(lines.contains { $0.hasPrefix(setting.name) && $0.hasSuffix(setting.summary) })
      #expect(setting.choices.contains(stage.output(of: "setting \(setting.name)")[0]))
    }
  }

  /// Before iOS 8, a text field doesn't scroll itself into view, unless the setting is on.
  @Test("A setting's default follows the iOS version until it is set")
  func settingDefaultFollowsTheVersion() throws {
    var stage = try Stage(after: ["device iphone-4"])
    #expect(stage.output(of: "setting fieldScroll") == ["off"])
    try stage.run("device iphone-8")
    #expect(stage.output(of: "setting fieldScroll") == ["on"])
    try stage.run(["setting fieldScroll on", "device iphone-4"])
    #expect(stage.output(of: "setting fieldScroll") == ["on"])
  }

  @Test("Frame and inset set the table's frame and content inset")
  func frameAndInsetByHand() throws {
    let transcript = """
      > frame 10 100 300 200
      no active field · nothing scrolled
      > get table.frame
      {"x":10,"y":100,"width":300,"height":200}
      > inset 10 0 20 0
      no active field · nothing scrolled
      > get table.contentInset
      {"top":10,"left":0,"bottom":20,"right":0}
      > get table.minimumOffset
      -10
      > get table.maximumOffset
      700
      > scroll bottom
      no active field · scrolled 0 → 700
      > get table.visible
      {"x":10,"y":100,"width":300,"height":200}
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// The keyboard moves along a spring's curve with ω = √(1000/3) = 18.2574.
  ///
  /// After 0.1 seconds it is at 1 − e^−1.82574 · 2.82574 = 0.544779 of the way.
  @Test("A held clock shows positions partway through the animation")
  func heldClockShowsThePresentation() throws {
    var stage = try Stage(after: ["hold on", "focus f12"])
    #expect(try stage.get("keyboard.visible") == "false")
    #expect(try stage.get("table.contentOffset.y") == "0")
    #expect(try stage.get("clock", after: "step 0.1") == "0.1")
    let keyboard = try #require(Double(try stage.get("keyboard.frame.y")))
    let offset = try #require(Double(try stage.get("table.contentOffset.y")))
    #expect(abs(keyboard - (568 - 253 * 0.544779)) < 0.01)
    #expect(abs(offset - 285 * 0.544779) < 0.01)
    #expect(try stage.get("events", after: "step 0.05") == "[]")
    let outcome = try stage.run("hold off")
    #expect(outcome.notices.count == 1)
    #expect(try stage.get("clock") == "0.5")
    #expect(try stage.get("table.contentOffset.y") == "285")
  }

  @Test("Step without hold lets time pass") func stepWithoutHoldLetsTimePass() throws {
    var stage = try Stage()
    #expect(stage.output(of: "step 2.5") == ["no active field · nothing scrolled"])
    #expect(try stage.get("clock") == "2.5")
  }
}
