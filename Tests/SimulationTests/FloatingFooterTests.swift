import Foundation
import Testing

@testable import Simulation

/// Tests two sections, each of five rows of 44 points and a footer of 28, in a view of 132.
///
/// Footers rest at 220 and 468; the first section's rows span 0 to 220.
@Suite struct FloatingFooterTests {
  private static let section = SectionHeights(rows: [44, 44, 44, 44, 44], footer: 28)

  private func table(_ style: TableStyle = .plain, offset: CGFloat) -> TableView {
    TwoSections.table(Self.section, style, offset: offset)
  }

  private func phone(_ style: TableStyle = .plain, offset: CGFloat) throws -> Phone {
    try TwoSections.phone(Self.section, style, offset: offset)
  }

  @Test(
    "A plain table keeps a section's footer at the bottom of the viewport",
    arguments: [
      (.plain, 0, 104, 248), (.plain, 50, 154, 248), (.plain, 116, 220, 248),
      // The second section's footer comes in once 28 points of it are in view.
      (.plain, 150, 220, 254), (.plain, 200, 220, 304), (.plain, 364, 220, 468),
      (.grouped, 0, 220, 468),
    ] as [(TableStyle, CGFloat, CGFloat, CGFloat)])
  func footersStayInView(style: TableStyle, offset: CGFloat, first: CGFloat, second: CGFloat) {
    let table = table(style, offset: offset)
    #expect(table.footerSpan(ofSection: 0) == first...(first + 28))
    #expect(table.footerSpan(ofSection: 1) == second...(second + 28))
  }

  /// The footer floats above the content inset's edge, at 132 − 40 − 28.
  @Test("A footer floats above the content inset")
  func aboveTheInset() {
    var table = table(offset: 0)
    table.contentInset.bottom = 40
    #expect(table.footerSpan(ofSection: 0) == 64...92)
  }

  /// At offset 0 the footer covers 104 … 132, which is 28 of row 2's points at 88 … 132.
  @Test(
    "A floating footer covers the rows below it",
    arguments: [
      (.plain, 0, 2, 16.0 / 44), (.plain, 0, 1, 1), (.plain, 28, 2, 1),
      (.grouped, 0, 2, 1),
    ] as [(TableStyle, CGFloat, Int, CGFloat)])
  func coveredRows(style: TableStyle, offset: CGFloat, row: Int, share: CGFloat) throws {
    #expect(try phone(style, offset: offset).visibleShare(ofRow: row) == share)
  }

  /// The insets leave 64 … 96; the header covers 64 … 92 and the footer 68 … 96.
  ///
  /// So of row 1, at 64 … 108, the last 12 points aren't covered.
  @Test("Where a floating header and footer overlap, the covered part counts once")
  func overlappingHeaderAndFooter() throws {
    let section = SectionHeights(header: 28, rows: [44, 44, 44, 44, 44], footer: 28)
    var phone = Phone(
      scene: Scene(device: try #require(Device.named("iphone-5s")), chrome: Chrome()),
      rows: RowGeometry(sections: [section]), style: .plain,
      fields: Array(repeating: FieldTraits(), count: 5),
      frame: CGRect(x: 0, y: 64, width: 320, height: 132))
    phone.setContentInset(EdgeInsets(bottom: 100), by: .script)
    phone.setContentOffset(72, by: .script)
    #expect(phone.visibleShare(ofRow: 1) == 12.0 / 44)
  }

  @Test("A touch on a floating footer hits the footer, not the row below")
  func hitTest() throws {
    let phone = try phone(offset: 0)
    #expect(phone.hitTest(CGPoint(x: 200, y: 64 + 110)) == .footer(section: 0))
    // 152 to 168 on the screen are the row's.
    #expect(phone.touchPoint(ofFieldAtRow: 2)?.y == 160)
  }

  /// A row dragged into view from below stops above its section's footer: row 2 ends 28 above the
  /// bottom.
  @Test(
    "Dragging a row into view leaves room for the floating footer",
    arguments: [(2, 28), (3, 72), (4, 116)] as [(Int, CGFloat)])
  func dragging(row: Int, offset: CGFloat) throws {
    var phone = try phone(offset: 0)
    phone.dragIntoView(row: row)
    #expect(phone.offset == offset)
    #expect(phone.visibleShare(ofRow: row) == 1)
  }
}
