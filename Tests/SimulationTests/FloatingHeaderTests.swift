import Foundation
import Testing

@testable import Simulation

/// Tests two sections, each with a header of 28 and five rows of 44 points, in a view of 132.
///
/// Headers rest at 0 and 248; the first section's rows span 28 to 248.
@Suite struct FloatingHeaderTests {
  private static let section = SectionHeights(header: 28, rows: [44, 44, 44, 44, 44])

  private func table(_ style: TableStyle = .plain, offset: CGFloat) -> TableView {
    TwoSections.table(Self.section, style, offset: offset)
  }

  private func phone(_ style: TableStyle = .plain, offset: CGFloat) throws -> Phone {
    try TwoSections.phone(Self.section, style, offset: offset)
  }

  @Test(
    "A plain table keeps a section's header at the top of the viewport",
    arguments: [
      (.plain, -10, 0, 248), (.plain, 0, 0, 248), (.plain, 100, 100, 248),
      // Pushed out by the end of its section, at 248.
      (.plain, 230, 220, 248), (.plain, 248, 220, 248), (.plain, 260, 220, 260),
      (.grouped, 100, 0, 248),
    ] as [(TableStyle, CGFloat, CGFloat, CGFloat)])
  func headersStayInView(style: TableStyle, offset: CGFloat, first: CGFloat, second: CGFloat) {
    let table = table(style, offset: offset)
    #expect(table.headerSpan(ofSection: 0) == first...(first + 28))
    #expect(table.headerSpan(ofSection: 1) == second...(second + 28))
  }

  /// A header floats at the edge of the content inset.
  @Test("A header floats below the content inset")
  func belowTheInset() {
    var table = table(offset: 100)
    table.contentInset.top = 64
    #expect(table.headerSpan(ofSection: 0) == 164...192)
  }

  /// Row 2 is at 116 … 160 of the content.
  @Test(
    "A floating header covers the rows below it",
    arguments: [
      (.plain, 88, 1), (.plain, 99, 0.75), (.plain, 110, 0.5), (.plain, 132, 0),
      (.grouped, 99, 1), (.grouped, 127, 0.75),
    ] as [(TableStyle, CGFloat, CGFloat)])
  func coveredRows(style: TableStyle, offset: CGFloat, share: CGFloat) throws {
    #expect(try phone(style, offset: offset).visibleShare(ofRow: 2) == share)
  }

  /// In a table without headers, row 2 is at 88 … 132, and the inset alone covers nothing.
  @Test("A header without height covers nothing")
  func zeroHeight() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(88, by: .script)
    phone.setContentInset(EdgeInsets(top: 20), by: .script)
    #expect(phone.visibleShare(ofRow: 2) == 1)
    #expect(phone.touchPoint(ofFieldAtRow: 2)?.y == 86)
    phone.dragIntoView(row: 2)
    #expect(phone.offset == 88)
  }

  /// At offset 80 with an inset of 20, the header floats at 100 … 128.
  ///
  /// It covers a part of row 2, at 116 … 160, so 32 points are visible. Row 1, at 72 … 116, is
  /// visible above the header at 80 … 100.
  @Test("A row stays visible above a header that floats below an inset")
  func rowsAroundTheHeader() throws {
    var phone = try phone(offset: 80)
    phone.setContentInset(EdgeInsets(top: 20), by: .script)
    #expect(phone.visibleShare(ofRow: 1) == 20.0 / 44)
    #expect(phone.visibleShare(ofRow: 2) == 32.0 / 44)
    // 84 to 104 on the screen is row 1's upper part, 64 to 84: its middle is touched.
    #expect(phone.touchPoint(ofFieldAtRow: 1)?.y == 74)
    #expect(phone.hitTest(CGPoint(x: 200, y: 84)) == .header(section: 0))
  }

  /// The table begins at y 64; the floating header is at 100 … 128 of the content, row 2 from 128
  /// on.
  @Test("A touch on a floating header hits the header, not the row below")
  func hitTest() throws {
    let phone = try phone(offset: 100)
    #expect(phone.hitTest(CGPoint(x: 200, y: 64)) == .header(section: 0))
    #expect(phone.hitTest(CGPoint(x: 200, y: 91)) == .header(section: 0))
    #expect(phone.hitTest(CGPoint(x: 200, y: 92)) == .field(row: 2))
    // 128 to 160 of the row are in view.
    #expect(phone.touchPoint(ofFieldAtRow: 2)?.y == 108)
    #expect(phone.touchPoint(ofFieldAtRow: 1) == nil)
  }

  /// A row dragged into view from above stops below its section's header.
  @Test(
    "Dragging a row into view leaves room for the floating header",
    arguments: [(0, 0), (1, 44), (2, 88), (4, 176)] as [(Int, CGFloat)])
  func dragging(row: Int, offset: CGFloat) throws {
    var phone = try phone(offset: 300)
    phone.dragIntoView(row: row)
    #expect(phone.offset == offset)
    #expect(phone.visibleShare(ofRow: row) == 1)
  }
}
