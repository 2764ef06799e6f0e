import Testing

@testable import Session

/// Tests the bar of `forms/chat.yaml`, which stays grown when the keyboard hides.
///
/// The bar has 44 points, and 20.333 for each line after the first. The table ends at y 774, where
/// a bar of one line begins.
@Suite struct GrownBarTests {
  /// A command that types text of three lines into the bar.
  private static let long =
    "type 'hello there this is a long line of text that wraps over lines and lines and it goes "
    + "on and on over more'"

  private func stage(_ strategy: String, _ lines: String...) throws -> Stage {
    var stage = try Stage("chat.yaml")
    try stage.run(["strategy \(strategy)", "focus message", Self.long] + lines)
    return stage
  }

  private func expect(
    _ stage: inout Stage, offset: Double, bottom: Double, line: Int = #line
  ) throws {
    for (path, figure) in [("contentOffset.y", offset), ("adjustedContentInset.bottom", bottom)] {
      let value = try #require(Double(try stage.get("table.\(path)")))
      #expect(abs(value - figure) < 0.001, "\(path) at line \(line)")
    }
  }

  @Test("The verdict names the bar of its field") func theVerdictNamesTheBar() throws {
    var stage = try Stage("chat.yaml")
    #expect(
      stage.output(of: "focus message").first?.hasPrefix("✓ message, in the bar, in view, ")
        == true)
  }

  /// The content's end, 880, is 774 below the offset 106, and 733.333 below 146.667.
  @Test("Least-motion keeps the last message above a grown bar")
  func theLastMessageStaysAboveTheBar() throws {
    var stage = try stage("least-motion", "dismiss")
    try expect(&stage, offset: 146.6667, bottom: 40.6667)
    #expect(
      stage.output(of: "why").suffix(2) == [
        "least-motion scrolled from 448.7 to 146.7: the table stays at its bottom, above the bar.",
        "least-motion changed the bottom content inset from 342.7 to 40.7: "
          + "the strategy undoes its own changes.",
      ])
    // The message is sent without the keyboard, then with the keyboard up.
    try stage.run("set message ''")
    try expect(&stage, offset: 106, bottom: 0)
    try stage.run(["undo", "focus message", "clear", "dismiss"])
    try expect(&stage, offset: 106, bottom: 0)
  }

  @Test("A second dismissal leaves the same offset and inset")
  func secondDismissalChangesNothing() throws {
    var stage = try stage("least-motion", "dismiss", "focus message", "dismiss")
    try expect(&stage, offset: 146.6667, bottom: 40.6667)
  }

  /// A user who reads earlier messages isn't scrolled away, but the inset for the bar is still
  /// made.
  @Test("A table scrolled to earlier messages stays there on dismissal")
  func scrolledTableStays() throws {
    var stage = try stage("least-motion", "drag 400", "dismiss")
    try expect(&stage, offset: 48.6667, bottom: 40.6667)
  }

  /// The sources of these strategies do nothing for a grown bar.
  @Test(
    "Why says how much of the table a grown bar covers",
    arguments: ["none", "inset-overlap", "table-controller"])
  func whyMentionsTheBar(strategy: String) throws {
    var stage = try stage(strategy, "dismiss")
    try expect(&stage, offset: 106, bottom: 0)
    #expect(
      stage.output(of: "why").last
        == "The bar covers the table's last 40.7 points: \(strategy) makes no room for a bar "
        + "that has grown.")
  }

  /// Rotation with the keyboard up keeps the table at its bottom.
  ///
  /// Of 880 points, 472 are above the bar in portrait and 130 in landscape.
  @Test("Rotation keeps the last message above the bar") func rotationKeepsTheLastMessage() throws {
    var stage = try Stage("chat.yaml", after: ["focus message"])
    #expect(try stage.get("table.contentOffset.y") == "408")
    #expect(try stage.get("table.contentOffset.y", after: "rotate landscape") == "750")
    #expect(try stage.get("table.contentOffset.y", after: "rotate portrait") == "408")
    // Who reads earlier messages stays with them.
    try stage.run(["drag 100", "rotate landscape"])
    #expect(try stage.get("table.contentOffset.y") == "106")
  }

  /// The bar's field is active, so no strategy has a row to scroll to.
  @Test("Why explains that the bar's field needs no scrolling") func whyOfTheBarsField() throws {
    var stage = try Stage("chat.yaml", after: ["strategy flutter", "focus message"])
    #expect(
      stage.output(of: "why").contains(
        "flutter did not scroll: the active field is in the bar, which moves with the keyboard."))
  }
}
