import Foundation
import Testing

@testable import AnswerKeeping
@testable import Session

/// Tests which answers a journal receives, and how they are recovered.
struct RecoveringTests {
  private static let rows = """
    {field: name}, {field: zip, pattern: "[0-9]{5}"}, {field: size, options: [S, M]},
    {field: pin, secure: true}, {field: must, required: true, value: x}
    """

  private func stage(_ rows: String = rows) throws -> Stage {
    try Stage(yaml: "form: A\nsections: [{rows: [\(rows)]}]\n")
  }

  private static func answer(
    _ field: String, _ value: String, isUnmatched: Bool = false
  ) -> Journal.Answer {
    Journal.Answer(field: field, value: value, isUnmatched: isUnmatched)
  }

  /// Runs command lines, and returns the changes for a journal, each as `field=value`.
  private func changes(_ lines: [String]) throws -> [String] {
    var stage = try stage()
    var sheet = stage.session.sheet
    var told: [String] = []
    for line in lines {
      try stage.run(line)
      told += stage.session.sheet.changes(since: sheet).map { change in
        guard case .answer(let field, let value) = change else { return "?" }
        return "\(field)=\(value ?? "nil")"
      }
      sheet = stage.session.sheet
    }
    return told
  }

  @Test(
    "The journal is notified about each change of an answer",
    arguments: [
      (["set name Ada", "set name Ada", "set name Bea"], ["name=Ada", "name=Bea"]),
      (
        ["focus name", "type Ad", "type a", "delete", "clear"],
        ["name=Ad", "name=Ada", "name=Ad", "name="]
      ),
      (
        ["set name Ada", "set zip 9", "undo 2", "redo 2"],
        ["name=Ada", "zip=9", "name=nil", "zip=nil", "name=Ada", "zip=9"]
      ),
      (["set pin 8063", "focus pin", "type 1", "undo 3"], []), (["focus name", "why"], []),
    ])
  func reportsEachChange(lines: [String], told: [String]) throws {
    #expect(try changes(lines) == told)
  }

  @Test("Two openings of the same form are different sheets") func openingsDiffer() throws {
    var stage = try stage()
    let before = stage.session.sheet
    try stage.run("set name Ada")
    #expect(before.isOf(stage.session.form))
    #expect(!before.isSame(as: stage.session.sheet))
    let other = try self.stage()
    #expect(other.session.form == stage.session.form)
    #expect(!before.isOf(other.session.form))
    try stage.run("undo")
    #expect(before.isSame(as: stage.session.sheet))
  }

  @Test("An unchanged form accepts its answers again without checking rules")
  func unchangedForm() throws {
    let answers = [Self.answer("name", "Ada"), Self.answer("zip", "9"), Self.answer("must", "x")]
    let recovery = try stage().session.recovery(of: answers, hasChanged: false)
    #expect(recovery.answers == Array(answers.prefix(2)))
    #expect(recovery.refused == [])
  }

