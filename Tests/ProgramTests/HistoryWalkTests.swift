import TerminalText
import Testing

@testable import Program
@testable import Terminal

struct HistoryWalkTests {
  private let entries = ["focus zip", "fold", "set name Ada", "focus name"]

  @Test("A history walk continues from the found line and returns")
  func goesOnFromWhatItFoundAndBack() {
    var walk = HistoryWalk(entries)
    #expect(walk.older(than: EditedLine("fo", cursor: 2)) == "focus name")
    #expect(walk.older(than: EditedLine("focus name")) == "fold")
    #expect(walk.newer(than: EditedLine("fold")) == "focus name")
    #expect(walk.newer(than: EditedLine("focus name")) == "fo")
    #expect(walk.newer(than: EditedLine("fo")) == nil)
  }

  /// If the user changes a found line, the next search starts from the changed line.
  @Test("Changing the found line starts a new walk") func aChangedLineBeginsAgain() {
    var walk = HistoryWalk(entries)
    #expect(walk.older(than: EditedLine("")) == "focus name")
    #expect(walk.older(than: EditedLine("focus z")) == "focus zip")
    #expect(walk.newer(than: EditedLine("focus zip")) == "focus z")
  }

  /// Another key ends the walk even if it doesn't change the line, because the cursor may be
  /// elsewhere.
  @Test("Another key ends the history walk") func anotherKeyEndsTheWalk() {
    var walk = HistoryWalk(entries)
    #expect(walk.older(than: EditedLine("")) == "focus name")
    walk.end()
    #expect(walk.older(than: EditedLine("focus name", cursor: 2)) == "fold")
    #expect(walk.newer(than: EditedLine("fold")) == "focus name")
  }

  private struct Language: LineLanguage {
    func hint(for line: String, history: [String]) -> Hint? { nil }
    func styles(of line: String) -> [StyledRange] { [] }
    func note(_ line: String) {}
    func completions(of line: String, cursor: Int) -> CompletionList {
      CompletionList(candidates: [])
    }
    func lastWord(of line: String) -> String? { line.split(separator: " ").last.map(String.init) }
  }

  @Test("Repeated insertion takes the last word of earlier lines")
  func lastWordsAreTakenFromOneLineAfterTheOther() {
    var walk = HistoryWalk(entries)
    let first = walk.puttingLastWord(
      into: EditedLine("get values. ", cursor: 11), of: Language())
    #expect(first == EditedLine("get values.name ", cursor: 15))
    let second = first.flatMap { walk.puttingLastWord(into: $0, of: Language()) }
    #expect(second == EditedLine("get values.Ada ", cursor: 14))
    var empty = HistoryWalk([])
    #expect(empty.puttingLastWord(into: EditedLine("get "), of: Language()) == nil)
  }
}
