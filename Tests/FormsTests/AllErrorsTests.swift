import Foundation
import Testing

@testable import Documents
@testable import Forms

/// Tests that the reader reports all errors of a form at once, in the order of their lines.
@Suite struct AllErrorsTests {
  private static func errors(_ text: String, _ name: String) -> [String] {
    let vocabulary = FormVocabulary(strategies: ["none"], settings: [])
    do throws(FormError) {
      _ = try Form(contentsOf: Data(text.utf8), fileName: name, vocabulary: vocabulary)
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  private static let yaml = """
    form: {}
    stile: plain
    device: iphone-55
    strategy: nine
    settings: {a: 1, b: 2}
    containers: [{frame: 1}, {inset: 3}]
    sections:
      - headr: A
        rows:
          - {field: a b, heigth: 60, required: maybe}
          - {field: c, pattern: "(", minLength: 3, maxLength: 2, options: [x, x, {}]}
          - {label: no field}
          - {text: t, label: u}
          - plain
          - {field: d, equals: z}
    """

  private static let otherYAML = """
    form: F
    sections:
      - rows:
          - {field: d}
          - {field: d, value: v, options: [w]}
      - header: no rows
      - {rows: []}
    bar: {field: [1]}
    """

  @Test("All errors of a form are reported in the order of lines") func reportsEveryError() {
    #expect(
      Self.errors(Self.yaml, "x.yaml") == [
        "x.yaml:1:7: error: form title must be text, not a mapping",
        #"x.yaml:2:1: error: unknown key "stile" in a form; did you mean "style"?"#,
        #"x.yaml:3:9: error: form device must be one of 86 known names, not "iphone-55"; did you mean "iphone-17"?"#,
        #"x.yaml:4:11: error: form strategy must be none, not "nine"; did you mean "none"?"#,
        #"x.yaml:5:12: error: unknown key "a" in a form's settings"#,
        #"x.yaml:5:18: error: unknown key "b" in a form's settings"#,
        "x.yaml:6:22: error: container frame must be a list of 4 numbers, [x, y, width, "
          + "height], not 1",
        #"x.yaml:6:27: error: unknown key "inset" in a container; did you mean "insets"?"#,
        #"x.yaml:8:5: error: unknown key "headr" in a section; did you mean "header"?"#,
        #"x.yaml:10:17: error: a field's id may only contain letters, digits, - and _, not "a b""#,
        #"x.yaml:10:22: error: unknown key "heigth" in a row; did you mean "height"?"#,
        #"x.yaml:10:44: error: field required must be true or false, not "maybe""#,
        #"x.yaml:11:29: error: pattern "(" is not a regular expression: expected ')'"#,
        "x.yaml:11:45: error: minLength 3 is above maxLength 2",
        #"x.yaml:11:75: error: option "x" is given twice"#,
        "x.yaml:11:78: error: an option must be text, not a mapping",
        #"x.yaml:12:9: error: a row needs "field" with an id, or "text""#,
        #"x.yaml:13:19: error: a row of text has only "text" and "height", not "label""#,
        #"x.yaml:14:9: error: a row must be a mapping, not "plain""#,
        #"x.yaml:15:28: error: field equals needs the id of a field, and no field has the id "z""#,
      ])
    #expect(
      Self.errors(Self.otherYAML, "x.yaml") == [
        #"x.yaml:5:17: error: the id "d" is already used at 4:17"#,
        #"x.yaml:5:27: error: value "v" is not among the options"#,
        #"x.yaml:6:5: error: a section needs "rows""#,
        "x.yaml:7:12: error: section rows must not be empty",
        "x.yaml:8:14: error: field id must be text, not a list",
      ])
  }

