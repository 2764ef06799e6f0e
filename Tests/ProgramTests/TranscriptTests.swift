@testable import SessionRunning

import Testing

/// Tests `Transcript`, which compares the README's transcripts with real output.
struct TranscriptTests {
  @Test(
    "An ellipsis in a transcript matches any lines",
    arguments: [
      (["a", "b"], ["a", "b"], true), (["a"], ["a", "b"], false), (["…"], [], true),
      (["…"], ["a", "b"], true), (["a", "…"], ["a", "b", "c"], true), (["a", "…"], ["b"], false),
      (["…", "c"], ["a", "b", "c"], true), (["…", "c"], ["c", "d"], false),
      (["a", "…", "c", "…", "e"], ["a", "b", "c", "d", "e"], true),
      (["a", "…", "d", "…", "c", "…"], ["a", "b", "c", "d"], false),
      (["a", "…", "a"], ["a"], false),
    ])
  func aGapIsAnyLines(lines: [String], actual: [String], isTold: Bool) {
    #expect((Transcript(lines: lines).filled(from: actual) == actual) == isTold)
  }

  @Test("A conversation is what a terminal shows") func aConversationIsWhatATerminalShows() throws {
    let workplace = try Workplace()
    let conversation = try Conversation(["-q", "forms/twenty.yaml"], in: workplace)
    try conversation.type("set f12 漢字")
    try conversation.type("focus f12")
    try conversation.type("get values.f12")
    #expect(
      Array(conversation.lines.suffix(5)) == [
        "formlift> set f12 漢字", "formlift> focus f12", "f12> get values.f12", "漢字", "f12>",
      ])
  }
}
