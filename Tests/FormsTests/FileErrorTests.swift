import Foundation
import Testing

@testable import Forms

@Suite struct FileErrorTests {
  @Test("An empty or blank file is an error", arguments: ["x.yaml", "x.json", "x"])
  func emptyOrBlank(_ name: String) {
    let error = "error: the file has no form; a form needs the key \"sections\""
    #expect(errorText(Data(), fileName: name) == "\(name):1:1: \(error)")
    #expect(errorText(Data(" \r\n\t".utf8), fileName: name) == "\(name):1:1: \(error)")
  }

  @Test("Invalid UTF-8 is an error at the byte's position", arguments: ["x.yaml", "x.json"])
  func brokenUTF8(_ name: String) {
    let data = Data("form: T\né: ".utf8) + [0xC3, 0x28]
    #expect(errorText(data, fileName: name) == "\(name):2:4: error: byte 0xc3 is not UTF-8")
  }

  @Test("Truncated UTF-8 is an error") func truncatedUTF8() {
    let data = Data("form: ".utf8) + [0xE2, 0x82]
    #expect(errorText(data, fileName: "x.yaml") == "x.yaml:1:7: error: byte 0xe2 is not UTF-8")
  }

  /// A letter and a combining accent are one character but two scalars, so two columns.
  @Test("Columns count Unicode scalars") func columnsAreScalars() {
    let data = Data("a: e\u{301}".utf8) + [0xFF]
    #expect(errorText(data, fileName: "x.yaml") == "x.yaml:1:6: error: byte 0xff is not UTF-8")
  }

  @Test(
    "A file in UTF-16 or UTF-32 is an error that names the encoding",
    arguments: [
      (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16"),
      (.utf16BigEndian, "UTF-16"),
      (.utf32, "UTF-32"), (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"),
    ])
  func otherEncodingsAreNamed(_ encoding: String.Encoding, _ name: String) throws {
    for text in ["form: A", "{\"form\": \"A\"}"] {
      let data = try #require(text.data(using: encoding))
      let error = "x:1:1: error: the file is \(name); save it as UTF-8"
      #expect(errorText(data, fileName: "x") == error)
    }
  }

  @Test("A NUL byte in the file is an error", arguments: ["x.yaml", "x.json"])
  func nul(_ name: String) {
    let data = Data("a\r\nb\0".utf8)
    let error = "\(name):2:2: error: the file has a NUL byte, so it is not text"
    #expect(errorText(data, fileName: name) == error)
  }

  @Test("A file above 256 MB is an error") func tooLarge() {
    let data = Data(count: 268_435_457)
    let error = "x: error: the file has 268435457 bytes; the limit is 268435456 (256 MB)"
    #expect(errorText(data, fileName: "x") == error)
  }

  @Test("Errors shorten long text and escape control characters") func longTextInErrors() {
    let text = "style: \"\\e[31m" + String(repeating: "m", count: 100) + "\""
    let shown = "^[[31m" + String(repeating: "m", count: 55) + "…"
    let error =
      "x.yaml:1:8: error: form style must be plain, grouped, insetGrouped, collection or stack, "
      + "not \"\(shown)\""
    #expect(errorText(Data(text.utf8), fileName: "x.yaml") == error)
  }

  @Test(
    "A form's device, orientation, strategy and settings are checked",
    arguments: [
      BadDocument(
        "device: iphone-55",
        "x.yaml:1:9: error: form device must be one of 86 known names, not \"iphone-55\";"
          + " did you mean \"iphone-17\"?"),
      BadDocument(
        "orientation: landscap",
        "x.yaml:1:14: error: form orientation must be portrait, landscape-left, landscape-right,"
          + " upside-down or landscape, not \"landscap\"; did you mean \"landscape\"?"),
      BadDocument(
        "strategy: insettop",
        "x.yaml:1:11: error: form strategy must be inset-top, inset-top reveal=bottom or"
          + " keep-bottom, not \"insettop\"; did you mean \"inset-top\"?"),
      BadDocument(
        "settings: on", "x.yaml:1:11: error: form settings must be a mapping, not \"on\""),
      BadDocument(
        "settings: {feildScroll: off}",
        "x.yaml:1:12: error: unknown key \"feildScroll\" in a form's settings;"
          + " did you mean \"fieldScroll\"?"),
      BadDocument(
        "settings:\n  fieldScroll: off\n  fieldScroll: on",
        "x.yaml:3:3: error: key \"fieldScroll\" is given twice"),
      BadDocument(
        "settings: {fieldTarget: rwo}",
        "x.yaml:1:25: error: setting fieldTarget must be row or section, not \"rwo\";"
          + " did you mean \"row\"?"),
      BadDocument(
        "settings: {ios: 5}",
        "x.yaml:1:17: error: setting ios must be 6 to 7, not 5"),
      BadDocument(
        "settings: {ios: [6]}", "x.yaml:1:17: error: setting ios must be 6 to 7, not a list"),
    ])
  func phoneKeys(_ document: BadDocument) {
    let text = Data("\(document.text)\n\(yamlRow("field: a"))".utf8)
    #expect(errorText(text, fileName: "x.yaml") == document.error)
  }

  @Test("An error has its suggestions, place and message as data") func suggestionsAreData() {
    let text = Data(yamlRow("field: a", "labl: B").utf8)
    let error = #expect(throws: FormError.self) {
      try Form(contentsOf: text, fileName: "x.yaml", vocabulary: vocabulary)
    }
    #expect(error?.suggestions == ["label"])
    #expect(error?.place == .position(line: 5, column: 7))
    #expect(error?.message == "unknown key \"labl\" in a row; did you mean \"label\"?")
  }
}
