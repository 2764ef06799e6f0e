import Avoidance
import Foundation
import Simulation
import Testing

/// What each system's strategy does to twenty rows; every number was worked out by hand.
@Suite struct SystemTests {
  /// A row of the tables below: what holds with the keyboard up, and what after dismissal.
  struct Expected: Sendable, CustomTestStringConvertible {
    let strategy: Strategy
    let tableHeight: CGFloat
    /// The bottom insets: the table's own and the adjusted one.
    let inset: CGFloat
    let adjusted: CGFloat
    let offset: CGFloat
    let rowTop: CGFloat
    let share: CGFloat
    let clearance: CGFloat
    let offsetAfter: CGFloat

    var testDescription: String { strategy.name }

    init(
      _ strategy: Strategy, _ tableHeight: CGFloat, _ inset: CGFloat, _ adjusted: CGFloat,
      _ offset: CGFloat, _ rowTop: CGFloat, _ share: CGFloat, _ clearance: CGFloat,
      _ offsetAfter: CGFloat
    ) {
      self.strategy = strategy
      self.tableHeight = tableHeight
      self.inset = inset
      self.adjusted = adjusted
      self.offset = offset
      self.rowTop = rowTop
      self.share = share
      self.clearance = clearance
      self.offsetAfter = offsetAfter
    }
  }

  @Test(
    "The systems place the twelfth row as expected without field scroll",
    arguments: [
      Expected(.tableController, 504, 0, 253, 0, 548, 0, -277, 0),
      Expected(.layoutGuide, 251, 0, 0, 0, 548, 0, -277, 0),
      Expected(.swiftUI, 504, 0, 253, 277, 271, 1, 0, 277),
      Expected(.iqKeyboardManager, 504, 263, 263, 287, 261, 1, 10, 287),
      Expected(.tpKeyboardAvoiding, 504, 253, 253, 380.5, 167.5, 1, 103.5, 376),
      Expected(.rnPadding, 251, 0, 0, 0, 548, 0, -277, 0),
      Expected(.rnHeight, 251, 0, 0, 0, 548, 0, -277, 0),
      Expected(.rnPosition, 504, 0, 0, 0, 295, 20.0 / 44, -24, 0),
      Expected(.rnAwareScroll, 504, 253, 253, 277, 271, 1, 0, 0),
      Expected(.rnkcPadding, 251, 0, 0, 0, 548, 0, -277, 0),
      Expected(.rnkcHeight, 251, 0, 0, 0, 548, 0, -277, 0),
      Expected(.rnkcPosition, 504, 0, 0, 0, 295, 20.0 / 44, -24, 0),
      Expected(.rnkcTranslate, 251, 0, 0, 0, 548, 0, -277, 0),
      Expected(.rnkcChat, 504, 253, 253, 253, 295, 20.0 / 44, -24, 0),
      Expected(.flutter, 251, 0, 0, 297, 251, 1, 20, 297),
      Expected(.ionic, 251, 0, 0, 364, 184, 1, 87, 364),
      Expected(.compose, 251, 0, 0, 277, 271, 1, 0, 277),
      Expected(.androidPan, 504, 0, 0, 24, 271, 1, 0, 24),
      Expected(.androidResize, 251, 0, 0, 277, 271, 1, 0, 277),
      Expected(.eureka, 504, 253, 253, 277, 271, 1, 0, 277),
    ])
  func twelfthRowWithoutFieldScroll(_ expected: Expected) throws {
    try check(expected, row: 12, from: 0, fieldScroll: false)
  }

  @Test(
    "The systems place the twelfth row as expected with field scroll",
    arguments: [
      Expected(.tableController, 504, 0, 253, 277, 271, 1, 0, 277),
      Expected(.layoutGuide, 251, 0, 0, 277, 271, 1, 0, 277),
      Expected(.swiftUI, 504, 0, 253, 277, 271, 1, 0, 277),
      Expected(.iqKeyboardManager, 504, 263, 263, 287, 261, 1, 10, 287),
      Expected(.tpKeyboardAvoiding, 504, 253, 253, 380.5, 167.5, 1, 103.5, 376),
      Expected(.rnPadding, 251, 0, 0, 277, 271, 1, 0, 277),
      Expected(.rnHeight, 251, 0, 0, 277, 271, 1, 0, 277),
      Expected(.rnPosition, 504, 0, 0, 24, 271, 1, 0, 24),
      Expected(.rnAwareScroll, 504, 253, 253, 277, 271, 1, 0, 0),
      Expected(.flutter, 251, 0, 0, 297, 251, 1, 20, 297),
      Expected(.androidPan, 504, 0, 0, 24, 271, 1, 0, 24),
      Expected(.androidResize, 251, 0, 0, 277, 271, 1, 0, 277),
      Expected(.eureka, 504, 253, 253, 277, 271, 1, 0, 277),
    ])
  func twelfthRowWithFieldScroll(_ expected: Expected) throws {
    try check(expected, row: 12, from: 0, fieldScroll: true)
  }

