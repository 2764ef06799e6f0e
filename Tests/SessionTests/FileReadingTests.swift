import Foundation
import Testing

@testable import Session

/// Tests that a recording has files' contents as they were when the session read them.
///
/// The session may replace the files later.
@Suite struct FileReadingTests {
  private static let form = """
    form: Player
    sections:
      - rows:  # the fields
          - field: name
          - field: zip

    """

  @Test("A restored file that save replaces later is in the recording as it was")
  func restoreBeforeSave() throws {
    var stage = try Self.stage()
    try stage.run(["record start r", "restore a.json", "focus name", "type Ada", "save"])
    #expect(stage.files.text("a.json")?.contains("GuybrushAda") == true)
    let (text, replay) = try stage.recorded()
    #expect(
      text.contains(
        #"""
        {"command": "restore", "arguments": ["a.json"], "contents": "{\n  \"name\": \"Guybrush\"\n}\n"}

        """#))
    #expect(!text.contains("restore a.json\n"))
    #expect(try replay.get("values.name") == "GuybrushAda")
  }

  @Test("A form that write replaces later is in the recording as it was")
  func loadBeforeWrite() throws {
    var stage = try Self.stage()
    try stage.run(["row add city after zip", "set city Paris", "record start r", "write"])
    try stage.run(["row remove name", "reload", "row add late", "write"])
    let (text, replay) = try stage.recorded()
    let load = #"{"command": "load", "arguments": ["form.yaml"], "contents": "form: Player\n"#
    #expect(text.components(separatedBy: load).count == 3)
    #expect(replay.session.form == stage.session.form)
    #expect(replay.session.form.fieldRows.count == 4)
  }

  @Test("An unchanged file stays a file in the recording") func unchangedFile() throws {
    var stage = try Self.stage()
    try stage.run(["record start r", "restore a.json", "set zip 9", "save other.json", "write"])
    let (text, _) = try stage.recorded()
    #expect(text.contains("load form.yaml\n"))
    #expect(text.contains("restore a.json\n"))
    #expect(!text.contains("contents"))
  }

  @Test("A file that another program changed between two readings is recorded as it was")
  func otherProgram() throws {
    var stage = try Self.stage()
    try stage.run(["record start r", "restore a.json", "focus name", "type X"])
    _ = try stage.files.write(
      Data(#"{"zip": "90210"}"#.utf8), to: "a.json", WriteOptions(protecting: ""))
    try stage.run(["restore a.json", "type Y"])
    let (text, replay) = try stage.recorded()
    #expect(text.contains(#"["a.json"], "contents": "{\n  \"name\": \"Guybrush\"\n}\n"}"#))
    #expect(try replay.get("values.name") == "GuybrushXY")
    #expect(try replay.get("values.zip") == "90210")
  }

  @Test("Reload is recorded as the files that it reads") func reload() throws {
    var stage = try Self.stage()
    _ = try stage.files.write(Data("{}".utf8), to: "./a.json", WriteOptions(protecting: ""))
    try stage.run(["record start r", "restore ./a.json", "reload", "set zip 1", "save other.json"])
    try stage.run("save --force a.json")
    let (text, replay) = try stage.recorded()
    let line = #"{"command": "restore", "arguments": ["./a.json"], "contents": "#
    #expect(text.components(separatedBy: line).count == 3)
    #expect(text.components(separatedBy: "load form.yaml\n").count == 3)
    #expect(try replay.get("values.zip") == "1")
  }

  @Test("A restore that a checkpoint keeps after undo is recorded as it was") func undone() throws {
    var stage = try Self.stage()
    try stage.run(["restore a.json", "checkpoint c", "undo", "set name X", "save --force a.json"])
    try stage.run(["record start r", "revert c"])
    let (text, replay) = try stage.recorded()
    #expect(!text.contains("restore a.json\n"))
    #expect(try replay.get("values.name") == "Guybrush")
  }

  @Test("Undo names the line that was given") func remarks() throws {
    var stage = try Self.stage()
    try stage.run(["restore a.json", "focus zip", "type 9", "save"])
    let remarks = try stage.run("undo 3").remarks
    #expect(remarks == ["undid type 9", "undid focus zip", "undid restore a.json"])
  }

  @Test("The recording has no secure values of a file") func secureValues() throws {
    let form = Self.form.replacing("- field: zip", with: "- {field: pin, secure: true}")
    var stage = try Self.stage(form)
    let answers = #"{"name": "Guybrush", "pin": "hunter2", "gone": "hunter3"}"#
    _ = try stage.files.write(Data(answers.utf8), to: "a.json", WriteOptions(protecting: ""))
    let line = #"{"command": "restore", "arguments": ["a.json"], "contents": "{\"pin\": \"x1\"}"}"#
    #expect(!stage.session.statement(line).shown.contains("x1"))
    try stage.run(["record start r", "restore a.json", "set name Elaine", "save", line])
    #expect(stage.session.form.row(ofField: "pin").map(stage.session.value(ofRow:)) == "x1")
    let (text, _) = try stage.recorded()
    #expect(text.contains(#""contents": "{\n  \"name\": \"Guybrush\"\n}\n"}"#))
    #expect(!text.contains("hunter"))
    #expect(!text.contains("x1"))
  }

  @Test("A command that reads no file refuses contents") func noFile() throws {
    var stage = try Self.stage()
    #expect(
      stage.output(of: #"{"command": "focus zip", "contents": "x"}"#) == [
        "error: contents must be left out: this command reads no file"
      ])
    #expect(
      stage.output(of: #"{"command": "load a", "contents": 1}"#) == [
        "error: contents must be the text of the file that the command reads"
      ])
  }

  private static func stage(_ form: String = form) throws -> Stage {
    let files = MemoryFiles(["form.yaml": form, "a.json": #"{"name": "Guybrush"}"#])
    return try Stage(yaml: form, files: files)
  }
}

extension Stage {
  /// Stops the recording; returns its text and another session that has run it.
  fileprivate mutating func recorded() throws -> (text: String, replay: Stage) {
    try run("record stop")
    let text = try #require(files.text("r"))
    var replay = try Stage(files: files)
    for line in text.split(separator: "\n") { try replay.run(String(line)) }
    return (text, replay)
  }
}
