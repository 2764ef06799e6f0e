import Foundation
import Testing

@testable import Session

/// Tests that undo and redo restore exactly the states before and after commands.
@Suite struct UndoTests {
  @Test("Undo and redo move through the steps") func goesBackAndForth() throws {
    let transcript = """
      > undo
      error: nothing to undo
      > redo
      error: nothing to redo
      > set f12 a
      f12 = "a"
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > type b
      f12 = "ab"
      > undo
      ✓ f12 in view, 8 above the keyboard · nothing scrolled
      > get values.f12
      a
      > undo
      no active field · keyboard down · scrolled 285 → 0
      > redo 2
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > get values.f12
      ab
      > undo 99
      no active field · keyboard down · scrolled 285 → 0
      > get values.f12

      > redo
      no active field · nothing scrolled
      > scroll to 10
      no active field · scrolled 0 → 10
      > redo
      error: nothing to redo
      > undo 2
      no active field · scrolled 10 → 0
      > get values.f12
      """
    var stage = try Stage()
    #expect(stage.replay(transcript + "\n") == transcript + "\n")
  }

  /// Undo names the undone commands but leaves out secure values.
  @Test("Undo and redo name their commands, without secure values") func undoRemarks() throws {
    var stage = try Stage("player.yaml")
    try stage.run([
      "set name Ada", "row add x label=X", "get clock", "set pin 8063", "rotate landscape",
    ])
    #expect(try stage.run("undo").remarks == ["undid rotate landscape"])
    #expect(
      try stage.run("undo 2").remarks == [
        "undid a command with a secure value", "undid row add x label=X",
      ])
    #expect(
      try stage.run("redo 2").remarks == [
        "redid row add x label=X", "redid a command with a secure value",
      ])
    try stage.run(["set name A", "set name B", "set name C", "set name D"])
    #expect(
      try stage.run("undo 6").remarks == [
        "undid 1 change before", "undid set name C", "undid set name B", "undid set name A",
        "undid a command with a secure value", "undid row add x label=X",
      ])
  }

  /// Commands between `undo` and `redo` that change nothing are no steps.
  @Test("Commands that change nothing don't affect redo") func remarksMayComeBeforeRedo() throws {
    var stage = try Stage("player.yaml")
    try stage.run(["set name Ada", "expect clock >= 0", "set zip 90210", "undo 2"])
    try stage.run(["expect values.name == ''", "echo a remark"])
    #expect(try stage.run("redo").remarks == ["redid set name Ada"])
    try stage.run("echo one more")
    #expect(try stage.run("redo").remarks == ["redid set zip 90210"])
    #expect(try stage.run("undo 2").remarks == ["undid set zip 90210", "undid set name Ada"])
  }

  /// A command that only prints, saves, fails or changes nothing is no step.
  @Test(
    "A command that changes nothing isn't a step for undo",
    arguments: [
      "get clock", "show state", "why", "values", "fields", "expect clock == 0", "help", "save",
      "setting fieldScroll", "strategy", "device", "echo a", "set f1 ''", "hold off",
      "rotate portrait",
    ])
  func unchangedStateIsNoStep(line: String) throws {
    var stage = try Stage(after: ["set f2 x", line])
    #expect(try stage.get("values.f2", after: "undo") == "")
    #expect(throws: CommandError(.nothingTo("undo"))) { try stage.run("undo") }
  }

  /// The last events aren't part of a state, but undo restores them with the state.
  @Test("Undo restores the events of the last command in that state") func eventsComeBack() throws {
    var stage = try Stage()
    try stage.run(["focus f2", "frame 20 40 40 10", "undo", "return", "redo", "undo"])
    #expect(try stage.get("events.0.name") == "textFieldShouldReturn")
  }

  @Test("A failed command changes nothing and isn't a step")
  func failureIsNoStepAndChangesNothing() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "type 9"])
    let before = stage.session
    for line in [
      "type x", "focus nowhere", "set position Striker", "load none.yaml", "device nokia",
      "strategy xyz", "setting a b", "tap name", "scroll row none",
    ] {
      #expect(stage.output(of: line).first?.hasPrefix("error: ") == true, "\(line)")
      #expect(stage.session == before, "\(line)")
    }
  }

  @Test("Undo of load restores the form and its answers") func loadedFormComesBack() throws {
    let files = MemoryFiles(["a.yaml": "form: A\nsections:\n  - rows: [{field: x}]"])
    var stage = try Stage(files: files, after: ["set f1 kept", "focus f12"])
    let before = stage.session
    #expect(try stage.get("form.title", after: "load a.yaml") == "A")
    try stage.run("undo")
    #expect(stage.session == before)
  }

  /// When there are 10,512 steps, the oldest 512 are forgotten, so at least 10,000 can be undone.
  @Test("Undo keeps at least the last 10,000 steps", arguments: [(10_003, "0"), (10_600, "512")])
  func oldestStepsAreForgotten(count: Int, offset: String) throws {
    var stage = try Stage()
    for number in 1...count { try stage.run("scroll to \(number)") }
    #expect(try stage.get("table.contentOffset.y", after: "undo 20000") == offset)
  }

  /// 12 states of up to 3.6 MB are more than memory may hold, so most are computed again.
  ///
  /// Of 40 states of up to 8 MB, undo rebuilds most from others, and doesn't keep all of those
  /// either.
  @Test(
    "Undo restores long texts that aren't all kept in memory, a few or many",
    arguments: [
      (12, 300_000, 7, 2_100_000, 3, 1_200_000), (40, 200_000, 40, 8_000_000, 1, 7_800_000),
    ])
  func longTextsComeBack(
    count: Int, length: Int, redone: Int, after redo: Int, undone: Int, after undo: Int
  ) throws {
    var stage = try Stage(after: ["focus f2"])
    let text = String(repeating: "x", count: length)
    for _ in 1...count { try stage.run("paste \(text)") }
    for left in (0..<count).reversed() {
      #expect(try stage.get("values.f2", after: "undo").utf8.count == left * length)
    }
    #expect(try stage.get("values.f2", after: "redo \(redone)").utf8.count == redo)
    #expect(try stage.get("values.f2", after: "undo \(undone)").utf8.count == undo)
  }

  private static let commands = [
    "focus f12", "focus f1", "focus 20", "next", "previous", "return", "dismiss", "tap outside",
    "tap f3", "tap 160 10", "tap 250 250", "drag -60", "drag 300", "scroll to 40", "scroll by -90",
    "scroll row f9 middle", "scroll bottom", "type x", "type yz", "delete", "clear", "set f5 five",
    "set f5 ''", "strategy none", "strategy inset-top", "strategy shrink-view margin=4",
    "strategy least-motion", "strategy keep-bottom", "device iphone-8", "device iphone-4s",
    "device 320x568 keyboard=253", "rotate landscape", "rotate portrait", "keyboard height 300",
    "keyboard height default", "keyboard kind emoji", "keyboard kind field",
    "setting fieldScroll off", "setting fieldScroll on", "setting tapOutside off",
    "frame 0 100 320 300", "inset 5 0 10 0", "hold on", "hold off", "step 0.1", "load a.yaml",
    "reload", "undo", "redo", "undo 2", "why", "get clock",
  ]

  /// A thousand random steps with a fixed seed.
  ///
  /// Undo restores the exact state before each change, and redo the state after the change.
  @Test("Undo and redo restore the exact states around random commands", arguments: 1...4)
  func undoAndRedoRestoreStates(seed: UInt64) throws {
    var random = Random(seed: seed)
    let form = try #require(
      String(bytes: Data(contentsOf: Stage.forms.appending(path: "twenty.yaml")), encoding: .utf8))
    let files = MemoryFiles(["a.yaml": form, "forms/twenty.yaml": form])
    var stage = try Stage(files: files)
    for _ in 0..<250 {
      let line = Self.commands[Int.random(in: 0..<Self.commands.count, using: &random)]
      let before = stage.session
      let steps = stage.session.steps.count
      _ = stage.output(of: line)
      let after = stage.session
      guard !line.hasPrefix("undo"), !line.hasPrefix("redo"), stage.session.steps.count > steps
      else { continue }
      try stage.run("undo")
      #expect(stage.session == before, "undo after \(line)")
      try stage.run("redo")
      #expect(stage.session == after, "redo after \(line)")
    }
    var states = [stage.session]
    while stage.session.steps.count > 0 {
      try stage.run("undo")
      states.append(stage.session)
    }
    for state in states.dropLast().reversed() {
      try stage.run("redo")
      #expect(stage.session == state)
    }
  }
}
