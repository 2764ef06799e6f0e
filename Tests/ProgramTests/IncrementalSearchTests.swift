import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

struct IncrementalSearchTests {
  private let entries = ["focus zip", "echo é", "focus name", "fold (a"]

  @Test(
    "Incremental search finds the newest matching line",
    arguments: [
      ("", "typed", "typed\nsearch back: "),
      ("foc", "focus name", "focus name\nsearch back: foc"),
      ("foc\u{12}", "focus zip", "focus zip\nsearch back: foc"),
      ("foc\u{12}\u{12}", "focus zip", "focus zip\nsearch back: foc"),
      ("é", "echo é", "echo é\nsearch back: é"),
      ("foz", "fold (a", "fold (a\nnot found: foz"),
      ("(", "fold (a", "fold (a\nsearch back: ("),
      ("fox\u{7f}c", "focus name", "focus name\nsearch back: foc"),
      ("ty", "typed", "typed\nnot found: ty"),
      ("ty\u{7f}\u{7f}", "typed", "typed\nsearch back: "),
    ])
  func findsTheNewest(keys: String, found: String, shown: String) {
    var search = IncrementalSearch(entries: entries, line: "typed")
    for key in keys.utf8 { _ = search.take(key) }
    #expect(search.found == found)
    #expect(search.shown.text == shown)
  }

  @Test("On one row the search is shown after the line") func inOneRowItIsShownBehindTheLine() {
    var search = IncrementalSearch(entries: entries, line: "typed", separator: "  ")
    #expect(search.take(UInt8(ascii: "z")) == .goesOn)
    #expect(search.shown == EditedLine("focus zip  search back: z", cursor: 9))
  }

  @Test(
    "Any other key ends the incremental search",
    arguments: [
      ("f", IncrementalSearch.Step.goesOn), ("q", .refused), ("\u{7f}", .refused), ("\r", .ends),
      ("\u{1b}", .ends), ("\u{7}", .drops), ("\u{12}", .goesOn),
    ])
  func endsByAnyOtherKey(key: String, step: IncrementalSearch.Step) throws {
    var search = IncrementalSearch(entries: entries, line: "typed")
    #expect(search.take(try #require(key.utf8.first)) == step)
  }

  /// The searched word is in the first and the last line; the search can go both ways.
  @Test("Incremental search continues in both directions") func goesOnBothWays() {
    var search = IncrementalSearch(entries: entries, line: "typed", pattern: "focus")
    #expect(search.newer() == nil)
    #expect(search.older() == "focus name")
    #expect(search.older() == "focus zip")
    #expect(search.older() == nil)
    #expect(search.newer() == "focus name")
    #expect(search.newer() == nil)
    #expect(search.found == "focus name")
  }

  @Test("Incremental search without a pattern finds nothing")
  func withNothingToLookForItGoesNowhere() {
    var search = IncrementalSearch(entries: entries, line: "typed")
    #expect(search.older() == nil)
    #expect(search.newer() == nil)
  }
}
