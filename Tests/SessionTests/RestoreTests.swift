import Foundation
import Testing

@testable import Session

/// Tests the command `restore`, which reads answers from a file, and `save` afterwards.
struct RestoreTests {
  private static let form = """
    form: A
    sections:
      - rows:
          - {field: name, required: true}
          - {field: zip, pattern: "[0-9]{5}"}
          - {field: size, options: [S, M]}
          - {field: pin, secure: true, minLength: 4}
    """

  private func stage(
    _ form: String = Self.form, _ files: [String: String] = [:]
  ) throws -> Stage {
    try Stage(yaml: form, files: MemoryFiles(files))
  }

  private func check(_ transcript: String, _ files: [String: String] = [:]) throws -> Stage {
    var stage = try stage(Self.form, files)
    #expect(stage.replay(transcript) == transcript)
    return stage
  }

  @Test("Restore brings back all saved answers") func saveAndRestore() throws {
    var first = try stage()
    try first.run(["set name 'Ada \"L\"'", "set zip 90210", "set pin 8063", "save"])
    let file = try #require(first.files.text("form.answers.json"))
    let transcript = """
      > restore form.answers.json
      3 answers came back from form.answers.json
      > get values.name
      Ada "L"
      > restore form.answers.json
      form.answers.json has no answer that is not here already
      """
    var stage = try stage(Self.form, ["form.answers.json": file])
    #expect(stage.replay(transcript) == transcript)
    #expect(!stage.session.hasUnsavedAnswers)
    #expect(try stage.get("values.name", after: "undo 2") == "")
    #expect(stage.session.answersFile == nil)
  }

