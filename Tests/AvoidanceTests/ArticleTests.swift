import Avoidance
import Foundation
import Simulation
import Testing

/// What each article's strategy does to one form; every number was worked out by hand.
@Suite struct ArticleTests {
  /// A row of the tables below: what holds with the keyboard up, and the offset after dismissal.
  struct Expected: Sendable, CustomTestStringConvertible {
    let strategy: Strategy
    let tableHeight: CGFloat
    let inset: CGFloat
    let offset: CGFloat
    let rowTop: CGFloat
    let share: CGFloat
    let clearance: CGFloat
    let offsetAfter: CGFloat

    var testDescription: String { strategy.name }

    init(
      _ strategy: Strategy, _ tableHeight: CGFloat, _ inset: CGFloat, _ offset: CGFloat,
      _ rowTop: CGFloat, _ share: CGFloat, _ clearance: CGFloat, _ offsetAfter: CGFloat
    ) {
      self.strategy = strategy
      self.tableHeight = tableHeight
      self.inset = inset
      self.offset = offset
      self.rowTop = rowTop
      self.share = share
      self.clearance = clearance
      self.offsetAfter = offsetAfter
    }
  }

  @Test(
    "The articles place the twelfth row as expected without field scroll",
    arguments: [
      Expected(.none, 504, 0, 0, 548, 0, -277, 0),
      Expected(.keepBottom, 251, 0, 0, 548, 0, -277, 0),
      Expected(.shrinkTable, 315, 0, 0, 548, 0, -277, 0),
      Expected(.shrinkView, 251, 0, 277, 271, 1, 0, 277),
      Expected(.insetOverlap, 504, 253, 0, 548, 0, -277, 0),
      Expected(.insetTop, 504, 253, 484, 64, 1, 207, 376),
      Expected(.leastMotion, 504, 261, 285, 263, 1, 8, 0),
    ])
  func twelfthRowWithoutFieldScroll(_ expected: Expected) throws {
    try check(expected, row: 12, from: 0, fieldScroll: false)
  }

  @Test(
    "The articles place the last row as expected without field scroll",
    arguments: [
      Expected(.none, 504, 0, 376, 524, 0, -253, 376),
      Expected(.keepBottom, 251, 0, 629, 271, 1, 0, 376),
      Expected(.shrinkTable, 315, 0, 376, 524, 0, -253, 376),
      Expected(.shrinkView, 251, 0, 629, 271, 1, 0, 376),
      Expected(.insetOverlap, 504, 253, 376, 524, 0, -253, 376),
      Expected(.insetTop, 504, 253, 629, 271, 1, 0, 376),
      Expected(.leastMotion, 504, 261, 637, 263, 1, 8, 376),
    ])
  func lastRowWithoutFieldScroll(_ expected: Expected) throws {
    try check(expected, row: 20, from: 376, fieldScroll: false)
  }

  @Test(
    "The articles place the twelfth row as expected with field scroll",
    arguments: [
      Expected(.none, 504, 0, 24, 524, 0, -253, 24),
      Expected(.keepBottom, 251, 0, 277, 271, 1, 0, 277),
      Expected(.shrinkTable, 315, 0, 213, 335, 0, -64, 213),
      Expected(.shrinkView, 251, 0, 277, 271, 1, 0, 277),
      Expected(.insetOverlap, 504, 253, 277, 271, 1, 0, 277),
      Expected(.insetTop, 504, 253, 484, 64, 1, 207, 376),
      Expected(.leastMotion, 504, 261, 285, 263, 1, 8, 0),
    ])
  func twelfthRowWithFieldScroll(_ expected: Expected) throws {
    try check(expected, row: 12, from: 0, fieldScroll: true)
  }

  private func check(
    _ expected: Expected, row: Int, from offset: CGFloat, fieldScroll: Bool
  ) throws {
    var form = try TwentyRows(expected.strategy, fieldScroll: fieldScroll)
    form.phone.setContentOffset(offset, by: .script)
    form.begin(row: row)
    #expect(form.phone.table.frame.model.height == expected.tableHeight)
    #expect(form.phone.table.contentInset.bottom == expected.inset)
    #expect(form.offset == expected.offset)
    #expect(form.phone.frameOnScreen(ofRow: row - 1).minY == expected.rowTop)
    #expect(form.phone.visibleShare(ofRow: row - 1) == expected.share)
    #expect(form.phone.clearance(ofRow: row - 1) == expected.clearance)
    form.end()
    #expect(form.offset == expected.offsetAfter)
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(form.phone.table.contentInset == .zero)
  }
}
