import Foundation
import Testing

@testable import Session

/// Tests a scroll view around the table, and collections and stacks in the table's place.
///
/// Tested are its figures, its command, and its descriptions.
@Suite struct OuterScrollTests {
  @Test("Scrolls gives the figures of the scroll view around the table") func figures() throws {
    var stage = try Stage("basket.yaml")
    #expect(
      try stage.get("scrolls") == """
        [{"frame":{"x":0,"y":64,"width":320,"height":504},\
        "bounds":{"x":0,"y":0,"width":320,"height":504},\
        "contentSize":{"width":320,"height":900},"contentOffset":{"x":0,"y":0},\
        "contentInset":{"top":0,"left":0,"bottom":0,"right":0},\
        "adjustedContentInset":{"top":0,"left":0,"bottom":0,"right":0},\
        "minimumOffset":{"x":0,"y":0},"maximumOffset":{"x":0,"y":396}}]
        """)
    #expect(try stage.get("scrolls.0.contentOffset.y", after: "scroll outer 0 0 120") == "120")
    #expect(try stage.get("scrolls.0.bounds.y") == "120")
    #expect(try stage.get("table.frame.y") == "244")
    #expect(try stage.get("scrolls.0.contentOffset.y", after: "undo") == "0")
    let plain = try Stage("twenty.yaml")
    #expect(try plain.get("scrolls") == "[]")
  }

  @Test("Verdict and why report scrolling around the table") func words() throws {
    var stage = try Stage("basket.yaml")
    #expect(
      stage.output(of: "scroll outer 0 0 20") == [
        "no active field · nothing scrolled · around it 0 → 20"
      ])
    try stage.run("undo")
    #expect(
      stage.output(of: "focus part1") == [
        "✓ part1 in view, 8 above the keyboard · nothing scrolled · around it 0 → 101"
      ])
    #expect(
      try stage.run("why").answer.contains(
        "least-motion scrolled the scroll view around the table (scrolls.0) from 0 to 101: "
          + "the least movement that shows the row with its margin."))
    #expect(
      try stage.run("show events").answer.contains {
        $0.contains("setContentOffset  scrolls.0  {0, 0} → {0, 101}  by strategy  0.25 s curve 7")
      })
  }

  /// The scroll view begins 44 points below the bars, so 54 points of it are above the keyboard.
  @Test("Least-motion shows a row's line if the row is higher than the scroll view's free part")
  func highRow() throws {
    var stage = try Stage(
      yaml: """
        settings: {fieldScroll: off}
        containers: [{insets: [44, 10, 0, 0], contentSize: [0, 1200]}]
        sections: [{rows: [{field: a}, {field: b, height: 120}, {field: c}]}]
        """)
    // The line ends 8 points above the keyboard, in the middle of the row.
    try stage.run([
      "device iphone-16", "rotate landscape", "strategy least-motion", "keyboard accessory 44",
      "focus b", "expect keyboard.frame.y == 130", "expect scrolls.0.frame.y == 76",
      "expect active.frame.y ~= 51.9",
    ])
  }

  @Test(
    "Scroll outer rejects a scroll view that doesn't exist",
    arguments: [
      ("twenty.yaml", "scroll outer 0 0 0", "no scroll view is around the table"),
      ("basket.yaml", "scroll outer 1 0 0", "the scroll views around the table are 0 to 0"),
    ])
  func refusals(form: String, line: String, part: String) throws {
    var stage = try Stage(form)
    let error = #expect(throws: CommandError.self) { try stage.run(line) }
    #expect(error?.message.contains(part) == true)
  }

  /// Cells of 60 and 44 points next to each other make a line of 60; the table is 320 wide.
  @Test("Cells of a collection stand side by side") func aCollectionHasColumns() throws {
    var stage = try Stage(
      yaml: """
        form: F
        style: collection
        device: iphone-5s
        settings: {underBars: off}
        sections:
          - rows:
              - {field: a, height: 60}
              - {field: b}
              - {field: c}
        """)
    #expect(try stage.get("table.contentSize.height") == "104")
    try stage.run("focus b")
    #expect(try stage.get("active.frame") == #"{"x":160,"y":64,"width":160,"height":60}"#)
    #expect(try stage.get("active.field", after: "tap 20 130") == "c")
    try stage.run("dismiss")
    #expect(try stage.get("active", after: "tap 300 130") == "null")
  }

  /// A stack view has no rows to scroll to by index; scrolling to a rectangle works.
  @Test(
    "A strategy can't scroll to a row in a stack view",
    arguments: [("inset-top", "0"), ("eureka", "0"), ("swiftui", "277")])
  func aStackHasNoRows(strategy: String, offset: String) throws {
    var stage = try Stage(
      yaml: "style: stack\nsettings: {underBars: off, fieldScroll: off}\n"
        + Stage.rows(20))
    try stage.run(["strategy \(strategy)", "focus 12"])
    #expect(try stage.get("table.contentOffset.y") == offset)
  }
}
