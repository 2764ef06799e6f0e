import Testing

@testable import Session

/// Tests what `why` says after commands without events, such as `undo` and `device`.
@Suite struct WhyStillTests {
  @Test("After undo, why names the command that it explains") func undo() throws {
    var stage = try Stage("player.yaml", after: ["focus name", "focus zip", "undo"])
    #expect(
      stage.output(of: "why") == [
        "undo restored the state after `focus name`, which is explained here.",
        "The keyboard came up to y 315, 253 points high.",
        "Even without scrolling, name would end at y 163.5, above the keyboard.",
        "least-motion changed the bottom content inset from 0 to 261: the overlap with the keyboard "
          + "(253) plus the margin (8).",
        "least-motion did not scroll: the whole row was already in view.",
        "name is in view, 151.5 above the keyboard.",
      ])
    try stage.run("redo")
    #expect(stage.output(of: "why").last == "zip is in view, 37 above the keyboard.")
  }

  @Test("After undo of the first command, why says that the form is as it was opened")
  func undoOfTheFirst() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "undo"])
    #expect(
      stage.output(of: "why") == [
        "undo restored the form as it was opened; focus a field and ask again."
      ])
  }

  @Test("After undo, why doesn't show a command with a secure value") func secureLine() throws {
    var stage = try Stage("player.yaml", after: ["set pin 8063", "focus zip", "undo"])
    #expect(
      stage.output(of: "why") == [
        "undo restored the state after an earlier command.",
        "That command moved nothing; focus a field and ask again.",
      ])
  }

  @Test(
    "Commands that change the screen at once are not said to move nothing",
    arguments: ["device iphone-se", "load forms/player.yaml", "revert start"])
  func atOnce(line: String) throws {
    let text = try String(contentsOf: Stage.forms.appending(path: "player.yaml"), encoding: .utf8)
    var stage = try Stage("player.yaml", files: MemoryFiles(["forms/player.yaml": text]))
    try stage.run(["checkpoint start", "focus zip", line])
    #expect(
      stage.output(of: "why") == [
        "The last command changed the screen at once, so there is no movement to explain; focus a "
          + "field and ask again."
      ])
  }

  @Test("Typing that only moves the caret moves nothing") func typing() throws {
    var stage = try Stage("checkout.yaml", after: ["device iphone-16", "focus note"])
    try stage.run("type 'a text that wraps in its field, because it is longer than the line'")
    #expect(
      stage.output(of: "why") == [
        "The last command moved nothing.", "note is in view, 8 above the keyboard.",
      ])
  }

  @Test("Without an active field, the background keeps no first responder")
  func background() throws {
    var stage = try Stage("player.yaml", after: ["background"])
    #expect(stage.output(of: "why").first == "The app went to the background.")
  }

  @Test("A moved row changes the screen at once, and a set rule moves nothing")
  func movedRow() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "row move zip before street"])
    #expect(
      stage.output(of: "why") == [
        "The last command changed the screen at once, so there is no movement to explain.",
        "zip is in view, 52 above the keyboard.",
      ])
    try stage.run("row set zip required=true")
    #expect(stage.output(of: "why").first == "The last command moved nothing.")
  }
}
