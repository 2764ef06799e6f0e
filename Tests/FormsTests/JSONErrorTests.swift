import Foundation
import Testing

@testable import Forms

@Suite struct JSONErrorTests {
  @Test(
    "Wrong values in JSON give place and reason",
    arguments: [
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "height": "tall"}]}]}"#,
        #"x.json:1:50: error: row height must be a number above 0,"#
          + #" not "tall""#),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a"}, {"text": "b", "height": -1}]}]}"#,
        "x.json:1:65: error: row height must be a number above 0, not -1"),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "height": true}]}]}"#,
        "x.json:1:50: error: row height must be a number above 0, not true"),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "value": 90210}]}]}"#,
        "x.json:1:49: error: field value must be text, not 90210"),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "label": null}]}]}"#,
        "x.json:1:49: error: field label must be text, not null"),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "required": 1}]}]}"#,
        "x.json:1:52: error: field required must be true or false, not 1"),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "a key": 1}]}]}"#,
        #"x.json:1:40: error: unknown key "a key" in a row"#),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a"}, {"field": "a"}]}]}"#,
        #"x.json:1:51: error: the id "a" is already used at 1:35"#),
      BadDocument(#"{"form": "T"}"#, #"x.json:1:1: error: a form needs "sections""#),
      BadDocument("[]", "x.json:1:1: error: a form must be a mapping, not a list"),
      BadDocument(
        "{\n  \"form\": é}",
        "x.json:2:11: error: \"é\" is not a JSON value; put text in double quotation marks"),
      BadDocument("{\"form\":\n \"T\"", "x.json:2:5: error: the JSON ends before it is complete"),
      BadDocument(
        "{\"form\": \"\n\"}", "x.json:1:11: error: unescaped control character in JSON"),
      BadDocument(
        #"{"form": "\u00zz"}"#,
        #"x.json:1:13: error: four hexadecimal digits must follow \u, not "00zz" in JSON"#),
      BadDocument(
        "{\"form\": \"\\u00\n\u{7f}\"}",
        #"x.json:1:13: error: four hexadecimal digits must follow \u, not "00\n^?" in JSON"#),
      BadDocument(
        #"{"form": 1e999}"#, "x.json:1:10: error: the number 1e999 is too large"),
      BadDocument(
        String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
        "x.json:1:65: error: lists and mappings are nested more than 64 levels deep"),
      BadDocument(
        String(repeating: "[", count: 5000),
        "x.json:1:65: error: lists and mappings are nested more than 64 levels deep"),
    ])
  func errors(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.json") == document.error)
  }

  /// Each case: JSON with a mistake, such as a key given twice, and the error with its position.
  @Test(
    "Errors in JSON have the right line and column",
    arguments: [
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "label": "A", "label": "B"}]}]}"#,
        #"x.json:1:54: error: key "label" is given twice"#),
      BadDocument(
        "{\"form\": \"T\",\n \"form\": \"U\"}", #"x.json:2:2: error: key "form" is given twice"#),
      BadDocument(
        "{\"sections\": [{\"rows\": [\n  {\"field\": \"é\", \"l\\u0061bel\": \"A\", \"height\": "
          + "0}]}]}",
        "x.json:2:47: error: row height must be a number above 0, not 0"),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "feild": "b"}]}]}"#,
        #"x.json:1:40: error: unknown key "feild" in a row; did you mean "field"?"#),
      BadDocument(
        #"{"sections": [{"rows": [{"field": "a", "options": ["x", 2]}]}]}"#,
        "x.json:1:57: error: an option must be text, not 2"),
      BadDocument(
        #"{"sections": {}}"#, "x.json:1:14: error: form sections must be a list, not a mapping"),
      BadDocument(
        #"{"sections": [[[[{]}]}"#,
        "x.json:1:19: error: a key must be text in double quotation marks"
      ),
    ])
  func places(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.json") == document.error)
  }

  @Test(
    "JSON syntax errors give place and reason",
    arguments: [
      ("{\"form\": \"T\" \"style\": \"plain\"}", "1:14: error: a comma or } must follow the value"),
      ("{\"form\": [1 2]}", "1:13: error: a comma or ] must follow the value"),
      (
        "{\"form\": \"T\",}",
        "1:14: error: a key must follow the comma; remove the comma after the last value"
      ),
      (
        "{\"form\": [1,]}",
        "1:13: error: a value must follow the comma; remove the comma after the last value"
      ),
      ("{\"form\" \"T\"}", "1:9: error: a colon must follow the key"),
      ("{form: \"T\"}", "1:2: error: a key must be text in double quotation marks"),
      (
        "{\"form\": 'T'}",
        "1:10: error: JSON has text in double quotation marks, not in single ones"
      ),
      (
        "{\"form\": True}",
        "1:10: error: \"True\" is not a JSON value; put text in double quotation marks"
      ),
      (
        "{\"form\": NaN}",
        "1:10: error: \"NaN\" is not a JSON value; put text in double quotation marks"
      ),
      ("{\"form\": 01}", "1:10: error: \"01\" is not a number in JSON"),
      ("{\"form\": -}", "1:10: error: \"-\" is not a number in JSON"),
      ("{\"form\": 1.e2}", "1:10: error: \"1.e2\" is not a number in JSON"),
      ("{\"form\": 12x}", "1:10: error: \"12x\" is not a number in JSON"),
      (
        "{\"form\": \"T}",
        "1:10: error: the quotation mark at the beginning of this text is not closed"
      ),
      (
        "{\"form\": \"\\q\"}",
        "1:11: error: a backslash in JSON must be followed by one of \" \\ / b f n r t u"
      ),
      (
        "{\"form\": \"\\ud800\"}",
        "1:11: error: this is half of a character; the other half of the surrogate pair is missing"
      ),
      (
        "{\"form\": \"\\udc00\"}",
        "1:11: error: this is half of a character; the other half of the surrogate pair is missing"
      ),
      ("// a form\n{}", "1:1: error: JSON has no comments"),
      ("{\"form\": 1e999}", "1:10: error: the number 1e999 is too large"),
      ("{\"form\": [", "1:11: error: the JSON ends before it is complete"),
      ("{\"form\": [1", "1:12: error: the JSON ends before it is complete"),
      ("{\"form\": \"T\"}}", "1:14: error: there is text after the end of the JSON"),
      ("{\"form\": \"T\"} {}", "1:15: error: there is text after the end of the JSON"),
      ("{\"form\": [1}", "1:12: error: a comma or ] must follow the value"),
      ("]", "1:1: error: a value must begin here"),
    ])
  func syntax(text: String, error: String) {
    #expect(errorText(Data(text.utf8), fileName: "x.json") == "x.json:" + error)
  }

  /// A hostile file of one long line is rejected fast, and with little more memory than its own
  /// size.
  @Test(
    "Hostile JSON of one long line is rejected with a short error",
    arguments: ["[", "\"", "{\"a\":", "1", "\\", "é", ","])
  func longLines(_ unit: String) {
    let text = String(repeating: unit, count: 2_000_000)
    let error = errorText(Data(text.utf8), fileName: "x.json")
    #expect(error?.hasPrefix("x.json:1:") == true)
    #expect((error?.count ?? 0) < 200)
  }
}
