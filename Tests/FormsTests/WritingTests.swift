import Foundation
import Simulation
import Testing

@testable import Forms

@Suite struct WritingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../forms")

  private static let files = [
    "basket.yaml", "chat.yaml", "checkout.yaml", "detents.yaml", "library.yaml", "nested.yaml",
    "notes.yaml", "pay.yaml", "player.yaml", "profile.yaml", "settings.json", "sheet.yaml",
    "split.yaml",
    "twenty.yaml", "years.yaml",
  ]

  @Test("The tests list every shipped form") func allShippedFormsAreHere() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.filter { $0.contains(".") }.sorted() == Self.files)
  }

  @Test("Shipped forms survive writing and reading", arguments: files, ["yaml", "json"])
  func shippedFormsComeBack(file: String, ending: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    let read = try Form(contentsOf: data, fileName: file, vocabulary: vocabulary)
    let text = read.written(in: Form.Notation(ofFile: "x.\(ending)"))
    #expect(try form(text, fileName: "x.\(ending)") == read)
  }

  @Test(
    "An unchanged form writes its source unchanged",
    arguments: files.filter { $0.hasSuffix("yaml") })
  func unchangedSource(file: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    let read = try Form(contentsOf: data, fileName: file, vocabulary: vocabulary)
    #expect(read.patchedSource == String(decoding: data, as: UTF8.self))
  }

  @Test(
    "Any text survives writing and reading as YAML and JSON",
    arguments: [
      "a: b", "#x", "a #b", "- x", "-", "?", ":", "ends:", "null", "~", "true", "No", "1", "1e3",
      "0x1F",
      ".5", "", " ", " a", "a ", "a\tb", "a\nb", "a\r\nb", "é", "e\u{301}", "\u{202E}x", "👩‍👧",
      "O'Brien",
      "say \"hi\"", "say \"it's\"", "C:\\x", "[x]", "{x}", "a, b", "%", "@", "`", "&a", "*a", "!a",
      "|",
      ">", "…", "\u{85}", "\u{2028}", "\u{FEFF}a", "\u{0}", "\u{1B}[31m", "2026-12-01", "12:30",
      "<<",
      "---", "...", "[0-9]{5}", "[^@\\s]+", "(a|b)", "=", "a:b", "::", "https://example.org/#x",
    ])
  func textsComeBack(text: String) throws {
    let row = FormRow(.field(Field(id: "a", label: text)))
    let option = DocumentTree.mapping([
      .init(key: "field", value: .text("b")), .init(key: "options", value: .list([.text(text)])),
    ])
    let rows = DocumentTree.list([row.tree, option])
    let tree = DocumentTree.mapping([
      .init(key: "form", value: .text(text)),
      .init(key: "sections", value: .list([.mapping([.init(key: "rows", value: rows)])])),
    ])
    let yaml = YAMLText.block(tree.entries ?? [], indent: 0)
    for read in [try form(yaml), try form(JSONText.text(tree), fileName: "x.json")] {
      #expect(read.title == text)
      #expect(read.rows[0].field?.label == text)
      #expect(read.rows[1].field?.options == [text])
    }
  }

  @Test("A form without a field can't be written") func formWithoutField() throws {
    let read = try form(yamlRow("text: Only this", "height: 44") + "\n    - field: a")
    let empty = Form(
      read.head, sections: [], table: RowTable(), fieldRows: [],
      ids: IDTable(RowTable(), fieldRows: []))
    #expect(throws: FormError.self) {
      try empty.definition(in: .yaml, fileName: "x.yaml", vocabulary: vocabulary)
    }
  }
}
