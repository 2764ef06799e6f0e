import Foundation
import Testing

@testable import Forms

@Suite struct YAMLErrorTests {
  @Test(
    "Wrong numbers in YAML give place and reason",
    arguments: [
      BadDocument(
        yamlRow("field: a", "height: tall"),
        #"x.yaml:5:15: error: row height must be a number above 0, not "tall""#),
      BadDocument(
        yamlRow("field: a", "height: -1"),
        "x.yaml:5:15: error: row height must be a number above 0, not -1"),
      BadDocument(
        yamlRow("field: a", "height: 0"),
        "x.yaml:5:15: error: row height must be a number above 0, not 0"),
      BadDocument(
        yamlRow("field: a", "height: .nan"),
        "x.yaml:5:15: error: row height must be a number above 0, not .nan"),
      BadDocument(
        yamlRow("field: a", "height: nan"),
        #"x.yaml:5:15: error: row height must be a number above 0, not "nan""#),
      BadDocument(
        yamlRow("field: a", "height: .inf"),
        "x.yaml:5:15: error: row height must be at most 1000000, not .inf"),
      BadDocument(
        yamlRow("field: a", "height: 1e308"),
        "x.yaml:5:15: error: row height must be at most 1000000, not 1e308"),
      BadDocument(
        yamlRow("field: a", "height: 1e999"),
        "x.yaml:5:15: error: row height must be at most 1000000, not 1e999"),
      BadDocument(
        yamlRow("field: a", "height: \"50\""),
        #"x.yaml:5:15: error: row height must be a number above 0, not "50""#),
      BadDocument(
        yamlRow("field: a", "height: [50]"),
        "x.yaml:5:15: error: row height must be a number above 0, not a list"),
      BadDocument(
        yamlRow("field: a", "accessory: 0"),
        "x.yaml:5:18: error: field accessory must be a number above 0, not 0"),
      BadDocument(
        yamlRow("field: a", "lines: 1.5"),
        "x.yaml:5:14: error: field lines must be a whole number of at least 1, not 1.5"),
      BadDocument(
        yamlRow("field: a", "maxLength: 1000001"),
        "x.yaml:5:18: error: field maxLength must be at most 1000000, not 1000001"),
      BadDocument(
        yamlRow("field: a", "minimum: -.inf"),
        "x.yaml:5:16: error: field minimum must be a finite number, not -.inf"),
    ])
  func numbers(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.yaml") == document.error)
  }

  @Test(
    "Wrong keys and types in YAML give place and reason",
    arguments: [
      BadDocument(
        "form: T\nstile: plain",
        #"x.yaml:2:1: error: unknown key "stile" in a form; did you mean "style"?"#),
      BadDocument(
        yamlRow("field: a", "heigth: 50"),
        #"x.yaml:5:7: error: unknown key "heigth" in a row; did you mean "height"?"#),
      BadDocument(
        yamlRow("field: a", "frobnicate: 50"),
        #"x.yaml:5:7: error: unknown key "frobnicate" in a row"#),
      BadDocument(
        yamlRow("field: a", "label: A", "label: B"),
        #"x.yaml:6:7: error: key "label" is given twice"#),
      BadDocument(
        yamlRow("field: a", "[1]: B"),
        "x.yaml:5:7: error: a key must be text"),
      BadDocument(
        yamlRow("field: a", "required: yes"),
        #"x.yaml:5:17: error: field required must be true or false, not "yes""#),
      BadDocument(
        yamlRow("field: a", "value: {a: 1}"),
        "x.yaml:5:14: error: field value must be text, not a mapping"),
      BadDocument(
        yamlRow("field: a", "label:"),
        "x.yaml:5:13: error: field label must be text, not nothing"),
      BadDocument(
        yamlRow("field: a", "label: ~"),
        "x.yaml:5:14: error: field label must be text, not ~"),
      BadDocument(
        yamlRow("field: a", "return: nxet"),
        "x.yaml:5:15: error: field return must be one of 12 known names, "
          + #"not "nxet"; did you mean "next"?"#),
      BadDocument(
        yamlRow("field: a", "keyboard: numberpda"),
        "x.yaml:5:17: error: field keyboard must be one of 15 known names, "
          + #"not "numberpda"; did you mean "number-pad"?"#
      ),
      BadDocument(
        "style: fancy",
        #"x.yaml:1:8: error: form style must be plain, grouped, insetGrouped, collection or stack, not "fancy""#
      ),
    ])
  func keysAndKinds(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.yaml") == document.error)
  }

  @Test(
    "A misplaced line gets the indentations that would work",
    arguments: [
      // The key of a row, one column too far to the left, after `      - field: a`.
      ("sections:\n  - rows:\n      - field: a\n       label: B", "4:8", "7", "8, 4 or 0"),
      // An item, as deep as the keys of the item before it.
      ("sections:\n- rows:\n  - field: a\n    label: A\n    - field: b", "5:5", "4", "2 or 0"),
      ("form:\n    a: 1\n  b: 2", "3:3", "2", "4 or 0"),
      // Two lines above have the same indentation, which is named once.
      (
        "sections:\n  - rows:\n    - field: a\n      label: A\n     value: b", "5:6", "5",
        "6, 4 or 0"
      ),
    ])
  func misplacedLine(text: String, place: String, spaces: String, fitting: String) {
    let kind = text.split(separator: "\n").last?.contains("- ") == true ? "list item" : "key"
    #expect(
      errorText(Data(text.utf8), fileName: "x.yaml")
        == "x.yaml:\(place): error: this line is indented by \(spaces) and lines up with no "
        + "\(kind) above; indent it by \(fitting)")
  }

  @Test(
    "Common slips of YAML get an error that says what to write",
    arguments: [
      BadDocument(
        yamlRow("field:a"),
        #"x.yaml:4:7: error: a row must be a mapping, not "field:a"; a space must follow the colon"#
      ),
      BadDocument(
        "form: \"A\" B",
        "x.yaml:1:11: error: this cannot follow the value before it; put the whole value in "
          + "quotation marks"),
      BadDocument(
        "rows: [{field: a}]",
        #"x.yaml:1:1: error: unknown key "rows" in a form; rows belong in a section"#),
      BadDocument(
        yamlRow("name: a"),
        #"x.yaml:4:7: error: unknown key "name" in a row; did you mean "field"?"#),
      BadDocument(
        "device: nokia\n" + yamlRow("field: a"),
        "x.yaml:1:9: error: form device must be one of 86 known names, not \"nokia\"; "
          + "`formlift -c devices` lists them"),
    ])
  func slips(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.yaml") == document.error)
  }

  @Test(
    "Missing parts and contradicting rules give place and reason",
    arguments: [
      BadDocument("form: T", #"x.yaml:1:1: error: a form needs "sections""#),
      BadDocument("just words", #"x.yaml:1:1: error: a form must be a mapping, not "just words""#),
      BadDocument("sections: 3", "x.yaml:1:11: error: form sections must be a list, not 3"),
      BadDocument("sections: []", "x.yaml:1:11: error: form sections must not be empty"),
      BadDocument(
        "sections:\n  - header: H", #"x.yaml:2:5: error: a section needs "rows""#),
      BadDocument(
        "sections:\n  - rows: []", "x.yaml:2:11: error: section rows must not be empty"),
      BadDocument(yamlRow("text: Hello"), "x.yaml:3:3: error: the form has no field"),
      BadDocument(
        yamlRow("label: A"), #"x.yaml:4:7: error: a row needs "field" with an id, or "text""#),
      BadDocument(
        yamlRow("field: a", "text: A"),
        #"x.yaml:4:7: error: a row has either "field" or "text", not both"#),
      BadDocument(
        yamlRow("text: A", "required: true"),
        #"x.yaml:5:7: error: a row of text has only "text" and "height", not "required""#),
      BadDocument(
        yamlRow("field: zip code"),
        #"x.yaml:4:14: error: a field's id may only contain letters, digits, - and _, not "zip code""#
      ),
      BadDocument(
        yamlRow("field: ''"),
        #"x.yaml:4:14: error: a field's id may only contain letters, digits, - and _, not """#),
      BadDocument(
        yamlRow("field: a") + "\n  - rows:\n    - field: a",
        #"x.yaml:6:14: error: the id "a" is already used at 4:14"#),
      BadDocument(
        yamlRow("field: a", "pattern: \"[0-9\""),
        #"x.yaml:5:16: error: pattern "[0-9" is not a regular expression: expected ']'"#),
      BadDocument(
        yamlRow("field: a", "pattern: '" + String(repeating: "[", count: 501) + "'"),
        "x.yaml:5:16: error: field pattern must have at most 500 characters, not 501"),
      BadDocument(
        yamlRow("field: a", "minimum: 2", "maximum: 1.5"),
        "x.yaml:5:16: error: minimum 2 is above maximum 1.5"),
      BadDocument(
        yamlRow("field: a", "minLength: 3", "maxLength: 2"),
        "x.yaml:5:18: error: minLength 3 is above maxLength 2"),
      BadDocument(
        yamlRow("field: a", "options: [x, y, x]"),
        #"x.yaml:5:23: error: option "x" is given twice"#),
      BadDocument(
        yamlRow("field: a", "options: []"),
        "x.yaml:5:16: error: field options must not be empty"),
      BadDocument(
        yamlRow("field: a", "options: [[x]]"),
        "x.yaml:5:17: error: an option must be text, not a list"),
      BadDocument(
        yamlRow("field: a", "value: z", "options: [x, y]"),
        #"x.yaml:5:14: error: value "z" is not among the options"#),
      BadDocument(
        yamlRow("field: a", "secure: true", "value: z", "options: [x, y]"),
        "x.yaml:6:14: error: the value is not among the options"),
    ])
  func rules(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.yaml") == document.error)
  }

  @Test(
    "YAML syntax errors give place and reason",
    arguments: [
      BadDocument(
        "form: [T",
        "x.yaml:2:1: error: a comma or ] must follow the value in the list"
          + " that begins at 1:7"),
      BadDocument(
        "# é\nform: \"T\nsections:\n",
        "x.yaml:4:1: error: the file ends before the closing quotation mark of the text"
          + " that begins at 2:7"),
      BadDocument(
        "form: a: b",
        "x.yaml:1:8: error: a key is not allowed here; check the indentation, or put text with a colon "
          + "in quotation marks"),
      BadDocument(
        "# é\nform: @",
        #"x.yaml:2:7: error: "@" cannot begin a value; put the text in quotation marks"#),
      BadDocument(
        "form: T\nsections:\n\t- rows:",
        "x.yaml:3:1: error: a tab is not allowed here; YAML is indented with spaces"),
      BadDocument("form: ä\u{1}", "x.yaml:1:8: error: control characters are not allowed"),
      BadDocument(
        "form: &a T", "x.yaml:1:7: error: a form cannot use a YAML anchor; write the value out"),
      BadDocument(
        "form: *a", "x.yaml:1:7: error: a form cannot use a YAML alias; write the value out"),
      BadDocument(
        "form: !!str T", "x.yaml:1:7: error: a form cannot use a YAML tag; write the value out"),
      BadDocument(
        yamlRow("field: a") + "\n---\nform: U",
        "x.yaml:5:1: error: a second document begins here; a file has one form"),
      BadDocument(
        "# nothing\n",
        #"x.yaml:1:1: error: the file has no form; a form needs the key "sections""#),
      BadDocument(
        "form:\n  " + String(repeating: "[", count: 64),
        "x.yaml:2:66: error: lists and mappings are nested more than 64 levels deep"),
    ])
  func syntax(_ document: BadDocument) {
    #expect(errorText(Data(document.text.utf8), fileName: "x.yaml") == document.error)
  }
}
