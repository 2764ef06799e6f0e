import Testing

@testable import Session

/// Tests listing, checking and saving the answers.
@Suite struct AnswersTests {
  @Test("Fields and values list every field with its current value")
  func listsFieldsAndValues() throws {
    let transcript = """
      > focus zip
      > type 90210
      zip = "90210"
      > fields
       1   name      Name          ""
       2   nickname  Nickname      ""
       3   born      Born          ""
       4   position  Position      "Midfielder"
       5   shirt     Shirt number  ""
       6   club      Last club     ""
       7   email     E-mail        ""
       8   street    Street        ""
      >9   zip       ZIP           "90210"
       10  city      City          ""
       11  phone     Phone         ""
       12  pin       PIN           ""
      > set name 'Ada "Countess" Lovelace'
      name = "Ada \\"Countess\\" Lovelace"
      > values
      name      "Ada \\"Countess\\" Lovelace"
      nickname  ""
      born      ""
      position  "Midfielder"
      shirt     ""
      club      ""
      email     ""
      street    ""
      zip       "90210"
      city      ""
      phone     ""
      pin       ""
      """
    var stage = try Stage("player.yaml")
    #expect(stage.replay(transcript, lines: { !$0.contains(" · ") }) == transcript)
  }

  @Test("Validate lists each broken rule under its field") func validateListsEachField() throws {
    let transcript = """
      > validate
      error: 4 fields break a rule: card, expires, cvc and tip
      card: must not be empty
      expires: must be written like "01/00", not "13/27"
      cvc: must be digits
      cvc: must have at least 3 characters
      tip: must be at most 100, not "101"
      > set card 123456789012
      card = "123456789012"
      > set expires 12/27
      expires = "12/27"
      > set cvc 123
      cvc = "•••"
      > validate
      error: 1 field breaks a rule: tip
      tip: must be at most 100, not "101"
      > set tip 10
      tip = "10"
      > validate
      every answer is valid
      """
    var stage = try Stage("checkout.yaml")
    try stage.run([
      "set name Ada", "set address 'Strand 1'", "set zip 90210", "set city London",
      "set expires 13/27", "set cvc x", "set tip 101",
    ])
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("Save writes all answers as one JSON object") func savesOneObject() throws {
    var stage = try Stage("twenty.yaml", after: ["set f1 'a \"b\"'", "set f2 ü", "set f20 last"])
    #expect(stage.session.hasUnsavedAnswers)
    #expect(
      stage.output(of: "save")
        == [
          "saved 20 answers to twenty.answers.json", "effect: saved",
        ])
    #expect(!stage.session.hasUnsavedAnswers)
    let text = try #require(stage.files.text("twenty.answers.json"))
    #expect(text.hasPrefix("{\n  \"f1\": \"a \\\"b\\\"\",\n  \"f2\": \"ü\",\n  \"f3\": \"\",\n"))
    #expect(text.hasSuffix("  \"f19\": \"\",\n  \"f20\": \"last\"\n}\n"))
    #expect(
      stage.output(of: "save out/a.json")
        == ["saved 20 answers to out/a.json", "effect: saved"])
    #expect(stage.files.text("out/a.json") == text)
  }

  @Test("Save writes secure values in plain text") func savesSecureValuesInPlainText() throws {
    var stage = try Stage(yaml: "form: A\nsections:\n  - rows: [{field: pin, secure: true}]")
    try stage.run(["set pin 1234", "save"])
    #expect(stage.files.text("form.answers.json") == "{\n  \"pin\": \"1234\"\n}\n")
  }

  @Test("After a failed save the answers still count as unsaved")
  func failedSaveLeavesTheAnswersUnsaved() throws {
    var stage = try Stage("player.yaml", after: ["set name Ada"])
    #expect(
      stage.output(of: "save /read-only/a.json") == ["error: /read-only/a.json: Permission denied"])
    #expect(stage.session.hasUnsavedAnswers)
  }

  /// Neighbors such as 255 and 256 are stored in different chunks of 64 rows.
  @Test("Values on both sides of a chunk's edge stay apart") func valuesAtChunkEdges() {
    var answers = Answers(rowCount: 1000)
    let rows = [0, 1, 255, 256, 511, 512, 767, 768, 999]
    for row in rows { answers[row] = "row \(row)" }
    for row in 0..<1000 { #expect(answers[row] == (rows.contains(row) ? "row \(row)" : nil)) }
    let copy = answers
    answers[256] = nil
    #expect(answers[256] == nil)
    #expect(copy[256] == "row 256")
    #expect(answers != copy)
    answers[256] = "row 256"
    #expect(answers == copy)
  }

  @Test(
    "The last row can hold a value, whatever the row count", arguments: [1, 255, 256, 257, 512])
  func lastRow(rowCount: Int) {
    var answers = Answers(rowCount: rowCount)
    answers[rowCount - 1] = "last"
    #expect(answers[rowCount - 1] == "last")
  }
}
