import Testing

@testable import TerminalText

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain, é 漢 👨‍👩‍👧", "plain, é 漢 👨‍👩‍👧", "plain, é 漢 👨‍👩‍👧"),
    ("a\u{1B}[31mb", "a\\u{1b}[31mb", "a^[[31mb"),
    ("a\tb\nc\r\nd", "a\\tb\\nc\\r\\nd", "a^Ib^Jc^M^Jd"),
    ("\u{0}\u{7F}", "\\u{0}\\u{7f}", "^@^?"),
    ("\u{9B}31m\u{2028}", "\\u{9b}31m\\u{2028}", "\\u{9B}31m\\u{2028}"),
    ("\u{202E}evil\u{202C}", "\\u{202e}evil\\u{202c}", "\\u{202E}evil\\u{202C}"),
  ])
  func onlyHarmlessCharactersAreLeft(_ text: String, _ literal: String, _ caret: String) {
    #expect(Escaping.literal.escaped(text) == literal)
    #expect(Escaping.caret.escaped(text) == caret)
  }
}
