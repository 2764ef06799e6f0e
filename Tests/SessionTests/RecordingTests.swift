import Foundation
import Testing

@testable import Session

/// Tests that a session can be recorded as a script.
@Suite struct RecordingTests {
  /// Runs command lines on a session, one after another.
  private func record(_ lines: [String], on stage: inout Stage) throws {
    for line in lines {
      try stage.run(line)
    }
  }

  @Test("A recording contains commands and expectations of the resulting state")
  func recordedScript() throws {
    var stage = try Stage()
    try record(
      [
        "setting fieldScroll off", "record start r", "focus f12", "show state", "why",
        "tap outside",
        "record stop",
      ], on: &stage)
    #expect(
      stage.files.text("r") == """
        # A recorded session; formlift -f runs it.
        load forms/twenty.yaml
        device iphone-5s
        strategy least-motion
        setting fieldScroll off
        # From here on with checks of the results.
        focus f12
        expect active.field == f12
        expect active.clearance == 8
        expect active.visible == 1
        expect table.contentOffset.y == 285
        expect keyboard.visible == true
        tap outside
        expect active.field == null
        expect table.contentOffset.y == 0
        expect keyboard.visible == false

        """)
  }

  @Test(
    "A recording opens the form in the orientation and at the place where it was opened",
    arguments: [
      ("opensAt: bottom", "landscape", "device iphone-5s|rotate landscape-left|device iphone-5s"),
      ("orientation: landscape", "portrait", "device iphone-5s|rotate portrait|device iphone-5s"),
      ("opensAt: bottom", "portrait", "device iphone-5s"),
    ])
  func opening(key: String, orientation: String, head: String) throws {
    let form = "\(key)\n" + Stage.rows(30)
    let files = MemoryFiles(["form.yaml": form])
    var stage = try Stage(yaml: form, files: files)
    try stage.session.move(device: nil, orientation: orientation, strategy: nil)
    try stage.run(["record start r", "focus r29", "record stop"])
    let lines = (files.text("r") ?? "").split(separator: "\n").map(String.init)
    let opening = lines.prefix { $0 != "strategy least-motion" }.dropFirst()
    #expect(opening.joined(separator: "|") == "load form.yaml|\(head)")
    var replay = try Stage(files: files)
    try replay.run(lines)
    #expect(
      StateDifference(from: stage.session.state, to: replay.session.state).changes.isEmpty)
  }

  @Test("A recording leaves out commands that were undone") func undoneCommands() throws {
    var stage = try Stage()
    try record(
      [
        "focus f1", "undo", "record start r", "focus f2", "echo here", "scroll to 5", "undo 2",
        "redo",
        "type a", "undo", "redo", "undo", "record stop s",
      ], on: &stage)
    let commands = stage.files.text("s")?.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("expect")
    }
    #expect(
      commands == [
        "load forms/twenty.yaml", "device iphone-5s", "strategy least-motion", "focus f2",
        "echo here",
      ])
  }

  @Test("A recording leaves out secure values") func secureValuesAreLeftOut() throws {
    var stage = try Stage("player.yaml")
    try record(
      [
        "set pin 8063", "record start r", "focus pin", "type 8064", "paste 8065",
        "expect values.pin == •••", "record stop",
      ], on: &stage)
    let script = try #require(stage.files.text("r"))
    #expect(!script.contains("806"))
    #expect(!script.contains("•"))
    #expect(script.components(separatedBy: "# A secure value is left out here.").count == 5)
  }

  @Test("Lengths are not expected once a secure value that is left out has moved rows")
  func secureValueThatMovesRows() throws {
    var stage = try Stage(
      "player.yaml",
      files: MemoryFiles(["forms/player.yaml": try player()]))
    try record(
      [
        "record start r", "focus pin", "type 1", "previous", "focus street", "dismiss",
        "record stop",
      ], on: &stage)
    let script = try #require(stage.files.text("r"))
    let lines = script.split(separator: "\n")
    let last = try #require(lines.lastIndex(of: "previous"))
    #expect(!lines[last...].contains { $0.contains("offset") || $0.contains("clearance") })
    #expect(lines[..<last].contains { $0.hasPrefix("expect table.contentOffset") })
    for line in lines { try stage.run(String(line)) }
  }

  @Test("A recording turns answers to fill into commands") func fillingInBecomesCommands() throws {
    var stage = try Stage("player.yaml")
    try record(["record start r", "fill"], on: &stage)
    _ = try stage.session.answer("Ada 'A' L", row: 0, goesOn: true)
    _ = try stage.session.answer(nil, row: 1, goesOn: true)
    _ = try stage.session.answer("", row: 3, goesOn: false)
    try record(["focus pin"], on: &stage)
    _ = try stage.session.answer("8063", row: 11, goesOn: true)
    try record(["record stop"], on: &stage)
    let script = try #require(stage.files.text("r"))
    let commands = script.split(separator: "\n").dropFirst(5).filter { !$0.hasPrefix("expect") }
    #expect(
      commands == [
        "focus name", "set name \"Ada 'A' L\"", "next", "next", "set position ''", "focus pin",
        "# A secure value is left out here.", "dismiss",
      ])
  }

  /// When the recorded script runs in a new session, its expectations are met.
  ///
  /// The phone then has the same state.
  @Test("A recorded script passes and ends in the same state") func passesWhenItIsRun() throws {
    var stage = try Stage("player.yaml")
    try record(
      [
        "strategy inset-top", "focus city", "record start r", "next", "device iphone-16",
        "focus zip",
        "type 90210", "rotate landscape", "keyboard height 200", "strategy shrink-view margin=4",
        "drag -40", "tap outside", "hold on", "focus shirt", "step 0.1", "hold off", "undo",
        "record stop",
      ], on: &stage)
    let script = try #require(stage.files.text("r"))
    var other = try Stage("twenty.yaml", files: MemoryFiles(["forms/player.yaml": try player()]))
    for line in script.split(separator: "\n") where !line.hasPrefix("#") {
      try other.run(String(line))
    }
    for path in ["table", "keyboard", "active", "device", "strategy"] {
      #expect(try other.get(path) == stage.get(path))
    }
  }

  private func twenty() throws -> String {
    try String(contentsOf: Stage.forms.appending(path: "twenty.yaml"), encoding: .utf8)
  }

  private func player() throws -> String {
    try String(contentsOf: Stage.forms.appending(path: "player.yaml"), encoding: .utf8)
  }

  /// `undo` doesn't remove a checkpoint, so undone commands before it stay in the recording.
  @Test("A checkpoint is recorded even if the change before it is undone")
  func checkpointBeforeUndo() throws {
    var stage = try Stage(files: MemoryFiles(["forms/twenty.yaml": try twenty()]))
    try record(
      [
        "record start r", "set f1 a", "checkpoint c", "set f2 b", "checkpoint d", "undo 2",
        "set f3 c", "revert d", "undo", "revert c", "record stop",
      ], on: &stage)
    let script = try #require(stage.files.text("r"))
    #expect(
      commands(in: script).dropFirst(3) == [
        "checkpoint 'undone 1'", "set f1 a", "checkpoint c", "set f2 b", "checkpoint d",
        "revert 'undone 1'", "set f3 c", "revert c",
      ])
    let other = try replayed(script, with: stage.files)
    #expect(try other.get("values.f1") == "a")
    #expect(try other.get("values.f2") == "")
    #expect(try other.get("values.f3") == "")
  }

  @Test("A redo brings the recorded lines back, but not a checkpoint that was set again")
  func checkpointAndRedo() throws {
    var stage = try Stage(files: MemoryFiles(["forms/twenty.yaml": try twenty()]))
    try record(
      [
        "record start r", "set f1 a", "checkpoint c", "undo", "redo", "undo", "checkpoint c",
        "redo",
        "revert c", "record stop",
      ], on: &stage)
    let script = try #require(stage.files.text("r"))
    #expect(
      commands(in: script).dropFirst(3) == [
        "checkpoint 'undone 1'", "set f1 a", "checkpoint c", "revert 'undone 1'", "checkpoint c",
        "set f1 a", "revert c",
      ])
    let other = try replayed(script, with: stage.files)
    #expect(try other.get("values.f1") == "")
  }

  @Test("Record explains why it can't start, stop or write") func errors() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "record stop") == ["error: nothing to stop: nothing is being recorded"])
    #expect(stage.output(of: "record start r") == ["recording to r; record stop ends it"])
    #expect(
      stage.output(of: "record start s") == [
        "error: nothing to start: r is being recorded; use `record stop` first"
      ])
    #expect(stage.files.text("r")?.hasPrefix("# A recorded session") == true)
    #expect(
      stage.output(of: "record stop /read-only/r") == [
        "error: /read-only/r: Permission denied"
      ])
    #expect(
      try stage.session.endRecording().notices == ["wrote r; source it, or formlift -f it"])
    #expect(try stage.session.endRecording().notices == [])
  }

  /// Returns a recording's lines without comments and expectations.
  private func commands(in script: String) -> [Substring] {
    script.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("expect") }
  }

  private func replayed(_ script: String, with files: MemoryFiles) throws -> Stage {
    var stage = try Stage(files: files)
    for line in script.split(separator: "\n") { try stage.run(String(line)) }
    return stage
  }
}