  @Test("A syntax error ends the list of errors") func syntaxErrorIsLast() {
    let text = "form: F\nsections:\n  - rows:\n      - {field: a, heigth: 1}\n      - {field: b\n"
    #expect(
      Self.errors(text, "x.yaml") == [
        #"x.yaml:4:20: error: unknown key "heigth" in a row; did you mean "height"?"#,
        "x.yaml:6:1: error: a comma or } must follow the value in the mapping that "
          + "begins at 5:9",
      ])
  }

  @Test("All errors of a JSON form are reported too") func jsonAsWell() {
    let text = #"""
      {"form": "F", "tabbar": true, "sections": [{"rows": [
        {"field": "a", "lines": 0}, {"field": "a", "sekure": [1, {"x": {}}], "label": 7}]}]}
      """#
    #expect(
      Self.errors(text, "x.json") == [
        #"x.json:1:15: error: unknown key "tabbar" in a form; did you mean "tabBar"?"#,
        "x.json:2:27: error: field lines must be a whole number of at least 1, not 0",
        #"x.json:2:41: error: the id "a" is already used at 2:13"#,
        #"x.json:2:46: error: unknown key "sekure" in a row; did you mean "secure"?"#,
        "x.json:2:81: error: field label must be text, not 7",
      ])
  }

  @Test("Of many errors the first 20 are shown, and the others are counted")
  func manyErrors() {
    let rows = (1...150).map { "{field: a\($0), x: 1}" }.joined(separator: ", ")
    let errors = Self.errors("form: F\nsections: [{rows: [\(rows)]}]", "x.yaml")
    #expect(errors.count == 21)
    #expect(errors.last == "x.yaml: error: 130 more errors are not shown")
  }

  @Test(
    "The first 20 errors are those at the top of the file, whenever they are found",
    arguments: [
      // 100 sections without rows, 100 rows that are not mappings, 100 without content.
      (String(repeating: "{},", count: 100), "a section needs \"rows\"", 100),
      (
        "{\"rows\": [" + String(repeating: "7,", count: 99) + "7]},",
        "a row must be a mapping, not 7", 100
      ),
      (
        "{\"rows\": [" + String(repeating: "{},", count: 99) + "{}]},",
        "a row needs \"field\" with an id, or \"text\"", 100
      ),
      // 101 fields with one id. The reader reports each repetition at the end.
      (
        "{\"rows\": [" + String(repeating: "{\"field\":\"a\"},", count: 100)
          + "{\"field\":\"a\"}]},",
        "the id \"a\" is already used at 1:", 100
      ),
      // 100 fields that name another one that isn't there.
      (
        "{\"rows\": ["
          + (1...100).map { "{\"field\":\"a\($0)\",\"equals\":\"zzzzzz\"}" }.joined(separator: ",")
          + "]},",
        "field equals needs the id of a field, and no field has the id \"zzzzzz\"", 100
      ),
    ])
  func firstErrorsByPlace(sections: String, words: String, count: Int) {
    let text = "{\"form\":\"F\",\"sections\":[\(sections){\"rows\":[5]}]}"
    let errors = Self.errors(text, "x.json")
    #expect(errors.count == 21)
    #expect(errors.dropLast().allSatisfy { $0.contains(words) }, "\(errors)")
    #expect(errors.last == "x.json: error: \(count + 1 - 20) more errors are not shown")
  }

  @Test("Lines and columns are right on both sides of a block of the index of lines")
  func placesInLargeText() {
    // A line of 8 bytes, 16,384 times, so that an "é" never lies across two blocks of 65,536 bytes.
    let text = String(repeating: "  \n é \n", count: 16_384)
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let index = LineIndex(buffer)
      #expect(index.position(ofByte: 0) == .position(line: 1, column: 1))
      #expect(index.position(ofByte: 6) == .position(line: 2, column: 3))
      #expect(index.position(ofByte: 65_535) == .position(line: 16_384, column: 4))
      #expect(index.position(ofByte: 65_536) == .position(line: 16_385, column: 1))
      #expect(index.position(ofByte: 65_538) == .position(line: 16_385, column: 3))
      #expect(index.position(ofByte: 131_072) == .position(line: 32_769, column: 1))
    }
  }

  @Test("A circle of many rows is shown by its beginning and its end")
  func longCircle() {
    let rows = (0..<1000).map {
      "{field: a\($0), showIf: {field: a\(($0 + 1) % 1000), equals: x}}"
    }
    let errors = Self.errors(
      "form: F\nsections: [{rows: [\(rows.joined(separator: ", "))]}]", "x.yaml")
    #expect(errors.count == 1)
    #expect(
      errors.first?.hasSuffix(
        "the showIf conditions form a circle: a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, …, a0")
        == true)
  }
}
