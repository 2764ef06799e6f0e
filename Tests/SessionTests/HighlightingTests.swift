import Testing

@testable import Session

/// Tests the colors of the words in a command line.
@Suite struct HighlightingTests {
  @Test(
    "Highlighting marks commands, fields and quotes in a line",
    arguments: [
      ("", []),
      ("focus", [.init(0..<5, .command)]),
      ("foc", [.init(0..<3, .command)]),
      // A start of several commands is not wrong yet.
      ("s", []),
      ("foks zip", [.init(0..<4, .unknownCommand)]),
      ("focus zip", [.init(0..<5, .command), .init(6..<9, .field)]),
      ("focus 2.3", [.init(0..<5, .command), .init(6..<9, .field)]),
      ("focus zipp", [.init(0..<5, .command)]),
      ("type zip", [.init(0..<4, .command)]),
      (
        "  set zip  '9 0' x",
        [.init(2..<5, .command), .init(6..<9, .field), .init(11..<16, .quotation)]
      ),
      ("echo 'é\u{301} zip", [.init(0..<4, .command), .init(5..<11, .quotation)]),
      ("echo # zip", [.init(0..<4, .command)]),
      ("# focus", []),
    ] as [(String, [CommandHighlighter.Part])])
  func parts(line: String, parts: [CommandHighlighter.Part]) throws {
    let stage = try Stage("player.yaml")
    #expect(CommandHighlighter(stage.session).parts(of: line) == parts)
  }
}