  @Test(
    "A changed form keeps answers aside that it can't use",
    arguments: [
      (answer("gone", "A"), "gone = \"A\"", "the form no longer has this field"),
      (answer("zip", "9"), "zip = \"9\"", "it must be 5 digits, not \"9\""),
      (answer("size", "L"), "size = \"L\"", "it must be \"S\" or \"M\", not \"L\""),
    ])
  func changedForm(
    answer: Journal.Answer, shown: String, reason: String
  ) throws {
    let recovery = try stage().session.recovery(of: [answer], hasChanged: true)
    #expect(recovery.answers == [])
    #expect(
      recovery.refused == [Session.Refusal(answer: answer, shown: shown, reason: reason)])
  }

  @Test("Recovery tries answers again that were kept aside") func retriesAnswersAside() throws {
    let session = try stage().session
    let good = Self.answer("zip", "90210", isUnmatched: true)
    #expect(session.recovery(of: [good], hasChanged: false).answers == [good])
    let bad = Self.answer("zip", "9", isUnmatched: true)
    #expect(session.recovery(of: [bad], hasChanged: false).refused.map(\.answer) == [bad])
  }

  @Test("Recovery restores an empty answer too") func recoversEmptyAnswer() throws {
    let empty = Self.answer("must", "")
    #expect(try stage().session.recovery(of: [empty], hasChanged: true).answers == [empty])
  }

  @Test("Recovery hides a value whose field is secure now") func newlySecureValue() throws {
    let rows = "{field: zip, secure: true, pattern: '[0-9]{5}'}"
    let recovery = try stage(rows).session.recovery(of: [Self.answer("zip", "9")], hasChanged: true)
    #expect(recovery.refused.map(\.shown) == ["zip = \"•••\""])
    #expect(recovery.refused.map(\.reason) == ["it must be 5 digits"])
  }

  @Test("Recovery is one step for undo and leaves secrets out of recordings")
  func recoveryIsOneChange() throws {
    var stage = try stage()
    try stage.run("record start r")
    let answers = [Self.answer("name", "Ada L"), Self.answer("pin", "8063")]
    let recovery = stage.session.recovery(of: answers, hasChanged: false)
    _ = try stage.session.bringBack(recovery)
    #expect(try stage.get("values.name") == "Ada L")
    #expect(stage.session.hasUnsavedAnswers)
    try stage.run("record stop")
    let script = try #require(stage.files.text("r"))
    #expect(script.contains("set name 'Ada L'\n\(Recording.omission)\n"))
    #expect(!script.contains("8063"))
    #expect(try stage.get("values.name", after: "undo") == "")
    #expect(!stage.session.hasUnsavedAnswers)
  }

  /// If a restored file has an older answer aside for the same field, the recovered one replaces
  /// it.
  @Test("Recovery replaces an older answer kept aside") func theNewestAnswerIsKeptAside() throws {
    var stage = try stage()
    let answers = Data(#"{"name":"A","aside":{"gone":"old","away":"1"}}"#.utf8)
    _ = try stage.files.write(answers, to: "a.json", WriteOptions(protecting: ""))
    try stage.run("restore a.json")
    let recovery = stage.session.recovery(of: [Self.answer("gone", "new")], hasChanged: true)
    let outcome = try stage.session.bringBack(recovery)
    #expect(outcome.answer == ["gone = \"•••\" was replaced by a later answer"])
    #expect(stage.session.hasUnsavedAnswers)
    try stage.run("save")
    let saved = try #require(stage.files.text("a.json"))
    #expect(saved.contains("\"away\": \"1\",\n    \"gone\": \"new\"\n"))
  }

  /// Since one answer is rejected, the row of the other stays hidden; both are kept aside.
  @Test("Answers of rows hidden by a rejected answer are kept aside")
  func answerOfAHiddenRow() throws {
    var stage = try stage(
      "{field: country, options: [CA]}, {field: state, showIf: {field: country, equals: US}}")
    let answers = [Self.answer("country", "US"), Self.answer("state", "NY")]
    _ = try stage.session.bringBack(
      stage.session.recovery(of: answers, hasChanged: true))
    try stage.run("save a.json")
    let saved = try #require(stage.files.text("a.json"))
    #expect(saved.contains("\"country\": \"US\",\n    \"state\": \"NY\"\n"))
  }

  /// Runs command lines that edit the form, and returns the edited form as a journal stores it.
  private func edited(_ lines: String...) throws -> EditedForm {
    var stage = try stage()
    let before = stage.session.sheet
    for line in lines { try stage.run(line) }
    return try #require(
      stage.session.sheet.changes(since: before).lazy.compactMap { change in
        guard case .edited(let form) = change else { return nil }
        return form
      }.first)
  }

  @Test("Recovery restores the edited form with its answers")
  func theFormComesBackWithItsAnswers() throws {
    let form = try edited("row add city after zip", "row remove size", "row set name label=Name")
    var stage = try stage()
    try stage.run("set zip 90210")
    let answers = [Self.answer("city", "Bath"), Self.answer("size", "S")]
    let recovery = stage.session.recovery(of: answers, editedForm: form, hasChanged: true)
    #expect(
      recovery.refused.map(\.line) == [
        "size = \"S\" is kept aside: the form no longer has this field"
      ])
    _ = try stage.session.bringBack(recovery)
    #expect(
      try stage.run("fields").answer == [
        " 1  name  Name  \"\"", " 2  zip         \"90210\"", " 3  city        \"Bath\"",
        " 4  pin         \"\"", " 5  must        \"x\"",
      ])
    #expect(stage.session.hasUnwrittenForm)
    try stage.run("undo")
    #expect(try stage.run("fields").answer.count == 5)
    #expect(try stage.run("get values.size").answer == [""])
    #expect(!stage.session.hasUnwrittenForm)
    try stage.run("redo")
    #expect(try stage.run("get values.city").answer == ["Bath"])
  }

  @Test("A form with the same edits isn't recovered again") func recoveredFormIsUnchanged() throws {
    let form = try edited("row add city after zip")
    var stage = try stage()
    try stage.run("row add city after zip")
    #expect(stage.session.recovery(of: [], editedForm: form, hasChanged: true).form == nil)
  }

  @Test("Recovery reports an edited form that can't be read") func unreadableForm() throws {
    let form = EditedForm(snapshot: "{\"sections\": 1}", source: "")
    let answers = [Self.answer("name", "Ada")]
    let recovery = try stage().session.recovery(of: answers, editedForm: form, hasChanged: false)
    #expect(recovery.isUnread && recovery.form == nil && recovery.answers == answers)
    #expect(
      recovery.formNote
        == "the edited form cannot be read: form sections must be a list, not 1")
  }
}
