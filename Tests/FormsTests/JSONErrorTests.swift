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
    BadDocument("{\n  \"form\": é}", "x.json:2:11: error: invalid value in JSON"),
    BadDocument("{\"form\":\n \"T\"", "x.json:2:5: error: the JSON ends too early"),
    BadDocument(
      "{\"form\": \"\n\"}", "x.json:1:11: error: unescaped control character in JSON"),
    BadDocument(
      #"{"form": "\u00zz"}"#,
      #"x.json:1:13: error: invalid hex encoded sequence in "00zz" in JSON"#),
    BadDocument(
      "{\"form\": \"\\u00\n\u{7f}\"}",
      #"x.json:1:13: error: invalid hex encoded sequence in "00\n\u{7f}" in JSON"#),
    BadDocument(
      #"{"form": 1e999}"#, "x.json: error: number 1e999 is not representable in Swift"),
    BadDocument(
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      "x.json: " + String(repeating: "[0]", count: 64)
        + ": error: lists and mappings nest more than 64 deep"),
    BadDocument(
      String(repeating: "[", count: 5000),
      "x.json: error: lists and mappings nest more than 64 deep"),
  ])
  func errors(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.json") == document.error)
  }
}
