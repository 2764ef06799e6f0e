import Foundation
import Testing

@testable import Forms

/// Tests that forms saved in a journal are restored unchanged.
@Suite struct SnapshotTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../forms")

  private func read(_ text: String) throws -> Form { try form(text, fileName: "form.yaml") }

  @Test(
    "Shipped forms are restored from a snapshot",
    arguments: [
      "basket.yaml", "chat.yaml", "checkout.yaml", "detents.yaml", "library.yaml", "nested.yaml",
      "notes.yaml", "player.yaml", "profile.yaml", "settings.json", "sheet.yaml", "split.yaml",
      "years.yaml",
    ])
  func shippedFormsComeBack(file: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    let read = try Form(contentsOf: data, fileName: file, vocabulary: vocabulary)
    let other = try self.read("sections: [{rows: [{field: other}]}]")
    let edit = try other.replaced(
      bySnapshot: read.snapshot, ofSameSource: true, vocabulary: vocabulary)
    #expect(edit.form == read)
    #expect(edit.form.isSameOpening(as: other))
  }

  @Test("Unfinished forms are restored from a snapshot") func unfinishedForms() throws {
    let empty = try Form(title: "Check out")
    let begun = try empty.addingSection([GivenKey("header", "One")], at: .end).form
    for form in [empty, begun] {
      let edit = try empty.replaced(
        bySnapshot: form.snapshot, ofSameSource: true, vocabulary: vocabulary)
      #expect(edit.form == form)
    }
    #expect(begun.sections.map(\.header) == ["One"])
  }

  @Test("An unfinished form is read only if that is allowed")
  func unfinishedFileIsOptional() throws {
    let data = Data(#"{"sections": [{"rows": []}, {"rows": [{"text": "One"}]}]}"#.utf8)
    #expect(throws: FormError.self) {
      try Form(contentsOf: data, fileName: "own.json", vocabulary: vocabulary)
    }
    let form = try Form(
      contentsOf: data, fileName: "own.json", vocabulary: vocabulary, takesUnfinished: true)
    #expect(form.rows.count == 1)
    #expect(form.fieldRows.isEmpty)
  }

  @Test("A snapshot's rows are matched with the form's by field")
  func rowsAreKnownByTheirFields() throws {
    let form = try read("sections: [{rows: [{field: a}, {text: b}, {field: c}]}]\nbar: {field: d}")
    let edited = try form.removing(row: 0).form.addingRow([GivenKey("field", "e")], at: .before(0))
      .form
    let edit = try form.replaced(
      bySnapshot: edited.snapshot, ofSameSource: true, vocabulary: vocabulary)
    // e, the text, c, and the bar's d.
    #expect(edit.origins == [nil, nil, 2, 3])
  }

  @Test("A snapshot leaves out values of secure fields") func snapshotWithoutSecrets() throws {
    let form = try read(
      """
      sections: [{rows: [{field: a, secure: true, value: "8063"}, {field: b, value: seen}]}]
      bar: {field: c, secure: true, value: "5150"}
      """)
    let edited = try form.addingRow([GivenKey("field", "d")], at: .end).form
    #expect(edited.snapshot.contains("seen"))
    #expect(!edited.snapshot.contains("8063") && !edited.snapshot.contains("5150"))
    let edit = try form.replaced(
      bySnapshot: edited.snapshot, ofSameSource: true, vocabulary: vocabulary)
    #expect(edit.form == edited)
  }

  @Test("Differences leave out the values of secure fields in rows and bars")
  func differencesWithoutSecrets() throws {
    let forms = try ["8063", "5150"].map { secret in
      try read(
        """
        sections: [{rows: [{field: a, secure: true, value: "\(secret)"}]}]
        bar: {field: c, secure: true, value: "\(secret)"}
        """)
    }
    let differences = forms[1].differences(from: forms[0])
    #expect(differences.contains { $0.subject == "row a value" && $0.new == "•••" })
    #expect(differences.contains { $0.subject == "form bar" })
    let texts = differences.flatMap { [$0.old ?? "", $0.new ?? ""] }
    #expect(!texts.contains { $0.contains("8063") || $0.contains("5150") })
  }

  @Test("A snapshot of another file doesn't keep this file's text", arguments: [true, false])
  func snapshotOfAnotherFile(isSame: Bool) throws {
    let form = try read("# A comment.\nsections: [{rows: [{field: a}]}]")
    let edit = try form.replaced(
      bySnapshot: form.snapshot, ofSameSource: isSame, vocabulary: vocabulary)
    #expect(edit.form.hasFile == isSame)
  }

  @Test(
    "An invalid snapshot is rejected",
    arguments: ["", "{", "[]", "{\"sections\": [{\"rows\": [{\"fild\": \"a\"}]}]}"])
  func invalidSnapshot(text: String) throws {
    let form = try read("sections: [{rows: [{field: a}]}]")
    #expect(throws: FormError.self) {
      try form.replaced(bySnapshot: text, ofSameSource: true, vocabulary: vocabulary)
    }
  }
}
