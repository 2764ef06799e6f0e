import Avoidance
import Foundation
import Simulation
import Testing

/// A line of a table of strategies: where a row is while the keyboard is up, and the offset
/// afterwards.
struct ExpectedPlace: Sendable, CustomTestStringConvertible {
  let strategy: Strategy
  let tableHeight: CGFloat
  /// The bottom insets: the table's own and the adjusted one.
  let insets: (own: CGFloat, adjusted: CGFloat)
  let offset: CGFloat
  let place: (top: CGFloat, share: CGFloat, clearance: CGFloat)
  let offsetAfter: CGFloat

  var testDescription: String { strategy.name }

  init(
    _ strategy: Strategy, _ tableHeight: CGFloat, _ inset: CGFloat, _ adjusted: CGFloat,
    _ offset: CGFloat, _ rowTop: CGFloat, _ share: CGFloat, _ clearance: CGFloat,
    _ offsetAfter: CGFloat
  ) {
    self.strategy = strategy
    self.tableHeight = tableHeight
    insets = (inset, adjusted)
    self.offset = offset
    place = (rowTop, share, clearance)
    self.offsetAfter = offsetAfter
  }

  /// Creates the line for a strategy to whose inset the system adds nothing.
  init(
    _ strategy: Strategy, _ tableHeight: CGFloat, _ inset: CGFloat, _ offset: CGFloat,
    _ rowTop: CGFloat, _ share: CGFloat, _ clearance: CGFloat, _ offsetAfter: CGFloat
  ) {
    self.init(
      strategy, tableHeight, inset, inset, offset, rowTop, share, clearance, offsetAfter)
  }

  /// Checks the expected numbers for a row of the form with twenty rows.
  func check(
    on device: String = "iphone-5s", row: Int, from offset: CGFloat, fieldScroll: Bool
  ) throws {
    var form = try TwentyRows(strategy, fieldScroll: fieldScroll, device: .named(device))
    let frame = form.phone.table.frame.model
    let insetBefore = form.phone.table.systemInset
    form.phone.setContentOffset(offset, by: .script)
    form.begin(row: row)
    #expect(form.tableHeight == tableHeight)
    #expect(form.inset.bottom == insets.own)
    #expect(form.phone.table.adjustedContentInset.bottom == insets.adjusted)
    #expect(form.offset == self.offset)
    #expect(form.phone.frameOnScreen(ofRow: row - 1).minY == place.top)
    // A share with a fraction may be off by a rounding error.
    let tolerance = place.share == 0 || place.share == 1 ? 0 : 1e-9
    #expect(abs(form.share(row: row) - place.share) <= tolerance)
    #expect(form.clearance(row: row) == place.clearance)
    form.end()
    #expect(form.offset == offsetAfter)
    #expect(form.inset == .zero)
    #expect(form.phone.rootView.model.origin == .zero)
    guard strategy != .layoutGuide else { return }
    #expect(form.phone.table.frame.model == frame)
    #expect(form.phone.table.systemInset == insetBefore)
    if device == "iphone-5s" {
      #expect(frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    }
  }
}
