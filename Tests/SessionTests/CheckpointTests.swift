import Testing

@testable import Session

@Suite struct CheckpointTests {
  @Test("A session can set a checkpoint, edit the form, compare and revert")
  func conversation() throws {
    let transcript = """
      > diff
      nothing has changed
      > checkpoint before
      saved; revert before goes back to it
      > set f2 a
      f2 = "a"
      > row set f1 label=One required=true
      changed f1
      > row move f20 before f1
      f20 is row 1 of 20
      > row remove f7
      removed f7
      > row add x after f20
      added x, row 2 of 20
      > setting fieldScroll off
      fieldScroll off
      > focus f2
      ✓ f2 in view, 75 above the keyboard · nothing scrolled
      """
    var stage = try Stage()
    #expect(stage.replay(transcript + "\n") == transcript)
    let changes = stage.output(of: "diff before").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      changes.prefix(9) == [
        "row f7 row 7 → –", "row f20 row 20 → row 1", "row x – → row 2",
        "row f1 label Field 1 → One", "row f1 required – → true", "setting fieldScroll – → off",
        "values.f2 \"\" → \"a\"", "keyboard.visible false → true", "keyboard.frame.y 568 → 315",
      ])
    #expect(changes.contains("active.field null → f2"))
  }

  @Test("Diff lists answers of added, removed and renamed rows")
  func diffOfAddedAndRemovedRows() throws {
    var stage = try Stage()
    try stage.run([
      "set f2 a", "set f3 b", "checkpoint one", "row remove f2", "row remove f4", "row add k",
      "row add l", "set k 5", "row set f3 field=third",
    ])
    let changes = stage.output(of: "diff one").filter { $0.hasPrefix("values.") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      changes == [
        "values.third – → \"b\"", "values.k – → \"5\"", "values.f2 \"a\" → –",
        "values.f3 \"b\" → –",
      ])
  }

  @Test("Speech announces what a revert changed") func speechAfterRevert() throws {
    var stage = try Stage(after: ["setting speech on", "checkpoint a", "set f2 a"])
    #expect(stage.output(of: "revert a") == ["Field 2, empty"])
    try stage.run("row add x")
    #expect(stage.output(of: "revert a") == ["20 rows in the form"])
    #expect(stage.output(of: "revert a") == ["nothing changed"])
  }

  @Test("Revert restores exactly the state of the checkpoint, and undo cancels it")
  func revertRestoresTheState() throws {
    var stage = try Stage("player.yaml", after: ["set name Ada", "focus zip", "checkpoint one"])
    let state = stage.session
    try stage.run(["row remove name", "new Other", "row add a", "revert one"])
    #expect(stage.session == state)
    #expect(stage.output(of: "diff one") == ["nothing has changed"])
    try stage.run("undo")
    #expect(stage.session.form.title == "Other")
  }

  /// Undoing a load restores the earlier form and the state in which it was opened.
  @Test(
    "Diff compares with the state in which the form was opened",
    arguments: [
      ["load other.yaml", "undo"], ["new Other", "row add a", "undo 2"],
      ["checkpoint one", "new Other", "revert one"],
      ["load other.yaml", "undo", "redo", "undo", "set f2 a", "undo"],
      ["load other.yaml", "undo", "set f2 a", "set f2 ''", "undo 2"],
    ])
  func diffComparesWithTheOpenedForm(lines: [String]) throws {
    let files = MemoryFiles(["other.yaml": "form: Other\nsections: [{rows: [{field: a}]}]\n"])
    var stage = try Stage(files: files, after: ["load other.yaml", "undo"] + lines)
    #expect(stage.output(of: "diff") == ["nothing has changed"])
  }

  @Test("The JSON of diff gives each change's path, old and new value") func diffAsJSON() throws {
    var stage = try Stage(after: ["focus f2", "set f2 a", "setting fieldScroll off"])
    let value = try #require(try stage.run("diff").typed?.value.json)
    #expect(value.contains(#"{"subject":"values.f2","old":"","new":"a"}"#))
    #expect(value.contains(#"{"subject":"keyboard.visible","old":false,"new":true}"#))
    #expect(value.contains(#"{"subject":"keyboard.frame.y","old":568,"new":315}"#))
    #expect(value.contains(#"{"subject":"setting fieldScroll","old":null,"new":false}"#))
  }

  /// `diff` also reports changes that have no figure.
  ///
  /// These are overrides of the keyboard, screens that cover the form, and a held clock.
  @Test(
    "Diff also reports keyboard overrides, presented screens and a held clock",
    arguments: [
      ("keyboard hardware on", "keyboard hardware – → on"),
      ("keyboard height 300", "keyboard height, by hand – → 300"),
      ("keyboard kind url", "keyboard kind, by hand – → url"),
      ("keyboard accessory 50", "accessory height, by hand – → 50"),
      ("keyboard language chinese", "keyboard language – → chinese"),
      ("present fullScreen", "screen – → a presented screen covers the form"),
      ("background", "screen – → the app is in the background"),
      ("hold on", "hold – → on"),
    ])
  func diffOfStateWithoutAPath(command: String, line: String) throws {
    var stage = try Stage("player.yaml", after: ["checkpoint before", command])
    let words = line.split(separator: " ").joined(separator: " ")
    let lines = stage.output(of: "diff before").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains(words), "\(lines)")
    try stage.run("revert before")
    #expect(stage.output(of: "diff before") == ["nothing has changed"])
  }

  @Test("Diff never shows secure values") func secureValuesAreBullets() throws {
    var stage = try Stage("player.yaml", after: ["set pin 8063", "row set pin value=1234"])
    #expect(!stage.output(of: "diff").joined().contains("8063"))
    #expect(!stage.output(of: "diff").joined().contains("1234"))
  }
}
