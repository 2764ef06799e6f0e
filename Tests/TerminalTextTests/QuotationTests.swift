import Testing

@testable import TerminalText

@Suite struct QuotationTests {
  @Test(
    "A quoted text is escaped and cut after 60 characters",
    arguments: [
      ("", #""""#),
      ("a b", #""a b""#),
      (#"a"b\c"#, #""a\"b\\c""#),
      ("\u{1B}[31m\n", #""^[[31m\n""#),
      (String(repeating: "m", count: 60), "\"" + String(repeating: "m", count: 60) + "\""),
      (String(repeating: "m", count: 61), "\"" + String(repeating: "m", count: 60) + "…\""),
      (String(repeating: "漢", count: 60), "\"" + String(repeating: "漢", count: 60) + "\""),
    ])
  func quotes(_ text: String, _ shown: String) {
    #expect(Quotation(text).description == shown)
  }

  @Test("A quoted text cuts a character with endless combining marks")
  func endlessMarksAreCut() {
    let tower = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(Quotation(tower).description.unicodeScalars.count == 243)
  }

  @Test(
    "A text without quotation marks is cut after 200 characters",
    arguments: [
      ("forms/a.yaml", "forms/a.yaml"),
      (#"a"b\c"#, #"a"b\c"#),
      ("a\u{1B}", "a^["),
      (String(repeating: "m", count: 201), String(repeating: "m", count: 200) + "…"),
    ])
  func bareText(_ text: String, _ shown: String) {
    #expect(Quotation.bare(text) == shown)
  }
}
