import Avoidance
import Foundation
import Simulation
import Testing

@Suite struct KeepBottomTests {
  @Test("Keep-bottom logs the article's line") func logsTheArticlesLine() throws {
    var form = try TwentyRows(.keepBottom, editing: 1)
    form.end()
    #expect(
      form.logged == [
        "Keyboard YDelta -253.000000 -> B: {{0, 568}, {320, 253}}, E: {{0, 315}, {320, 253}}",
        "Keyboard YDelta 253.000000 -> B: {{0, 315}, {320, 253}}, E: {{0, 568}, {320, 253}}",
      ])
  }

  /// A table that is one point above its bottom is not moved.
  @Test(
    "Keep-bottom scrolls only a table at its very bottom",
    arguments: [(376, 629), (375, 375)] as [(CGFloat, CGFloat)])
  func movesOnlyFromTheBottom(from: CGFloat, to: CGFloat) throws {
    var form = try TwentyRows(.keepBottom, fieldScroll: false)
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: 20)
    #expect(form.offset == to)
    let reasons: [Event.Reason] =
      from == to ? [.notScrolledToBottom(offset: 375, needed: 376)] : []
    #expect(form.declined == reasons)
  }

  /// The test for the bottom ignores insets: with an inset of 50, it is true 50 points too early.
  @Test("Keep-bottom ignores insets when it tests for the bottom")
  func theBottomTestIgnoresTheInsets() throws {
    var form = try TwentyRows(.keepBottom, fieldScroll: false)
    form.phone.setContentInset(EdgeInsets(bottom: 50), by: .script)
    form.phone.setContentOffset(376, by: .script)
    form.begin(row: 20)
    #expect(form.offset == 629)
  }

  @Test("Keep-bottom scrolls in step with the keyboard's spring")
  func scrollsWithTheKeyboardsOwnSpring() throws {
    var form = try TwentyRows(.keepBottom, fieldScroll: false)
    form.phone.setContentOffset(376, by: .script)
    form.simulator.beginEditing(row: 19)
    form.simulator.advance(by: 0.125)
    let seen = form.phone.presented
    let keyboardTop = try #require(seen.keyboardTop)
    // 223.445 / 336 of 253 points.
    #expect(abs(seen.table.contentOffset.model.y - 376 - 168.2488) < 0.001)
    #expect(abs(568 - keyboardTop - 168.2488) < 0.001)
  }

  /// CGRectInset subtracts the keyboard's height at both ends, and again when the keyboard hides;
  /// nothing restores it.
  ///
  /// This is the article's variant for a plain view controller.
  @Test("The decision room=insetBothEnds shrinks both ends and never restores them")
  func insetBothEndsShrinksTwice() throws {
    let strategy = try Strategy.keepBottom.deciding("room=insetBothEnds")
    let device = Device(size: CGSize(width: 320, height: 568), keyboardHeight: 100)
    var form = try TwentyRows(strategy, fieldScroll: false, device: device, editing: 1)
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: 164, width: 320, height: 304))
    form.end()
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: 264, width: 320, height: 104))
    form.begin(row: 1)
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: 264, width: 320, height: 104))
    #expect(form.declined.last == .nullFrame)
  }

  /// The table's 504 points are fewer than twice the keyboard's 253.
  @Test("The decision room=insetBothEnds declines when the table is too small")
  func insetBothEndsOfTooLittleIsNull() throws {
    let strategy = try Strategy.keepBottom.deciding("room=insetBothEnds")
    let form = try TwentyRows(strategy, editing: 1)
    #expect(form.tableHeight == 504)
    #expect(form.declined.contains(.nullFrame))
  }

  /// For a keyboard that is announced again without a change, the movement is 0.
  @Test("Keep-bottom moves nothing when the keyboard is unchanged")
  func anUnchangedKeyboardMovesNothing() throws {
    var form = try TwentyRows(.keepBottom, fieldScroll: false, ios: 10)
    form.phone.setContentOffset(376, by: .script)
    form.begin(row: 20)
    form.begin(row: 19)
    #expect(form.offset == 629)
    #expect(form.tableHeight == 251)
    #expect(
      form.logged.last
        == "Keyboard YDelta 0.000000 -> B: {{0, 315}, {320, 253}}, E: {{0, 315}, {320, 253}}")
    form.end()
    #expect(form.offset == 376)
    #expect(form.tableHeight == 504)
  }
}
