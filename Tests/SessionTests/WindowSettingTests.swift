import Testing

@testable import Session

/// Tests the setting `window`, for an iPad app that doesn't fill the screen.
@Suite struct WindowSettingTests {
  @Test("Setting window changes an iPad app's window and rejects other devices")
  func windowSetting() throws {
    var stage = try Stage()
    let transcript = """
      > setting window 0 0 320 400
      error: an app on iphone-5s fills the screen; try `device ipad-9.7`
      > setting window
      full
      > device ipad-9.7
      ipad-9.7: 768 × 1024, iOS 17
      > rotate landscape
      ipad-9.7 landscape-left
      no active field · nothing scrolled
      > setting window 512 0 512 768
      window 512 0 512 768
      no active field · nothing scrolled
      > setting window
      512 0 512 768
      > get device.width
      1024
      > setting window 512 0
      error: window must be full, or four numbers, x y width height, not "512 0"
      > setting window 0 0 50 768
      error: window must be at least 100 by 100 points on the screen of 1024 by 768, not "0 0 50 768"
      > setting window 2000 0 500 768
      error: window must be at least 100 by 100 points on the screen of 1024 by 768, \
      not "2000 0 500 768"
      > tap 600 20
      error: (600, 20) is outside the window of 512 × 768
      > setting window full
      window full
      no active field · nothing scrolled
      """
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("A form's window can be overridden by the setting") func formsWindow() throws {
    let form = """
      device: ipad-9.7
      orientation: landscape
      window: [100, 100, 600, 600]
      sections: [{rows: [{field: a}]}]
      """
    var stage = try Stage(yaml: form)
    #expect(try stage.run("setting window").answer == ["100 100 600 600"])
    try stage.run("setting window full")
    #expect(try stage.run("setting window").answer == ["full"])
  }
}

/// Tests forms whose screens are presented as a sheet or an alert.
@Suite struct PresentedFormTests {
  /// A sheet over a screen with a navigation bar has its own bar; an alert is as high as its rows.
  @Test(
    "A presented form has its sheet's or alert's frame",
    arguments: [
      ("presentation: pageSheet\ndetents: [medium]", 443, 409, 499),
      ("presentation: alert", 353.5, 204, 409.5),
    ])
  func presentedFrame(head: String, y: Double, height: Double, top: Double) throws {
    let stage = try Stage(
      yaml: head + "\ndevice: iphone-16\nsections: [{rows: [{field: a}, {field: b, height: 60}]}]")
    #expect(stage.session.phone.containerFrames.map { Double($0.minY) } == [y])
    #expect(stage.session.phone.containerFrames.map { Double($0.height) } == [height])
    #expect(try stage.get("table.visible.y") == "\(top)".replacing(".0", with: ""))
  }

  @Test("A presented form keeps its answers when closed and presented again")
  func isClosedAndPresentedAgain() throws {
    var stage = try Stage(
      yaml: "presentation: formSheet\ndevice: ipad-9.7\nsections: [{rows: [{field: a}]}]")
    try stage.run(["focus a", "type x", "close"])
    #expect(
      stage.output(of: "focus a") == ["error: the form's screen was closed; try `present`"])
    #expect(try stage.get("values.a", after: "present") == "x")
  }
}