  @Test(
    "The systems place the last row as expected without field scroll",
    arguments: [
      Expected(.tableController, 504, 0, 253, 376, 524, 0, -253, 376),
      Expected(.layoutGuide, 251, 0, 0, 376, 524, 0, -253, 376),
      Expected(.swiftUI, 504, 0, 253, 629, 271, 1, 0, 376),
      Expected(.iqKeyboardManager, 504, 263, 263, 639, 261, 1, 10, 376),
      // The caret can't get to the middle: the content ends.
      Expected(.tpKeyboardAvoiding, 504, 253, 253, 629, 271, 1, 0, 376),
      Expected(.rnPadding, 251, 0, 0, 376, 524, 0, -253, 376),
      Expected(.rnHeight, 251, 0, 0, 376, 524, 0, -253, 376),
      Expected(.rnPosition, 504, 0, 0, 376, 271, 1, 0, 376),
      Expected(.rnAwareScroll, 504, 253, 253, 629, 271, 1, 0, 376),
      // The padding doesn't fit below the last row either.
      Expected(.flutter, 251, 0, 0, 629, 271, 1, 0, 376),
      Expected(.androidPan, 504, 0, 0, 376, 271, 1, 0, 376),
      Expected(.androidResize, 251, 0, 0, 629, 271, 1, 0, 376),
      Expected(.eureka, 504, 253, 253, 629, 271, 1, 0, 376),
    ])
  func lastRowWithoutFieldScroll(_ expected: Expected) throws {
    try check(expected, row: 20, from: 376, fieldScroll: false)
  }

  /// An iPhone 16: the table at {{0, 103}, {393, 749}} reaches 34 points into the safe area, so the
  /// offset ends at 165; the keyboard's top is at 516.
  @Test(
    "The systems place the twelfth row above a home indicator",
    arguments: [
      Expected(.tableController, 749, 0, 336, 0, 587, 0, -115, 0),
      Expected(.layoutGuide, 413, 0, 0, 0, 587, 0, -115, 0),
      Expected(.swiftUI, 749, 0, 336, 115, 472, 1, 0, 115),
      // 10 and twice 34 above the keyboard; afterwards cut to 880 - 749.
      Expected(.iqKeyboardManager, 749, 346, 380, 193, 394, 1, 78, 131),
      // The inset is the keyboard's whole height, and the system adds 34.
      Expected(.tpKeyboardAvoiding, 749, 336, 370, 299.5, 287.5, 1, 184.5, 165),
      Expected(.rnPadding, 413, 0, 0, 0, 587, 0, -115, 0),
      Expected(.rnHeight, 413, 0, 0, 0, 587, 0, -115, 0),
      Expected(.rnPosition, 749, 0, 0, 0, 251, 1, 221, 0),
      Expected(.rnAwareScroll, 749, 302, 336, 115, 472, 1, 0, 0),
      Expected(.flutter, 413, 0, 0, 135, 452, 1, 20, 135),
      Expected(.androidPan, 749, 0, 0, 0, 472, 1, 0, 0),
      Expected(.androidResize, 413, 0, 0, 115, 472, 1, 0, 115),
      Expected(.eureka, 749, 302, 336, 115, 472, 1, 0, 115),
    ])
  func twelfthRowAboveAHomeIndicator(_ expected: Expected) throws {
    try check(expected, on: "iphone-16", row: 12, from: 0, fieldScroll: false)
  }

  @Test(
    "The systems place the last row above a home indicator",
    arguments: [
      Expected(.tableController, 749, 0, 336, 467, 472, 1, 0, 165),
      Expected(.layoutGuide, 413, 0, 0, 467, 472, 1, 0, 165),
      Expected(.swiftUI, 749, 0, 336, 467, 472, 1, 0, 165),
      // The offset asked for is 545; the inset holds the safe area once and cuts it to 511.
      Expected(.iqKeyboardManager, 749, 346, 380, 511, 428, 1, 44, 131),
      // The caret goes to 467, the content's end above the keyboard; the field's own scroll looks at
      // the adjusted inset, which has the safe area twice, and the row floats 34 points too high.
      Expected(.tpKeyboardAvoiding, 749, 336, 370, 501, 438, 1, 34, 165),
      Expected(.rnPadding, 413, 0, 0, 467, 472, 1, 0, 165),
      Expected(.rnHeight, 413, 0, 0, 467, 472, 1, 0, 165),
      // Past the content's end, 880 - 749, there is nothing to go back to.
      Expected(.rnAwareScroll, 749, 302, 336, 467, 472, 1, 0, 131),
      Expected(.flutter, 413, 0, 0, 467, 472, 1, 0, 165),
      // Out of the safe area the table's range ends at 131, and the pan makes up for it.
      Expected(.androidPan, 749, 0, 0, 131, 472, 1, 0, 131),
      Expected(.androidResize, 413, 0, 0, 467, 472, 1, 0, 165),
      Expected(.eureka, 749, 302, 336, 467, 472, 1, 0, 165),
    ])
  func lastRowAboveAHomeIndicator(_ expected: Expected) throws {
    try check(expected, on: "iphone-16", row: 20, from: 165, fieldScroll: true)
  }

  private func check(
    _ expected: Expected, on device: String = "iphone-5s", row: Int, from offset: CGFloat,
    fieldScroll: Bool
  ) throws {
    var form = try TwentyRows(expected.strategy, fieldScroll: fieldScroll, device: .named(device))
    let frame = form.phone.table.frame.model
    let insetBefore = form.phone.table.systemInset
    form.phone.setContentOffset(offset, by: .script)
    form.begin(row: row)
    #expect(form.tableHeight == expected.tableHeight)
    #expect(form.inset.bottom == expected.inset)
    #expect(form.phone.table.adjustedContentInset.bottom == expected.adjusted)
    #expect(form.offset == expected.offset)
    #expect(form.phone.frameOnScreen(ofRow: row - 1).minY == expected.rowTop)
    #expect(abs(form.share(row: row) - expected.share) < 1e-9)
    #expect(form.clearance(row: row) == expected.clearance)
    form.end()
    #expect(form.offset == expected.offsetAfter)
    #expect(form.inset == .zero)
    #expect(form.phone.rootView.model.origin == .zero)
    guard expected.strategy != .layoutGuide else { return }
    #expect(form.phone.table.frame.model == frame)
    #expect(form.phone.table.systemInset == insetBefore)
  }
}
