import Session
import Testing

@testable import Program
@testable import Terminal

/// Tests what is sent to a terminal for a line with its colors, its hint and its end.
struct LineViewTests {
  private struct Language: LineLanguage {
    func hint(for line: String, history: [String]) -> Hint? {
      line == "fo" ? Hint("cus \(history.last ?? "")", accepted: "cus") : nil
    }

    func styles(of line: String) -> [StyledRange] { [StyledRange(range: 0..<1, style: "32")] }

    func note(_ line: String) {}

    func completions(of line: String, cursor: Int) -> CompletionList {
      CompletionList(candidates: [])
    }
  }

  private static let room = LineRoom(columns: 20, rows: 4, wrapsLines: true)

  private static func view(isCommand: Bool = true, isRich: Bool = true) -> LineView {
    LineView(
      prompt: "> ", language: Language(), history: ["zip"], isCommand: isCommand, isRich: isRich)
  }

  @Test(
    "The line shows colors and hints only where supported",
    arguments: [
      // The hint is dim, and the cursor goes back before it.
      (true, true, true, "> \u{1b}[32mf\u{1b}[0mo\u{1b}[2mcus zip\u{1b}[0m\u{1b}[5G"),
      (true, true, false, "> \u{1b}[32mf\u{1b}[0mo"),
      // A value has neither colours nor hints, nor has a terminal that takes no sequences.
      (false, true, true, "> fo"),
      (true, false, true, "> fo"),
    ])
  func showsWhatTheLanguageKnows(isCommand: Bool, isRich: Bool, hasHint: Bool, sent: String) {
    var view = Self.view(isCommand: isCommand, isRich: isRich)
    var room = Self.room
    room.wrapsLines = isRich
    #expect(view.show(EditedLine("fo"), hasHint: hasHint, in: room).sent == sent)
    #expect(view.show(EditedLine("fo"), hasHint: hasHint, in: room).sent == "")
  }

  @Test("The hint disappears when the line ends") func leavesTheLineWithoutItsHint() {
    var view = Self.view(isCommand: false)
    _ = view.show(EditedLine("ab", cursor: 0), in: Self.room)
    let left = view.leave(EditedLine("ab"), endingWith: "^C", in: Self.room).sent
    #expect(left == "\u{1b}[5G^C\r\n")
    // The next line begins on rows of its own.
    #expect(view.show(EditedLine(""), in: Self.room).sent == "> ")
  }

  @Test("A menu replaces the hint") func aMenuTakesThePlaceOfTheHint() {
    var view = Self.view()
    let list = CompletionList(candidates: [Candidate("focus"), Candidate("fold")])
    let menu = CompletionMenu(list, word: "fo", of: EditedLine("fo"))
    let sent = view.show(EditedLine("fo"), hasHint: true, menu: menu, in: Self.room).sent
    #expect(sent.contains("focus  fold"))
    #expect(!sent.contains("cus zip"))
    #expect(view.rowCount(of: EditedLine("fo"), in: Self.room) == 1)
    #expect(view.menuLimit(below: EditedLine("fo"), in: Self.room) == 3)
  }
}
