import Testing

@testable import Program

struct PromptTextTests {
  struct Example: Sendable {
    var prompt: String
    var wrapped: String
    var columns: Int
  }

  @Test(arguments: [
    Example(prompt: "zip> ", wrapped: "zip> ", columns: 5),
    // A run at the end goes before the last printed character.
    Example(
      prompt: "\u{1b}[1mzip>\u{1b}[0m ", wrapped: "\u{1}\u{1b}[1m\u{1}zip>\u{1}\u{1b}[0m\u{1} ",
      columns: 5
    ),
    Example(
      prompt: "\u{1b}[1mzip> \u{1b}[0m", wrapped: "\u{1}\u{1b}[1m\u{1}zip>\u{1}\u{1b}[0m\u{1} ",
      columns: 5
    ),
    // Adjacent runs become one.
    Example(
      prompt: "\u{1b}[0m\u{1b}[32m>", wrapped: "\u{1}\u{1b}[0m\u{1b}[32m\u{1}>", columns: 1
    ),
    Example(prompt: "漢> ", wrapped: "漢> ", columns: 4),
  ])
  func isReadyForLibedit(example: Example) {
    utf8Locale
    let prompt = PromptText(example.prompt)
    #expect(prompt.wrapped == example.wrapped)
    #expect(prompt.columns == example.columns)
    #expect(prompt.linesAbove == "")
  }

  @Test func upperLinesArePrintedApart() {
    let prompt = PromptText("ZIP\nfive digits\n> ")
    #expect(prompt.linesAbove == "ZIP\nfive digits\n")
    #expect(prompt.wrapped == "> ")
  }

  @Test func aPlainPromptHasNoSequences() {
    let prompt = PromptText("\u{1b}[1mzip>\u{1b}[0m ", isPlain: true)
    #expect(prompt.wrapped == "zip> ")
    #expect(prompt.printed == "zip> ")
  }
}
