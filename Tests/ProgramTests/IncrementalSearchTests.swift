import Testing

@testable import Program

struct IncrementalSearchTests {
  private let entries = ["focus zip", "echo é", "focus name", "fold (a"]

  @Test(arguments: [
    ("", "typed", "typed\nbck:"),
    ("foc", "focus name", "focus name\nbck:foc"),
    ("foc\u{12}", "focus zip", "focus zip\nbck:foc"),
    ("foc\u{12}\u{12}", "focus zip", "focus zip\nbck:foc"),
    ("é", "echo é", "echo é\nbck:é"),
    ("foz", "fold (a", "fold (a\nbck:foz"),
    ("(", "fold (a", "fold (a\nbck:("),
    ("fox\u{7f}c", "focus name", "focus name\nbck:foc"),
  ])
  func findsTheNewest(keys: String, found: String, shown: String) {
    var search = IncrementalSearch(entries: entries, line: "typed")
    for key in keys.utf8 { _ = search.take(key) }
    #expect(search.found == found)
    #expect(search.shown.text == shown)
  }

  @Test func inOneRowItIsShownBehindTheLine() {
    var search = IncrementalSearch(entries: entries, line: "typed", separator: "  ")
    #expect(search.take(UInt8(ascii: "z")) == .goesOn)
    #expect(search.shown == EditedLine("focus zip  bck:z", cursor: 9))
  }

  @Test(arguments: [
    ("f", IncrementalSearch.Step.goesOn), ("q", .refused), ("\u{7f}", .refused), ("\r", .ends),
    ("\u{1b}", .ends), ("\u{7}", .drops), ("\u{12}", .goesOn),
  ])
  func endsByAnyOtherKey(key: String, step: IncrementalSearch.Step) throws {
    var search = IncrementalSearch(entries: entries, line: "typed")
    #expect(search.take(try #require(key.utf8.first)) == step)
  }
}
