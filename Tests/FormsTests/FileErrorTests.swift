import Foundation
import Testing

@testable import Forms

@Suite struct FileErrorTests {
  @Test(arguments: ["x.yaml", "x.json", "x"])
  func emptyOrBlank(_ name: String) {
    let error = "error: the file holds no form; a form has a title, \"form\", and \"sections\""
    #expect(errorText(Data(), fileName: name) == "\(name): \(error)")
    #expect(errorText(Data(" \r\n\t".utf8), fileName: name) == "\(name): \(error)")
  }

  @Test(arguments: ["x.yaml", "x.json"])
  func brokenUTF8(_ name: String) {
    let data = Data("form: T\né: ".utf8) + [0xC3, 0x28]
    #expect(errorText(data, fileName: name) == "\(name):2:4: error: byte 0xc3 is not UTF-8")
  }

  @Test func truncatedUTF8() {
    let data = Data("form: ".utf8) + [0xE2, 0x82]
    #expect(errorText(data, fileName: "x.yaml") == "x.yaml:1:7: error: byte 0xe2 is not UTF-8")
  }

  /// A letter and an accent of its own are two columns.
  @Test func columnsAreScalars() {
    let data = Data("a: e\u{301}".utf8) + [0xFF]
    #expect(errorText(data, fileName: "x.yaml") == "x.yaml:1:6: error: byte 0xff is not UTF-8")
  }

  @Test func utf16() {
    let data = Data([0xFF, 0xFE, 0x66, 0x01])
    #expect(errorText(data, fileName: "x.yaml") == "x.yaml:1:1: error: byte 0xff is not UTF-8")
  }

  @Test(arguments: ["x.yaml", "x.json"])
  func nul(_ name: String) {
    let data = Data("a\r\nb\0".utf8)
    let error = "\(name):2:2: error: the file has a NUL byte; a form is text"
    #expect(errorText(data, fileName: name) == error)
  }

  @Test func tooLarge() {
    let data = Data(count: 268_435_457)
    let error = "x: error: the file has 268435457 bytes; the limit is 268435456 (256 MB)"
    #expect(errorText(data, fileName: "x") == error)
  }

  @Test func longAndWildTextIsShownTame() {
    let text = "style: \"\\e[31m" + String(repeating: "m", count: 100) + "\""
    let shown = #"\u{1b}[31m"# + String(repeating: "m", count: 55) + "…"
    let error = "x.yaml:1:8: error: form style must be plain or grouped, not \"\(shown)\""
    #expect(errorText(Data(text.utf8), fileName: "x.yaml") == error)
  }

  @Test func settingsAreCheckedAgainstTheKnownNames() throws {
    let text = Data("device: iphone-55\nstrategy: mine\n\(yamlRow("field: a"))".utf8)
    let known = KnownSettings(devices: ["ipad-9.7", "iphone-5s"])
    let error =
      "x.yaml:1:9: error: form device must be ipad-9.7 or iphone-5s, not \"iphone-55\";"
      + " did you mean \"iphone-5s\"?"
    #expect(errorText(text, fileName: "x.yaml", known: known) == error)
    #expect(errorText(text, fileName: "x.yaml") == nil)
  }

  @Test func aLongChoiceIsCounted() throws {
    let text = Data("device: phone-31\n\(yamlRow("field: a"))".utf8)
    let known = KnownSettings(devices: (1...30).map { "phone-\($0)" })
    let error =
      "x.yaml:1:9: error: form device must be one of 30 known names, not \"phone-31\";"
      + " did you mean \"phone-1\"?"
    #expect(errorText(text, fileName: "x.yaml", known: known) == error)
  }

  @Test func suggestionsStandApartToo() {
    let text = Data(yamlRow("field: a", "labl: B").utf8)
    let error = #expect(throws: FormError.self) {
      try Form(contentsOf: text, fileName: "x.yaml")
    }
    #expect(error?.suggestions == ["label"])
    #expect(error?.place == .position(line: 5, column: 7))
    #expect(error?.message == "unknown key \"labl\" in a row; did you mean \"label\"?")
  }
}
