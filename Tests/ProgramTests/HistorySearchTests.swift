import Testing

@testable import Program
@testable import Terminal

struct HistorySearchTests {
  private let entries = ["focus zip", "fold", "focus name", "focus name"]

  @Test("History search finds lines with the same beginning, both ways")
  func walksThroughWhatBeginsSoAndBack() {
    var search = HistorySearch(line: EditedLine("focus", cursor: 3))
    let older = (0..<3).map { _ in search.older(in: entries) }
    #expect(older == ["focus name", "focus zip", nil])
    let newer = (0..<3).map { _ in search.newer(in: entries) }
    #expect(newer == ["focus name", "focus", nil])
  }

  @Test("History search on an empty line finds every line") func anEmptyLineWalksThroughEverything()
  {
    var search = HistorySearch(line: EditedLine(""))
    let older = (0..<4).map { _ in search.older(in: entries) }
    #expect(older == ["focus name", "fold", "focus zip", nil])
  }
}
