import Testing

@testable import TerminalText

@Suite struct QuotationTests {
  @Test(arguments: [
    ("", #""""#),
    ("a b", #""a b""#),
    (#"a"b\c"#, #""a\"b\\c""#),
    ("\u{1B}[31m\n", #""^[[31m\n""#),
    (String(repeating: "m", count: 60), "\"" + String(repeating: "m", count: 60) + "\""),
    (String(repeating: "m", count: 61), "\"" + String(repeating: "m", count: 60) + "…\""),
    (String(repeating: "漢", count: 60), "\"" + String(repeating: "漢", count: 60) + "\""),
  ])
  func isCutAndTame(_ text: String, _ shown: String) {
    #expect(Quotation(text).description == shown)
  }

  @Test func endlessMarksAreCut() {
    let tower = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(Quotation(tower).description.unicodeScalars.count == 243)
  }

  @Test(arguments: [
    ("forms/a.yaml", "forms/a.yaml"),
    (#"a"b\c"#, #"a"b\c"#),
    ("a\u{1B}", "a^["),
    (String(repeating: "m", count: 201), String(repeating: "m", count: 200) + "…"),
  ])
  func withoutMarksItIsLonger(_ text: String, _ shown: String) {
    #expect(Quotation.bare(text) == shown)
  }
}