  /// Restore reports each overwritten answer.
  ///
  /// An empty answer in the file overwrites nothing.
  @Test("Restore overwrites answers and reports each one") func restoreOverwrites() throws {
    let stage = try check(
      """
      > set name Ida
      name = "Ida"
      > set zip 10001
      zip = "10001"
      > set size M
      size = "M"
      > set pin 7154
      pin = "•••"
      > restore a.json
      name = "Ida" gives way to the file's answer; undo brings it back
      pin = "•••" gives way to the file's answer; undo brings it back
      2 answers came back from a.json
      > values
      name  "Ada"
      zip   "10001"
      size  "M"
      pin   "•••"
      > undo
      no active field · nothing scrolled
      > get values.name
      Ida
      """,
      ["a.json": #"{"name": "Ada", "zip": "", "size": "M", "pin": "8063"}"#])
    #expect(stage.session.hasUnsavedAnswers)
  }

  @Test("The form's own message says why an answer is kept aside") func formsOwnMessage() throws {
    let form = "sections: [{rows: [{field: mail, pattern: '.+@.+', message: 'A mail, please'}]}]"
    let transcript = """
      > restore a.json
      mail = "bad" is kept aside: A mail, please
      no answer came back from a.json
      """
    var stage = try stage(form, ["a.json": #"{"mail":"bad"}"#])
    #expect(stage.replay(transcript) == transcript)
  }

  /// Other programs write numbers, true, false and null as answers.
  ///
  /// A null for a removed field isn't an answer.
  @Test("Restore reads JSON numbers, booleans and null") func otherPrograms() throws {
    let stage = try check(
      """
      > restore a.json
      pin = "•••" is kept aside: it must have at least 4 characters
      gone = "•••" is kept aside: the form no longer has this field
      2 answers came back from a.json
      > get values.name
      1.5
      > get values.zip
      90210
      > get values.size

      """,
      ["a.json": #"{"name":1.5,"zip":90210,"pin":1.2,"size":null,"gone":7,"away":"","off":null}"#])
    #expect(stage.session.answerPairs.map(\.value) == ["1.5", "90210", "", ""])
  }

  /// The file was written by another session and not read by this one, so `save` refuses.
  @Test("Save doesn't replace a file that another session created")
  func fileOfAnotherSession() throws {
    var stage = try stage()
    stage.session.watchSaveFile()
    try stage.run("set name B")
    _ = try stage.files.write(
      Data("{}".utf8), to: "form.answers.json", WriteOptions(protecting: ""))
    #expect(
      stage.output(of: "save") == [
        "error: form.answers.json: it did not exist when this session began; `restore "
          + "form.answers.json` reads it, and `save --force form.answers.json` replaces it"
      ])
    try stage.run("save --force form.answers.json")
    try stage.run(["set name C", "save"])
    #expect(stage.files.text("form.answers.json")?.contains("\"C\"") == true)
  }

  private static let states = """
    form: A
    sections:
      - rows:
          - {field: country, options: [US, CA]}
          - {field: state, showIf: {field: country, equals: US}}
    """
  private static let lived = #"{"country": "US", "state": "NY"}"#

  /// If the answer that shows a row is kept aside, the row's own answer is too; they return
  /// together.
  @Test(
    "Answers hidden by one kept aside are kept and restored with it",
    arguments: [
      ("field: country", "field: land", #""land": """#), ("[US, CA]", "[CA]", #""country": """#),
    ])
  func hiddenByAnAnswerAside(
    old: String, new: String, answer: String
  ) throws {
    let form = Self.states.replacing(old, with: new)
    var stage = try stage(form, ["a.json": Self.lived])
    try stage.run("restore a.json")
    #expect(
      stage.output(of: "save").contains("state is hidden: its answer is kept aside"))
    let aside = #""aside": {\#n    "country": "US",\#n    "state": "NY"\#n  }"#
    let saved = "{\n  \(answer),\n  \(aside)\n}\n"
    #expect(stage.files.text("a.json") == saved)
    stage = try self.stage(Self.states, ["a.json": saved])
    try stage.run(["restore a.json", "save"])
    #expect(
      stage.files.text("a.json") == "{\n  \"country\": \"US\",\n  \"state\": \"NY\"\n}\n")
  }

  /// An answer stays in the file while its row is hidden, even after several saves.
  @Test("A restored answer stays in the file while its row is hidden")
  func hiddenSinceRestore() throws {
    var stage = try stage(Self.states, ["a.json": Self.lived])
    try stage.run(["restore a.json", "set country CA"])
    for _ in 1...2 {
      #expect(
        stage.output(of: "save") == [
          "saved 1 answer to a.json", "state is hidden: its answer is kept aside", "effect: saved",
        ])
      let saved = try #require(stage.files.text("a.json"))
      #expect(
        saved == "{\n  \"country\": \"CA\",\n  \"aside\": {\n    \"state\": \"NY\"\n  }\n}\n")
      stage = try self.stage(Self.states, ["a.json": saved])
      try stage.run("restore a.json")
    }
    #expect(try stage.get("values.state", after: "set country US") == "NY")
    try stage.run("set state Ohio")
    #expect(stage.output(of: "save")[1] == "state = \"NY\" was replaced by a later answer")
  }

  /// Answers kept aside from one file are saved next to those of another file.
  @Test("Answers kept aside from two files are both saved") func asideOfTwoFiles() throws {
    var stage = try stage(
      Self.form,
      [
        "a.json": #"{"name": "Ada", "gone": "1", "size": "L"}"#,
        "b.json": #"{"zip": "90210", "away": "2", "size": "XL"}"#,
      ])
    try stage.run("restore a.json")
    #expect(
      stage.output(of: "restore b.json").first == "size = \"L\" was replaced by a later answer")
    try stage.run("save")
    let aside = #""aside": {\#n    "gone": "1",\#n    "away": "2",\#n    "size": "XL"\#n  }"#
    #expect(stage.files.text("b.json")?.contains(aside) == true)
  }

  /// `save` refuses to replace a file that this session hasn't read, if an answer in it would be
  /// lost.
  @Test(
    "Save doesn't replace answers that this session hasn't read",
    arguments: [
      (#"{"name": "Bea", "zip": "90210"}"#, true), (#"{"name": "Ada", "zip": ""}"#, false),
      (#"{"size": null, "pin": ""}"#, false), (#"{"gone": "x"}"#, true),
      (#"{"aside": {"gone": "x"}}"#, true), ("{}", false), ("old", false),
    ])
  func unreadAnswers(text: String, isRefused: Bool) throws {
    var stage = try stage(Self.form, ["form.answers.json": text])
    stage.session.watchSaveFile()
    #expect(stage.session.unreadSaveFile == "form.answers.json")
    try stage.run("set name Ada")
    let refusal = [
      "error: form.answers.json: it has answers that this session has not read; `restore "
        + "form.answers.json` reads it, and `save --force form.answers.json` replaces it"
    ]
    #expect((stage.output(of: "save") == refusal) == isRefused)
    #expect((stage.files.text("form.answers.json") == text) == isRefused)
    try stage.run(["save --force form.answers.json", "set name Cy", "save"])
    #expect(stage.files.text("form.answers.json")?.contains(#""Cy""#) == true)
    #expect(stage.session.unreadSaveFile == nil)
  }

  /// A file that this session wrote can be saved under another path for it, too.
  @Test("Save replaces a file that this session wrote, under any path") func ownFile() throws {
    var stage = try stage()
    try stage.run(["set name Ada", "save a.json"])
    let text = try #require(stage.files.text("a.json"))
    _ = try stage.files.write(Data(text.utf8), to: "./a.json", WriteOptions(protecting: ""))
    try stage.run(["set name Bea", "save ./a.json", "set name Cy", "save a.json"])
    #expect(stage.files.text("a.json")?.contains(#""Cy""#) == true)
  }

  @Test("After restore, save writes to that file and lists problems")
  func saveAfterRestore() throws {
    let stage = try check(
      """
      > restore a.json
      1 answer came back from a.json
      > save
      saved 4 answers to a.json
      still to do:
        name  must not be empty
      > save --complete
      error: 1 field breaks a rule: name
      name: must not be empty
      > set name Ada
      name = "Ada"
      > save --complete
      saved 4 answers to a.json
      """.withEffects, ["a.json": #"{"zip": "90210"}"#])
    #expect(stage.files.text("a.json")?.contains(#""name": "Ada""#) == true)
  }

  @Test("Answers that the form rejects are kept aside and saved") func answersAside() throws {
    var stage = try check(
      """
      > restore a.json
      zip = "9" is kept aside: it must be 5 digits, not "9"
      size = "L" is kept aside: it must be "S" or "M", not "L"
      gone = "•••" is kept aside: the form no longer has this field
      pin = "•••" is kept aside: it must have at least 4 characters
      1 answer came back from a.json
      > set size M
      size = "M"
      > save
      saved 4 answers to a.json; only you can read it, because a secure answer may be in it
      size = "L" was replaced by a later answer
      zip = "9" stays aside
      gone = "•••" stays aside
      pin = "•••" stays aside
      """.withEffects,
      ["a.json": #"{"name": "Ada", "zip": "9", "size": "L", "gone": "x", "pin": "1"}"#])
    let saved = """
      {
        "name": "Ada",
        "zip": "",
        "size": "M",
        "pin": "",
        "aside": {
          "zip": "9",
          "gone": "x",
          "pin": "1"
        }
      }

      """
    #expect(stage.files.text("a.json") == saved)
    let later = Self.form.replacing("[0-9]{5}", with: "[0-9]")
    stage = try self.stage(later, ["a.json": saved])
    #expect(try stage.get("values.zip", after: "restore a.json") == "9")
  }

  /// The form's own value isn't an answer.
  ///
  /// It replaces no answer, and its rules aren't reported.
  @Test("A form's own value doesn't replace an answer kept aside")
  func theFormsOwnValueIsNoAnswer() throws {
    let form = """
      form: Trip
      sections:
        - rows:
            - {field: born, value: 1998-12-10, date: true}
            - {field: terms, kind: switch, required: true}
      """
    let saved = """
      {
        "born": "1998-12-10",
        "terms": "off",
        "aside": {
          "born": "nope"
        }
      }

      """
    var stage = try stage(form, ["a.json": #"{"born": "nope", "terms": "off"}"#])
    for _ in 1...2 {
      let restored = try stage.run("restore a.json")
      #expect(restored.answer.count == 1, "\(restored.answer)")
      #expect(restored.answer.first?.hasPrefix("born = \"nope\" is kept aside") == true)
      #expect(try stage.run("save").notices.last == "born = \"nope\" stays aside")
      #expect(stage.files.text("a.json") == saved)
    }
    try stage.run(["set born 1999-01-01", "save", "restore a.json"])
    #expect(try stage.get("values.born") == "1999-01-01")
    #expect(stage.files.text("a.json")?.contains("nope") == false)
  }

  /// If a file has both an answer and an older one aside, the older is dropped, with a report.
  @Test("Restore reports an answer kept aside that a later one replaces")
  func overriddenAnswerAside() throws {
    let text = #"{"zip":"12345","size":"S","aside":{"zip":"99999","size":"S","name":"Ada"}}"#
    let stage = try check(
      """
      > restore a.json
      zip = "99999" was replaced by a later answer
      3 answers came back from a.json
      > get values.zip
      12345
      > get values.name
      Ada
      """, ["a.json": text])
    #expect(stage.session.unmatchedAnswers.isEmpty)
  }

  /// JSON's true and false are a switch's on and off; for other fields they are these words.
  @Test("JSON true and false become on and off only for switches") func booleans() throws {
    let form = """
      form: Trip
      sections:
        - rows:
            - {field: terms, kind: switch}
            - {field: news, kind: switch, value: on}
            - {field: paid, options: ['true', 'false']}
            - {field: note}
      """
    var stage = try stage(
      form,
      ["a.json": #"{"terms":true,"news":false,"paid":true,"note":false,"gone":true}"#])
    #expect(
      try stage.run("restore a.json").answer == [
        #"gone = "true" is kept aside: the form no longer has this field"#
      ])
    #expect(stage.session.answerPairs.map(\.value) == ["on", "off", "true", "false"])
    // A switch's own value is no answer, in whichever words.
    stage = try self.stage(form, ["a.json": #"{"terms":false,"aside":{"terms":"on"}}"#])
    #expect(try stage.get("values.terms", after: "restore a.json") == "on")
  }

  @Test("Save doesn't replace a file that changed since it was read")
  func aFileThatHasChangedIsNotReplaced() throws {
    var stage = try stage(Self.form, ["a.json": #"{"name": "Ada"}"#])
    try stage.run(["restore a.json", "set name Bea"])
    _ = try stage.files.write(
      Data(#"{"name": "Eve"}"#.utf8), to: "a.json", WriteOptions(protecting: ""))
    #expect(
      stage.output(of: "save") == [
        "error: a.json: it has changed since this session read or wrote it; `restore a.json` reads "
          + "it, and `save --force a.json` replaces it"
      ])
    #expect(stage.files.text("a.json") == #"{"name": "Eve"}"#)
    #expect(stage.session.hasUnsavedAnswers)
    try stage.run("save --force")
    #expect(stage.files.text("a.json")?.contains("Bea") == true)
    try stage.run(["set name Cy", "save"])
    #expect(stage.files.text("a.json")?.contains("Cy") == true)
  }

  @Test("A read-only session saves only to another file")
  func aReadOnlySessionLeavesTheFile() throws {
    var stage = try stage(Self.form, ["a.json": #"{"name": "Ada"}"#])
    try stage.run("restore a.json")
    stage.session.isReadOnly = true
    #expect(
      stage.output(of: "save") == [
        "error: a.json: another session saves to it; `save FILE` uses another file, and "
          + "`save --force a.json` replaces this one"
      ])
    try stage.run("save b.json")
    #expect(stage.files.text("b.json")?.contains("Ada") == true)
  }

  @Test("Load and restore reject each other's files") func answersAndForms() throws {
    _ = try check(
      """
      > load a.json
      error: a.json: it has answers, not a form; `restore a.json` or the option --answers reads them
      > restore form.yaml
      error: form.yaml: No such file or directory
      > restore b.json
      error: b.json:1:9: the answer "pin" must be text, not a list
      > restore b.yaml
      error: b.yaml: it has a form, not answers; `load b.yaml` opens it
      > restore c.json
      error: c.json: it has a form, not answers; `load c.json` opens it
      """,
      [
        "a.json": #"{"name": "Ada"}"#, "b.json": #"{"pin": [8063]}"#, "b.yaml": Self.form,
        "c.json": #"{"form": "C", "sections": [{"rows": [{"field": "a"}]}]}"#,
      ])
  }

  @Test("Save creates an answer file that doesn't exist yet")
  func aNewFileIsWrittenBySave() throws {
    var stage = try stage()
    let outcome = try stage.session.resume(from: "my answers.json")
    #expect(outcome.notices == ["my answers.json is not there yet; save writes it"])
    try stage.run("save")
    #expect(stage.files.text("my answers.json") != nil)
  }

  @Test("Save doesn't replace a new file that someone else wrote meanwhile")
  func newFileOfAnother() throws {
    var stage = try stage()
    _ = try stage.session.resume(from: "my.json")
    let theirs = Data(#"{"name": "Eve"}"#.utf8)
    _ = try stage.files.write(theirs, to: "my.json", WriteOptions(protecting: ""))
    try stage.run("set name Bob")
    #expect(
      stage.output(of: "save") == [
        "error: my.json: it did not exist when this session began; `restore my.json` reads it, and "
          + "`save --force my.json` replaces it"
      ])
    #expect(stage.files.contents["my.json"] == theirs)
  }
}

extension String {
  /// The transcript with a line "effect: saved" at the end of each save's output.
  fileprivate var withEffects: String {
    var lines = split(separator: "\n").map(String.init)
    var index = lines.startIndex
    while index < lines.count {
      if lines[index].hasPrefix("saved") {
        let end = lines[index...].firstIndex { $0.hasPrefix(">") } ?? lines.count
        lines.insert("effect: saved", at: end)
        index = end
      }
      index += 1
    }
    return lines.joined(separator: "\n")
  }
}
