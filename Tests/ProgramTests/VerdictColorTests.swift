import Testing

@testable import Program

@Suite struct VerdictColorTests {
  @Test func theAnswerAloneIsColoured() {
    let line = "✓ zip in view · nothing scrolled"
    #expect(
      VerdictColor.colored([line], of: line)
        == ["\u{1B}[32m✓ zip in view\u{1B}[39m · nothing scrolled"])
    let hidden = "✗ zip hidden, 9 under the keyboard"
    #expect(VerdictColor.colored([hidden], of: hidden) == ["\u{1B}[31m\(hidden)\u{1B}[39m"])
    #expect(VerdictColor.colored(["a = 1"], of: "a = 1") == ["a = 1"])
  }
}
