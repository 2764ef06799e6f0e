import Forms
import Foundation
import Testing

@testable import Session

/// Tests the command `write`, and which files it may replace.
@Suite struct FormWritingTests {
  private static let text = """
    # Ours.
    form: F
    sections:
      - rows:
        - field: a   # first
        - field: b

    """

  private func stage() throws -> Stage {
    var stage = try Stage(files: MemoryFiles(["f.yaml": Self.text, "other.yaml": "x"]))
    try stage.run("load f.yaml")
    return stage
  }

  @Test("Write keeps the text and comments that didn't change") func keepsUnchangedText() throws {
    var stage = try stage()
    try stage.run(["row set b label=B", "row add c after a", "write"])
    #expect(
      stage.files.text("f.yaml") == """
        # Ours.
        form: F
        sections:
          - rows:
            - field: a   # first
            - field: c
            - field: b
              label: B

        """)
    try stage.run(["undo", "write"])
    try stage.run(["reload"])
    #expect(stage.session.form.fields.map(\.id) == ["a", "b"])
  }

  /// If a field gets another id, rules that name it are changed too, and all comments stay.
  @Test("Rules follow a renamed field and keep their comments") func renamedField() throws {
    let text = """
      form: F
      bar: {field: note, height: 50, equals: land}
      sections:
        - rows:
          - field: state # of the States
            showIf: {field: land, equals: US} # not elsewhere
          - field: again
            equals: land
            showIf:
              field: land
              filled: true
          - field: land
          - field: last
            equals: state

      """
    var stage = try Stage(files: MemoryFiles(["f.yaml": text]))
    try stage.run(["load f.yaml", "set land US", "set state Ohio"])
    let before = stage.session
    try stage.run("row set land field=country")
    let field = { stage.session.form.row(ofField: $0) }
    #expect(["state", "again", "country", "last"].map(field) == [0, 1, 2, 3])
    #expect(stage.session.value(ofRow: 2) == "US")
    #expect(stage.session.form.condition(ofRow: 0)?.field == "country")
    try stage.run("set country CA")
    #expect(stage.output(of: "focus state").first?.hasPrefix("error: state is hidden") == true)
    try stage.run("write")
    #expect(
      stage.files.text("f.yaml") == """
        form: F
        bar: {field: note, height: 50, equals: country}
        sections:
          - rows:
            - field: state # of the States
              showIf: {field: country, equals: US} # not elsewhere
            - field: again
              equals: country
              showIf:
                field: country
                filled: true
            - field: country
            - field: last
              equals: state

        """)
    try stage.run("undo 2")
    #expect(stage.session == before)
  }

  @Test("Write replaces a foreign or changed file only with --force")
  func replacesFilesOnlyWithForce() throws {
    var stage = try stage()
    try stage.run("row add c")
    #expect(
      stage.output(of: "write other.yaml") == [
        "error: other.yaml: the file already exists; `write --force other.yaml` replaces it"
      ])
    _ = try stage.files.write(Data("form: G".utf8), to: "f.yaml", WriteOptions(protecting: ""))
    #expect(
      stage.output(of: "write") == [
        "error: f.yaml: it has changed since it was loaded; `write --force f.yaml` replaces it"
      ])
    #expect(stage.session.hasUnwrittenForm)
    try stage.run("write --force")
    #expect(stage.files.text("f.yaml")?.contains("field: c") == true)
  }

  @Test("Write converts a form to JSON and counts lost comments") func writesJSON() throws {
    var stage = try stage()
    #expect(
      stage.output(of: "write g.json") == ["wrote g.json", "2 comments of the file were not kept"])
    try stage.run("load g.json")
    #expect(try stage.session.form == Form(Self.text))
  }

  @Test("Write to JSON keeps numeric settings as numbers") func numericSettings() throws {
    let form = """
      settings: {estimatedRowHeight: 44, fieldScroll: off, landscapeStrip: 21}
      sections: [{rows: [{field: a}]}]
      """
    var stage = try Stage(files: MemoryFiles(["s.yaml": form]), after: ["load s.yaml"])
    try stage.run("write s.json")
    #expect(
      stage.files.text("s.json")?.contains(
        """
          "settings": {
            "estimatedRowHeight": 44,
            "fieldScroll": "off",
            "landscapeStrip": 21
          },
        """) == true)
  }

  @Test("Write rejects an empty form") func anEmptyFormIsNotWritten() throws {
    var stage = try stage()
    try stage.run("new Empty")
    #expect(stage.output(of: "write")[0].hasPrefix("error: empty.yaml"))
    #expect(stage.files.text("empty.yaml") == nil)
  }

  @Test("Reload reports the unwritten changes it discards") func reloadReportsLostChanges() throws {
    var stage = try stage()
    try stage.run("row add c")
    #expect(
      stage.output(of: "reload").last
        == "changes of the form that were not written are gone; undo brings them back")
  }

  @Test("A form of more than 8 MB stays the form of its file") func largeForm() throws {
    let comment = "# " + String(repeating: "x", count: 9 << 20)
    let files = MemoryFiles(["large.yaml": comment + "\nsections: [{rows: [{field: a}]}]\n"])
    var stage = try Stage(files: files)
    try stage.run(["load large.yaml", "row set a label=A", "write copy.yaml"])
    #expect(stage.session.fileName == "large.yaml")
    #expect(stage.output(of: "write") == ["wrote large.yaml"])
    #expect(files.text("large.yaml")?.hasPrefix(comment + "\n") == true)
  }

  /// A section without rows or a form without a field couldn't be read again.
  @Test("Write rejects a section without rows and a form without fields")
  func incompleteForm() throws {
    var stage = try stage()
    try stage.run("section add 'Our place'")
    #expect(
      stage.output(of: "write h.yaml") == [
        "error: h.yaml: section Our place has no row yet; `row add ID in 'Our place'` adds one"
      ])
    try stage.run("new Nothing")
    #expect(
      stage.output(of: "write h.yaml") == [
        "error: h.yaml: the form has no field; add one with `row add ID`"
      ])
  }

  /// If commas are after comments, the whole list is rewritten, and the comments in it are lost.
  @Test("Write counts the comments it can't keep") func lostCommentsAreCounted() throws {
    let text = """
      form: C # head
      sections:
        - header: "No #1"
          rows: [ {field: p}   # before its comma
            , {field: q, label: "Q"} ]

      """
    var stage = try Stage(yaml: text, after: ["row set p label=P"])
    #expect(
      stage.output(of: "write c.yaml") == ["wrote c.yaml", "2 comments of the file were not kept"])
    #expect(
      stage.output(of: "write c.json") == ["wrote c.json", "2 comments of the file were not kept"])
    var plain = try Stage(
      yaml: text.replacing(" # head", with: "").replacing("   # before its comma", with: ""))
    #expect(plain.output(of: "write d.json") == ["wrote d.json"])
  }
}
