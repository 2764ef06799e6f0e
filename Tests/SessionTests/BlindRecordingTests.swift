import Foundation
import Testing

@testable import Session

/// Tests recordings of sessions in which a secure value has moved rows.
///
/// A recording omits such a value, so its touches can't be recorded by position.
@Suite struct BlindRecordingTests {
  /// A form with a secure field, whose error message moves all rows below it.
  private static let door = """
    form: Door
    device: iphone-5s
    bottomBar: {text: Enter, height: 50}
    sections:
      - header: Lock
        rows:
          - field: code
            secure: true
            pattern: "[0-9]{4}"
          - field: floor
            label: Floor
          - field: light
            kind: switch
          - field: lift
            kind: menu
            options: [North, South]
          - field: room
          - field: open
            kind: button
    """

  /// Opens the form and records an invalid code, whose message then stays in its row.
  private func blind(_ files: MemoryFiles) throws -> Stage {
    var stage = try Stage(yaml: Self.door, files: files)
    try stage.run(["record start r", "focus code", "type 12", "next", "dismiss"])
    #expect(stage.session.isBlind)
    return stage
  }

  private func files() -> MemoryFiles { MemoryFiles(["form.yaml": Self.door]) }

  /// Returns a recording's lines after the touch that caused the message, without expectations.
  private func commands(_ script: String) -> [Substring] {
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("expect") }
    return Array(lines.drop { $0 != "dismiss" }.dropFirst())
  }

  /// Returns the y of the middle of a row's visible part, in points on the screen.
  private func middle(of row: Int, in stage: Stage) throws -> Int {
    let point = try #require(stage.session.phone.touchPoint(ofFieldAtRow: row))
    return Int(point.y.rounded())
  }

  @Test(
    "A touch is recorded by its effect once a secure value has moved rows",
    arguments: [
      (1, ["focus floor"]), (2, ["set light on"]), (3, []), (4, ["focus room"]),
      (5, ["scroll row open", "tap open"]),
    ])
  func touchOfField(row: Int, lines: [String]) throws {
    let files = files()
    var stage = try blind(files)
    let x = row == 2 || row == 5 ? 280 : 200
    try stage.run("tap \(x) \(middle(of: row, in: stage))")
    try stage.run("record stop")
    let script = try #require(files.text("r"))
    #expect(commands(script).map(String.init) == lines)
    var replay = try Stage("twenty.yaml", files: files)
    try replay.run(script.split(separator: "\n").map(String.init))
    #expect(try replay.get("active.field") == stage.get("active.field"))
    #expect(try replay.get("values.light") == stage.get("values.light"))
  }

  @Test("Touches outside fields and by name are recorded by their effect as well")
  func otherTouches() throws {
    let files = files()
    var stage = try blind(files)
    try stage.run([
      "tap floor", "tap outside", "tap outside", "focus room", "tap 160 40", "tap 5 5",
      "tap bottom-bar", "tap light", "expect active.visible >= 0", "expect active.field == room",
      "record stop",
    ])
    let script = try #require(files.text("r"))
    #expect(
      commands(script) == [
        "focus floor", "dismiss", "focus room", "tap 5 5", "tap bottom-bar", "set light on",
        "# A check is left out here, because a secure value may have moved rows.",
      ])
    var replay = try Stage("twenty.yaml", files: files)
    try replay.run(script.split(separator: "\n").map(String.init))
    #expect(try replay.get("active.field") == "room")
  }

  @Test("Every point of the phone leads to the same active field in the replay")
  func everyPoint() throws {
    for y in stride(from: 70, to: 400, by: 7) {
      let files = files()
      var stage = try blind(files)
      try stage.run(["tap 200 \(y)", "tap 200 90", "drag -20", "tap 160 \(y)", "record stop"])
      let script = try #require(files.text("r"))
      var replay = try Stage("twenty.yaml", files: files)
      try replay.run(script.split(separator: "\n").map(String.init))
      #expect(try replay.get("active.field") == stage.get("active.field"), "\(y)")
      #expect(try replay.get("values.floor") == stage.get("values.floor"), "\(y)")
    }
  }

  @Test("A secure value counts as well if only its absence would move rows")
  func validSecureValue() throws {
    let form = Self.door.replacing(
      "pattern: \"[0-9]{4}\"", with: "message: Four digits\n        required: true")
    let files = MemoryFiles(["form.yaml": form])
    var stage = try Stage(yaml: form, files: files)
    try stage.run(["record start r", "focus code", "type 1234", "next", "dismiss"])
    #expect(stage.session.state.messages.isEmpty)
    try stage.run(["tap 200 \(middle(of: 4, in: stage))", "record stop"])
    let script = try #require(files.text("r"))
    #expect(commands(script) == ["focus room"])
    var replay = try Stage("twenty.yaml", files: files)
    try replay.run(script.split(separator: "\n").map(String.init))
    #expect(!replay.session.state.messages.isEmpty)
    #expect(try replay.get("active.field") == "room")
  }

  @Test("A point is recorded as it is while no secure value has moved rows")
  func touchWithoutSecret() throws {
    let files = files()
    var stage = try Stage(yaml: Self.door, files: files)
    try stage.run(["record start r", "tap 200 240", "record stop"])
    let script = try #require(files.text("r"))
    #expect(script.contains("\ntap 200 240\n"))
  }

  /// A form in which a secure value shows one row and hides another.
  private static let gate = """
    form: Gate
    device: iphone-5s
    sections:
      - rows:
          - {field: pass, secure: true, return: next}
          - {field: hint, showIf: {field: pass, filled: true}, return: next}
          - {field: guest, showIf: {field: pass, filled: false}}
          - {field: name}
          - {field: city}
    """

  /// Replays a recording, and compares everything but lengths and the secure value.
  private func check(_ stage: Stage, _ files: MemoryFiles) throws {
    let script = try #require(files.text("r"))
    var replay = try Stage("twenty.yaml", files: files)
    try replay.run(script.split(separator: "\n").map(String.init))
    for path in ["active.field", "keyboard.visible", "values.hint", "values.name", "values.city"] {
      #expect(try replay.get(path) == stage.get(path), "\(path)")
    }
  }

  @Test("Touches of a row that a secure value shows are recorded by values only")
  func secretlyShownRow() throws {
    let files = MemoryFiles(["form.yaml": Self.gate])
    var stage = try Stage(yaml: Self.gate, files: files)
    try stage.run([
      "record start r", "focus pass", "type 1234", "return", "type Ada", "type L", "next",
      "type Bea", "previous", "delete", "tap name", "next", "type Rome", "previous",
      "record stop",
    ])
    let script = try #require(files.text("r"))
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("expect") }
    #expect(
      lines.drop { !$0.hasPrefix("focus") } == [
        "focus pass", "# A secure value is left out here.", "dismiss", "set hint Ada",
        "set hint AdaL", "focus name", "type Bea", "dismiss", "set hint Ada", "focus name",
        "focus city", "type Rome", "focus name",
      ])
    #expect(try stage.get("active.field") == "name")
    try check(stage, files)
  }

  @Test("Answers to fill in such a form replay as well")
  func fillingSecretlyShownRow() throws {
    let files = MemoryFiles(["form.yaml": Self.gate])
    var stage = try Stage(yaml: Self.gate, files: files)
    try stage.run(["record start r", "fill"])
    for text in ["1234", "Ada", "Bea", "Rome"] {
      let row = try #require(stage.session.rowToAsk)
      _ = try stage.session.answer(text, row: row, goesOn: true)
    }
    try stage.run("record stop")
    let script = try #require(files.text("r"))
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("expect") }
    #expect(
      lines.drop { !$0.hasPrefix("focus") } == [
        "focus pass", "# A secure value is left out here.", "dismiss", "set hint Ada",
        "focus name", "set name Bea", "focus city", "set city Rome", "dismiss",
      ])
    try check(stage, files)
  }
}
