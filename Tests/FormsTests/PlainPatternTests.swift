import Testing

@testable import Forms

@Suite struct PlainPatternTests {
  @Test(
    "A pattern is sound or it is not",
    arguments: [
      ("", true), ("[0-9]{4}-[0-9]{2}-[0-9]{2}", true), ("A[a-z]*", true), ("a{1,3}", true),
      ("[A-Za-z0-9]+ ?[0-9]", true), (#"[^@\s]+@[^@\s]+\.[^@\s]+"#, true),
      ("[+0-9 ()/-]+", true), (#"\d{5}"#, true), ("[a-]", true),
      ("[9-0]", false), ("[]", false), ("[a", false), ("{2}", false), ("*", false),
      ("a**", false), ("a{3,1}", false), ("a{1234}", false), ("a{", false), ("a{,2}", false),
      ("a|b", false), ("(a)", false), (".", false), (#"\b"#, false), ("é", false),
      ("[-a]", false), ("[^]", false), (#"[a-\d]"#, false), (#"[\d-a]"#, false), ("[a--b]", false),
      ("[a&&b]", false), ("[[a]]", false), (#"\"#, false), ("+", false),
    ])
  func isSound(_ pattern: String, _ isSound: Bool) {
    #expect(PlainPattern.isSound(pattern) == isSound)
  }

  /// Tries 50,000 random texts of characters with a special meaning, always the same ones.
  @Test("Every pattern considered sound compiles as a Regex") func soundPatternsCompile() {
    let signs = Array(#"az09[]-{},?*+ ^@\()."#)
    var seed: UInt64 = 1
    var soundCount = 0
    for _ in 0..<50_000 {
      let text = String(
        (0..<6).map { _ in
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return signs[Int(seed >> 33) % signs.count]
        })
      guard PlainPattern.isSound(text) else { continue }
      soundCount += 1
      #expect(throws: Never.self, "\(text)") { try Regex(text) }
    }
    #expect(soundCount > 500)
  }
}
