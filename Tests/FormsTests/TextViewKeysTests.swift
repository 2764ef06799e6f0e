import Foundation
import Testing

@testable import Forms

/// Tests the keys `lines`, also as a range, and `height: automatic`.
@Suite struct TextViewKeysTests {
  private static func field(_ row: String) throws -> Field {
    let text = "sections: [{rows: [\(row)]}]"
    let form = try Form(contentsOf: Data(text.utf8), fileName: "x.yaml", vocabulary: vocabulary)
    return try #require(form.field(atRow: 0))
  }

  @Test(
    "Lines are a number or a range",
    arguments: [
      ("3", 3, 3), ("1…6", 1, 6), ("2..4", 2, 4), ("1-6", 1, 6), ("1", 1, 1),
    ] as [(String, Int, Int)])
  func lines(text: String, least: Int, most: Int) throws {
    let field = try Self.field("{field: a, lines: \(text)}")
    #expect(field.lines == least)
    #expect(field.mostLines ?? field.lines == most)
    #expect(field.isTextView == (most > 1))
    #expect(!field.fitsRow)
  }

  @Test("Automatic height fits the row to its text") func automaticHeight() throws {
    let field = try Self.field("{field: a, lines: 1…6, height: automatic}")
    #expect(field.fitsRow)
    #expect(field.traits.fitsRow)
    #expect(field.traits.mostLines == 6)
  }

  @Test(
    "Wrong lines and heights give place and reason",
    arguments: [
      BadDocument(
        "sections: [{rows: [{field: a, lines: 6…1}]}]",
        "x.yaml:1:38: error: field lines must be a whole number of at least 1, or a range such as 1…6, "
          + "not \"6…1\""),
      BadDocument(
        "sections: [{rows: [{field: a, height: auto}]}]",
        "x.yaml:1:39: error: row height must be a number above 0, not \"auto\""),
    ])
  func faults(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.yaml") == document.error)
  }
}
