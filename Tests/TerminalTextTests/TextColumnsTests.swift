import Testing

@testable import TerminalText

@Suite struct TextColumnsTests {
  @Test(
    "A grapheme cluster is as wide as its widest scalar",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｶ", 1), ("カ", 2), ("각", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("🇩🇪", 2), ("👨‍👩‍👧", 2),
      ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0), ("\u{301}", 0),
      ("│", 1), ("█", 1),
    ] as [(Character, Int)])
  func clusterWidth(_ cluster: Character, _ width: Int) {
    #expect(TextColumns.of(cluster) == width)
  }

  /// Control characters have no width.
  ///
  /// Characters of ambiguous width (Greek, Cyrillic, box drawing) have one column. Soft hyphens and
  /// private-use characters have one, too.
  @Test(
    "A scalar has the width that terminals give it",
    arguments: [
      ("é", 1), ("\u{301}", 0), ("漢", 2), ("カ", 2), ("각", 2), ("👍", 2), ("│", 1), ("\u{200D}", 0),
      ("Ａ", 2), ("ж", 1), ("\u{7}", 0), ("\u{9B}", 0), ("\u{AD}", 1), ("\u{E000}", 1),
      ("\u{903}", 0), ("\u{1161}", 1), ("\u{1F1E9}", 1), ("\u{FE0F}", 0), ("\u{378}", 1),
    ] as [(Unicode.Scalar, Int)])
  func scalarWidth(_ scalar: Unicode.Scalar, _ width: Int) {
    #expect(TextColumns.of(scalar) == width)
  }

  @Test(
    "A text is as wide as its grapheme clusters together",
    arguments: [("", 0), ("zip", 3), ("漢字 ", 5), ("👨‍👩‍👧e\u{301}", 3), ("a\tb", 2)])
  func textWidth(_ text: String, _ width: Int) {
    #expect(TextColumns.of(text) == width)
  }

  @Test(
    "Padding counts columns, not characters",
    arguments: [("zip", 5, "zip  "), ("漢字", 5, "漢字 "), ("clearance", 5, "clearance")])
  func pads(_ text: String, _ columns: Int, _ padded: String) {
    #expect(TextColumns.padded(text, to: columns) == padded)
  }
}
