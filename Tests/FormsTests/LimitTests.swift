import Foundation
import Testing

@testable import Forms

/// Tests limits on the length, number and depth of a form's parts.
@Suite struct LimitTests {
  private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test(
    "Texts of a field have a maximum length",
    arguments: [
      ("field: " + text(101), 12, "field id must have at most 100 characters, not 101"),
      ("label: " + text(501), 12, "field label must have at most 500 characters, not 501"),
      ("label: " + text(100_000), 12, "field label must have at most 500 characters, not 100000"),
      (
        "placeholder: " + text(501), 18,
        "field placeholder must have at most 500 characters, not 501"
      ),
      (
        "value: " + text(100_001), 12, "field value must have at most 100000 characters, not 100001"
      ),
      (
        "contentType: " + text(101), 18,
        "field contentType must have at most 100 characters, not 101"
      ),
      ("options: [a, \(text(501))]", 18, "an option must have at most 500 characters, not 501"),
      // A reader sees a letter with marks as one character. A limit counts each mark.
      (
        "label: e" + String(repeating: "\u{301}", count: 500), 12,
        "field label must have at most 500 characters, not 501"
      ),
    ])
  func textsOfAField(_ key: String, _ column: Int, _ message: String) {
    let error = errorText(Data(yamlRow(key).utf8), fileName: "x.yaml")
    #expect(error == "x.yaml:4:\(column + 2): error: \(message)")
  }

  @Test("A form's title has a maximum length") func textsOfAForm() {
    let long = Self.text(501)
    let yaml = errorText(Data("form: \(long)\n".utf8), fileName: "x.yaml")
    #expect(yaml == "x.yaml:1:7: error: form title must have at most 500 characters, not 501")
    let json = errorText(Data("{\"form\": \"\(long)\"}".utf8), fileName: "x.json")
    #expect(json == "x.json:1:10: error: form title must have at most 500 characters, not 501")
  }

  @Test("Texts of exactly the maximum length are accepted") func longestTextsAreTaken() {
    let rows = yamlRow(
      "field: " + Self.text(100), "label: " + String(repeating: "漢", count: 500),
      "value: " + Self.text(100_000))
    #expect(errorText(Data(rows.utf8), fileName: "x.yaml") == nil)
  }

  private static func list(_ item: String, _ count: Int) -> String {
    "[" + Array(repeating: item, count: count).joined(separator: ",") + "]"
  }

  @Test(
    "Containers, sections, options and other values have a maximum count",
    arguments: [
      ("containers: \(list("{}", 51))", "a form has at most 50 containers"),
      ("strategy: \(list("x", 250_001))", "a form has at most 250000 values outside its rows"),
      ("sections: \(list("{rows: [text: a]}", 100_001))", "a form has at most 100000 sections"),
      (
        "sections: [{rows: [{field: a, options: [\((0...10_000).map(String.init).joined(separator: ","))]}]}]",
        "a form has at most 10000 options in a field"
      ),
    ])
  func countsOfParts(_ text: String, _ message: String) {
    let error = errorText(Data("form: A\n\(text)\n".utf8), fileName: "x.yaml")
    #expect(error?.hasSuffix("error: \(message)") == true, "\(error ?? "none")")
    #expect(error?.hasPrefix("x.yaml:2:") == true)
  }
}
