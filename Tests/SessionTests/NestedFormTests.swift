import Forms
import Foundation
import Session
import Testing

/// Tests shipped forms in which other views are around the table, by commands.
@Suite struct NestedFormTests {
  /// Runs commands on a shipped form and returns the session; an `expect` that isn't met fails the
  /// test.
  @discardableResult
  private func play(_ name: String, _ lines: String...) throws -> Session {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../forms/\(name)")
    let form = try Form(
      contentsOf: Data(contentsOf: file), fileName: name)
    var session = Session(form: form, fileName: name)
    for line in lines {
      do throws(CommandError) {
        try session.run(line)
      } catch {
        Issue.record("\(name): \(line): \(error.message)")
      }
    }
    return session
  }

  /// The content is 1750 high, the table 463, and 210 of it are above the keyboard.
  ///
  /// The offset grows by the keyboard's 253 when it appears, and shrinks by them when it hides.
  @Test("A table at its bottom moves with the keyboard and back")
  func yearsKeepTheirBottom() throws {
    try play(
      "years.yaml",
      "expect table.contentSize.height == 1750", "expect table.frame.height == 463",
      "expect table.contentOffset.y == 1287", "expect keyboard.visible == false",
      "expect keyboard.frame.y == 527", "expect keyboard.frame.height == 41",
      "focus message",
      "expect table.contentOffset.y == 1540", "expect table.frame.height == 210",
      "expect keyboard.visible == true", "expect keyboard.frame.y == 274",
      "expect keyboard.frame.height == 294",
      "dismiss",
      "expect table.contentOffset.y == 1287", "expect table.frame.height == 463",
      "expect keyboard.frame.y == 527")
  }

  @Test("The bar's field can be active without a row") func barFieldIsActive() throws {
    try play(
      "years.yaml",
      "tap 160 547", "expect active.field == message", "expect active.row == null",
      "expect active.section == null", "expect active.frame.y == 274",
      "expect active.frame.height == 41", "expect active.visible == 1",
      "expect active.clearance == 0")
  }

  /// While the bar's field is active, no row is, but `why` must not speak of a hiding keyboard.
  @Test("Why names the scrolling for the bar's field") func whyOfTheBar() throws {
    var stage = try Stage("years.yaml", after: ["focus message"])
    #expect(
      stage.output(of: "why").contains(
        "keep-bottom scrolled from 1287 to 1540: a table at its bottom scrolls as far as the "
          + "keyboard moves.")
    )
  }

  /// A docked bar alone doesn't count as a keyboard.
  @Test("Speech describes the bar's field and ignores the docked bar")
  func speechOfTheBar() throws {
    var stage = try Stage("years.yaml")
    #expect(Speech(stage.session).line == "no field active; keyboard hidden; at the bottom")
    try stage.run("focus message")
    #expect(
      Speech(stage.session).line
        == "message, text field, empty, in the bar, editing; keyboard shown; bar in view, "
        + "right above the keyboard")
  }

  @Test("The bar's field has an answer like other fields") func theBarsFieldHoldsAnAnswer() throws {
    let session = try play(
      "years.yaml",
      "focus message", "type Hello", "expect values.message == Hello",
      "expect changed.message == Hello",
      "clear", "set message 'Good bye'", "return", "expect active == null", "validate")
    #expect(session.value(ofRow: 35) == "Good bye")
    #expect(session.hasUnsavedAnswers)
  }

  @Test("Scroll row and next reject the bar's field") func barFieldHasNoRow() throws {
    var stage = try Stage("years.yaml", after: ["focus message"])
    for line in ["scroll row message", "scroll row message top animated"] {
      #expect(stage.output(of: line) == ["error: nothing to scroll to: message is in no row"])
    }
    #expect(stage.output(of: "next") == ["error: nothing to go to: message is in no row"])
  }

  /// The bar's field is in no row, so the strategies have no active row.
  ///
  /// After dismissal the table is 463 high again, has no inset, and is at its earlier offset.
  @Test(
    "Each strategy handles the bar's field and restores the table",
    arguments: [
      ("none", 0, 463), ("shrink-table", 0, 274), ("inset-overlap", 253, 463),
      // Of the begin frame there is the bar alone.
      ("inset-top", 41, 463), ("least-motion", 253, 463), ("keep-bottom", 0, 210),
    ])
  func strategiesWithTheBar(strategy: String, inset: Int, height: Int) throws {
    try play(
      "years.yaml", "strategy \(strategy)",
      "focus message",
      "expect table.contentInset.bottom == \(inset)", "expect table.frame.height == \(height)",
      "expect active.clearance == 0",
      "dismiss",
      "expect table.contentInset.bottom == 0", "expect table.frame.height == 463",
      "expect table.contentOffset.y == 1287")
  }

  /// A change of strategy repeats the focus of the bar's field from the state before it.
  @Test("A change of strategy repeats the focus of the bar's field")
  func aChangeOfStrategyInTheBar() throws {
    try play(
      "years.yaml",
      "focus message", "strategy inset-overlap", "expect active.field == message",
      "expect table.contentInset.bottom == 253", "expect table.frame.height == 463",
      "undo", "expect table.frame.height == 210", "undo", "expect active == null")
  }

  /// The sheet, {{114, 202}, {540, 620}}, has a bar of 56; of the other 564 the keyboard covers
  /// 118, from 704.
  @Test("A strategy insets only the part of a sheet under the keyboard") func sheet() throws {
    try play(
      "sheet.yaml", "strategy inset-overlap",
      "expect table.frame.x == 114", "expect table.frame.y == 202",
      "expect table.frame.width == 540", "expect table.frame.height == 620",
      "focus note",
      "expect keyboard.frame.y == 704", "expect table.contentInset.bottom == 118",
      "expect active.visible == 1", "expect active.clearance == 0",
      "tap outside", "expect active == null",
      "rotate landscape-left", "expect table.frame.x == 242", "expect table.frame.y == 74")
  }

  /// The table, {{10, 64}, {300, 355}}, ends at y 419, 104 below the keyboard's top.
  @Test("A strategy insets only the part of a nested table under the keyboard")
  func nested() throws {
    try play(
      "nested.yaml", "strategy inset-overlap",
      "expect table.frame.y == 0", "expect table.frame.height == 419",
      "focus email",
      "expect table.contentInset.bottom == 104", "expect active.clearance == 0",
      "strategy inset-top", "expect table.contentInset.bottom == 253",
      "strategy least-motion", "expect active.clearance == 8",
      "dismiss", "expect table.contentOffset.y == -64", "expect table.contentInset.bottom == 0")
  }
}
