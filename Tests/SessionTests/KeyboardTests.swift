import Testing

@testable import Session

/// Tests the commands that change the keyboard, and settings that affect it.
@Suite struct KeyboardTests {
  @Test("Keyboard commands change the keyboard's kind and height")
  func keyboardKindAndHeight() throws {
    let transcript = """
      > keyboard height 300
      no active field · nothing scrolled
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 332
      > keyboard height default
      ✓ f12 in view, 55 above the keyboard · nothing scrolled
      > keyboard kind number-pad
      ✓ f12 in view, 92 above the keyboard · nothing scrolled
      > get keyboard.frame.height
      216
      > type 1a
      error: the number-pad keyboard of f12 has no key for "a": digits only; `set` works without the keyboard
      > keyboard kind field
      ✓ f12 in view, 55 above the keyboard · nothing scrolled
      > get keyboard.kind
      default
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("An iPhone rejects split, floating and upside-down commands")
  func iPadOnlyCommands() throws {
    let transcript = """
      > keyboard split
      error: the keyboard of iphone-5s is always docked; try `device ipad-9.7`
      > keyboard float 10 10
      error: the keyboard of iphone-5s is always docked; try `device ipad-9.7`
      > rotate upside-down
      error: an iPhone's interface does not turn upside down; try `device ipad-9.7`
      > device ipad-9.7
      ipad-9.7: 768 × 1024, iOS 17
      > rotate upside-down
      ipad-9.7 upside-down
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// `setting ios` rejects a version that the device never ran.
  ///
  /// If the device changes to one that never ran the version, that device's own is used.
  @Test("Setting ios accepts only versions that the device ran")
  func versionsThatTheDeviceRan() throws {
    let transcript = """
      > setting ios 6
      error: iphone-5s never ran iOS 6; try 7 to 12
      > setting ios 7
      ios 7
      no active field · nothing scrolled
      > device iphone-8
      iphone-8: 375 × 667, iOS 16
      iphone-8 never ran iOS 7; it has iOS 16 here
      > setting ios
      16
      > device iphone-5s
      iphone-5s: 320 × 568, iOS 12
      > setting ios
      7
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// An iPad's undocked keyboard is docked on an iPhone, and a floating one is docked before iOS
  /// 13.
  @Test("An undocked keyboard docks on an iPhone and before iOS 13")
  func keyboardDocksOnAnotherDevice() throws {
    var stage = try Stage()
    try stage.run(["device ipad-9.7", "keyboard undock", "device iphone-5s", "focus f12"])
    #expect(try stage.get("keyboard.frame.y") == "315")
    try stage.run(["device ipad-9.7", "keyboard float 10 10", "setting ios 12", "focus f12"])
    #expect(try stage.get("keyboard.frame.y") == "711")
    let transcript = """
      > keyboard float 10 10
      error: an iPad's keyboard floats from iOS 13 on, and this one has 12; try `setting ios 13`
      """
    #expect(stage.replay(transcript) == transcript)
  }

  /// Only the accessory bar of 44 points stays on the screen.
  @Test("A hardware keyboard leaves only the accessory bar on screen")
  func hardwareKeyboardLeavesTheAccessory() throws {
    var stage = try Stage("checkout.yaml", after: ["keyboard hardware on", "focus zip"])
    #expect(try stage.get("keyboard.frame.y") == "623")
    #expect(try stage.get("keyboard.frame.y", after: "keyboard hardware off") == "407")
  }
}
