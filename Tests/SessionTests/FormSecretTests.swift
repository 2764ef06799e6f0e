import Testing

@testable import Session

/// Tests that a secure value in a command that edits the form appears nowhere.
@Suite struct FormSecretTests {
  private static let secret = "8063-secret"

  @Test(
    "A secure value in an edit never appears, not even in errors",
    arguments: [
      "row set pin value=8063-secret", "row set pin vlaue=8063-secret", "row set pin 8063-secret",
      "row set pin value=8063-secret options=a",
      "row set pin label=x value=8063-secret height=tall",
      "row add pin2 secure=true value=8063-secret", "row add pin2 value=8063-secret secure=true",
      "row add pin2 secure=treu value=8063-secret", "row add pin2 secure=true vlaue=8063-secret",
      "row set zip secure=true value=8063-secret", "rwo set pin value=8063-secret",
      "row ste pin value=8063-secret", "row add secure=true value=8063-secret",
      "row set pin 'value=8063-secret'", "row set pin value= 8063-secret",
      "row set 12 value=8063-secret", "form set pin value=8063-secret",
    ])
  func showsNowhere(line: String) throws {
    for form in ["player.yaml", "twenty.yaml"] where form == "player.yaml" || line.contains("add") {
      var stage = try Stage(form)
      let statement = stage.session.statement(line)
      let output = stage.output(of: line)
      #expect(!output.joined().contains(Self.secret), "\(output)")
      #expect(!statement.shown.contains(Self.secret) || output[0].hasPrefix("error"))
      #expect(!stage.session.shown(statement).contains(Self.secret), "\(form)")
      try stage.run(["record start r", "record stop"])
      #expect(stage.files.text("r")?.contains(Self.secret) == false)
    }
  }

  @Test(
    "A recorded edit keeps its other keys and leaves out the secure value",
    arguments: [
      ("row add pin secure=true value=8063", ["row add pin secure=true"]),
      (
        "row add pin after f2 label=My Pin value=8063 secure=true",
        ["row add pin after f2 'label=My Pin' secure=true"]
      ),
      ("row add in 1 field=pin secure=true value=8063", ["row add pin in 1 secure=true"]),
      ("row set f2 secure=true value=8063", ["row set f2 secure=true"]),
      ("row set f2 value=8063 secure=true label=Pin", ["row set f2 secure=true label=Pin"]),
    ])
  func recordedEdit(line: String, recorded: [String]) throws {
    let form = "sections: [{rows: [{field: f1}, {field: f2}, {field: f3}]}]"
    let files = MemoryFiles(["form.yaml": form])
    var stage = try Stage(yaml: form, files: files)
    try stage.run(["record start r", line, "focus f3", "record stop"])
    let script = try #require(stage.files.text("r"))
    let lines = script.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("expect") }
    #expect(Array(lines.dropFirst(5)) == recorded + [Recording.omission, "focus f3"])
    var replay = try Stage(yaml: form, files: files)
    try replay.run(lines)
    let ids = stage.session.form.fields.map(\.id)
    #expect(replay.session.form.fields.map(\.id) == ids)
    #expect(replay.session.hasSecrets)
  }

  @Test("A recorded value of a secure field leaves nothing but a comment") func recordedValue()
    throws
  {
    var stage = try Stage("player.yaml")
    try stage.run(["record start r", "row set pin value=8063", "record stop"])
    let script = try #require(stage.files.text("r"))
    #expect(script.contains("\n\(Recording.omission)\n"))
    #expect(!script.contains("row set pin"))
  }

  @Test("A field that stops being secure loses its value") func noLongerSecure() throws {
    var stage = try Stage("player.yaml", after: ["set pin 8063", "row set pin secure="])
    #expect(try stage.get("values.pin") == "")
    try stage.run(["undo", "row set pin value=1234", "row set pin secure=false"])
    #expect(try stage.get("values.pin") == "")
    #expect(stage.session.form.field(atRow: 11)?.value == "")
  }

  @Test("A field that becomes secure hides its value") func becomesSecure() throws {
    let stage = try Stage(after: ["set f2 hidden", "row set f2 secure=true"])
    #expect(try stage.get("values.f2") == "•••")
    #expect(stage.session.hasSecrets)
  }

  @Test("A form with a secure value is written for its owner only")
  func fileWithASecureValue() throws {
    var stage = try Stage("player.yaml", after: ["row set pin value=1234"])
    #expect(
      stage.output(of: "write f.yaml").first
        == "wrote f.yaml; only you can read it, because a secure value is in it")
  }
}
