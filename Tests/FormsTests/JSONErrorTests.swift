import Foundation
import Testing

@testable import Forms

@Suite struct JSONErrorTests {
  @Test(arguments: [
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a", "height": "tall"}]}]}"#,
      #"x.json: sections[0].rows[0].height: error: row height must be a number above 0,"#
        + #" not "tall""#),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a"}, {"text": "b", "height": -1}]}]}"#,
      "x.json: sections[0].rows[1].height: error: row height must be a number above 0, not -1"),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a", "height": true}]}]}"#,
      "x.json: sections[0].rows[0].height: error: row height must be a number above 0, not true"),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a", "value": 90210}]}]}"#,
      "x.json: sections[0].rows[0].value: error: field value must be text, not 90210"),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a", "label": null}]}]}"#,
      "x.json: sections[0].rows[0].label: error: field label must be text, not null"),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a", "required": 1}]}]}"#,
      "x.json: sections[0].rows[0].required: error: field required must be true or false, not 1"),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a", "a key": 1}]}]}"#,
      #"x.json: sections[0].rows[0]["a key"]: error: unknown key "a key" in a row"#),
    BadDocument(
      #"{"sections": [{"rows": [{"field": "a"}, {"field": "a"}]}]}"#,
      #"x.json: sections[0].rows[1].field: error: a field with the id "a" is already at"#
        + " sections[0].rows[0].field"),
    BadDocument(#"{"form": "T"}"#, #"x.json: error: a form needs "sections""#),
    BadDocument("[]", "x.json: error: a form must be a mapping, not a list"),
    BadDocument(
      #"{"form": "T", "sections": [{"rows": [{"label": "a", "field": "a", "label": "b"}]}]}"#,
      #"x.json: sections[0].rows[0].label: error: key "label" is here twice"#),
    BadDocument(
      #"{"form": 1e999}"#, "x.json: form: error: form title must be text, not inf"),
    BadDocument(
      String(repeating: "[", count: 5000),
      "x.json: " + String(repeating: "[0]", count: 64)
        + ": error: lists and mappings nest more than 64 deep"),
  ])
  func errors(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.json") == document.error)
  }

  @Test(arguments: [
    BadDocument("{\n  \"form\": é}", #"2:11: error: a value must stand here, not "é""#),
    BadDocument("{\"form\":\n \"T\"", "2:5: error: the JSON ends too early"),
    BadDocument("{\"form\":\n \"T", "2:4: error: the JSON ends too early"),
    BadDocument("{\"form\": \"é\\", "1:13: error: the JSON ends too early"),
    BadDocument("{\"form\":", "1:9: error: the JSON ends too early"),
    BadDocument("{\"form\": tru}", #"1:10: error: a value must stand here, not "t""#),
    BadDocument("{\"form\": NaN}", #"1:10: error: a value must stand here, not "N""#),
    BadDocument("// A form\n{}", #"1:1: error: a value must stand here, not "/""#),
    BadDocument("[1,]", #"1:4: error: a value must stand here, not "]""#),
    BadDocument("[,1]", #"1:2: error: a value must stand here, not ",""#),
    BadDocument("[1 2]", #"1:4: error: "," or "]" must stand here, not "2""#),
    BadDocument("{\"a\": 1,}", #"1:9: error: a key in double quotes must stand here, not "}""#),
    BadDocument("{'a': 1}", #"1:2: error: a key in double quotes must stand here, not "'""#),
    BadDocument("{\"a\" 1}", #"1:6: error: ":" must stand here, not "1""#),
    BadDocument("{\"a\": 1]", #"1:8: error: "," or "}" must stand here, not "]""#),
    BadDocument("{} {}", #"1:4: error: nothing more must stand here, not "{""#),
    BadDocument("[01]", #"1:3: error: "," or "]" must stand here, not "1""#),
    BadDocument("[-]", #"1:3: error: a digit must stand here, not "]""#),
    BadDocument("[1.]", #"1:4: error: a digit must stand here, not "]""#),
    BadDocument("[1e+x]", #"1:5: error: a digit must stand here, not "x""#),
    BadDocument("[+1]", #"1:2: error: a value must stand here, not "+""#),
    BadDocument("[\"\n\"]", "1:3: error: a control character in a text must be escaped"),
    BadDocument(
      #"["a\q"]"#,
      "1:4: error: a backslash in a text must be doubled, or begin one of JSON's escapes"),
    BadDocument(#"["\u00zz"]"#, #"1:5: error: four hexadecimal digits must follow \u"#),
    BadDocument(#"["\u+123"]"#, #"1:5: error: four hexadecimal digits must follow \u"#),
    BadDocument(#"["\ud83d"]"#, "1:3: error: half a surrogate pair is no character"),
    BadDocument(#"["\ude00"]"#, "1:3: error: half a surrogate pair is no character"),
    BadDocument(#"["\ud83d\u0041"]"#, "1:3: error: half a surrogate pair is no character"),
  ])
  func syntax(_ document: BadDocument) {
    let text = errorText(Data(document.text.utf8), fileName: "x.json")
    #expect(text == "x.json:" + document.error)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
    (#""a\ud83d\ude00b""#, "a😀b"), ("\"Zoë 😀\"", "Zoë 😀"), ("\"\"", ""),
  ])
  func texts(json: String, text: String) throws {
    let form = try form(
      "{ \"form\" :\t\(json)\r\n, \"sections\": [{\"rows\": [{\"field\": \"a\"}]}]}",
      fileName: "x.json")
    #expect(form.title == text)
  }

  @Test(arguments: [
    ("44", 44.0), ("0.5", 0.5), ("1e2", 100), ("1.5E+1", 15), ("250e-1", 25), ("0.1e1", 1),
  ])
  func numbers(json: String, height: Double) throws {
    let form = try form(
      "{\"sections\": [{\"rows\": [{\"field\": \"a\", \"height\": \(json)}]}]}",
      fileName: "x.json")
    #expect(form.rows[0].height == height)
  }
}
