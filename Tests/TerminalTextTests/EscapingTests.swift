import Testing

@testable import TerminalText

@Suite struct EscapingTests {
  @Test(
    "Control characters and direction marks are escaped in both notations",
    arguments: [
      ("plain, é 漢 👨‍👩‍👧 → … •", "plain, é 漢 👨‍👩‍👧 → … •", "plain, é 漢 👨‍👩‍👧 → … •"),
      ("a\u{1B}[31mb", "a^[[31mb", "a^[[31mb"),
      ("\u{1B}]0;title\u{7}", "^[]0;title^G", "^[]0;title^G"),
      ("a\tb\nc\r\nd", "a\\tb\\nc\\r\\nd", "a^Ib^Jc^M^Jd"),
      ("\u{0}\u{7F}", "^@^?", "^@^?"),
      ("\u{80}\u{85}\u{9B}31m\u{9D}0", "<80><85><9B>31m<9D>0", "<80><85><9B>31m<9D>0"),
      ("a\u{2028}b\u{2029}", "a<2028>b<2029>", "a<2028>b<2029>"),
      ("\u{202E}evil\u{202C}", "<202E>evil<202C>", "<202E>evil<202C>"),
      ("\u{2066}x\u{2069}", "<2066>x<2069>", "<2066>x<2069>"),
      ("a\u{200E}b\u{200F}c\u{61C}d", "a<200E>b<200F>c<061C>d", "a<200E>b<200F>c<061C>d"),
    ])
  func escapesControls(_ text: String, _ literal: String, _ caret: String) {
    #expect(Escaping.literal.escaped(text) == literal)
    #expect(Escaping.caret.escaped(text) == caret)
    #expect(Escaping.literal.escaped(literal) == literal)
  }

  @Test(
    "Characters that shape a grapheme cluster are not escaped",
    arguments: [
      "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "नमस्ते", "क्‍ष", "می‌خواهم", "e\u{301}", "\u{A0}", "\u{3000}",
    ])
  func keepsClusters(_ text: String) {
    #expect(Escaping.literal.escaped(text) == text)
  }

  @Test(
    "Characters that show nothing on their own are escaped",
    arguments: [
      ("\u{200D}", "<200D>"), ("\u{200C}x", "<200C>x"), ("a\u{200B}b", "a<200B>b"),
      ("pass\u{AD}word", "pass<AD>word"), ("\u{FEFF}x", "<FEFF>x"), ("a\u{2060}b", "a<2060>b"),
      ("\u{301}x", "<0301>x"), ("\u{FE0F}", "<FE0F>"), ("\u{E0041}", "<E0041>"),
      ("\u{3164}", "<3164>"), ("\u{FFF9}a\u{FFFB}", "<FFF9>a<FFFB>"),
    ])
  func escapesInvisible(_ text: String, _ shown: String) {
    #expect(Escaping.literal.escaped(text) == shown)
  }
}
