import Foundation
import Testing

@testable import Simulation

/// Tests scrollToRow(at:at:) in a table of three sections, 400 points high.
///
/// Each section has a header of 40, ten rows of 44 and a footer of 20. With insets of 10 and 60,
/// 330 points are visible and the range is −10 … 1160. Row 10 is a section's first at 540 … 584,
/// row 19 its last at 936 … 980, and row 14 is at 716 … 760.
@Suite struct ScrollToRowTests {
  private static func table(_ style: TableStyle, offset: CGFloat) -> TableView {
    let section = SectionHeights(header: 40, rows: Array(repeating: 44, count: 10), footer: 20)
    var table = TableView(
      rows: RowGeometry(sections: [section, section, section]), style: style,
      frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.contentInset = EdgeInsets(top: 10, bottom: 60)
    table.contentOffset = AnimatedValue(CGPoint(x: 0, y: offset))
    return table
  }

  @Test(
    "scrollToRow places a row of a grouped table at each position",
    arguments: [
      (14, .top, 706), (14, .middle, 563), (14, .bottom, 420),
      // A section's first row brings its header, the last its footer; in the middle neither.
      (10, .top, 490), (10, .middle, 387), (10, .bottom, 244),
      (19, .top, 926), (19, .middle, 783), (19, .bottom, 660),
      // The table's ends are legal.
      (0, .top, -10), (0, .middle, -10), (0, .bottom, -10),
      (29, .top, 1160), (29, .middle, 1160), (29, .bottom, 1160),
    ] as [(Int, ScrollPosition, CGFloat)])
  func grouped(row: Int, position: ScrollPosition, offset: CGFloat) {
    #expect(Self.table(.grouped, offset: 300).offset(forRow: row, at: position) == offset)
  }

  /// With rows 10 and 19 hidden, row 11 is the section's first, at 540.
  ///
  /// Row 18 is its last, at 848 … 892, before the footer of 20.
  @Test(
    "Hidden rows don't count as a section's first or last row",
    arguments: [(11, .top, 490), (18, .bottom, 572), (12, .top, 574), (17, .bottom, 508)]
      as [(Int, ScrollPosition, CGFloat)])
  func hiddenRows(row: Int, position: ScrollPosition, offset: CGFloat) {
    var table = Self.table(.grouped, offset: 300)
    table.rows = table.rows.setting([(row: 10, isHidden: true), (row: 19, isHidden: true)])
    #expect(table.offset(forRow: row, at: position) == offset)
  }

  /// In a plain table, the floating header covers 40 points at the top.
  @Test(
    "A plain table leaves room for its floating header",
    arguments: [
      (14, .top, 666), (14, .middle, 563), (14, .bottom, 420), (10, .top, 490), (19, .top, 886),
      (19, .bottom, 660), (29, .top, 1160), (1, .none, 34), (0, .none, -10), (14, .none, 420),
    ] as [(Int, ScrollPosition, CGFloat)])
  func plain(row: Int, position: ScrollPosition, offset: CGFloat) {
    #expect(Self.table(.plain, offset: 300).offset(forRow: row, at: position) == offset)
  }

  /// At offset 300, the content at 310 … 640 is visible.
  @Test(
    "Without a position a row is scrolled no further than needed",
    arguments: [
      (7, nil), (10, nil), (11, nil), (12, 332), (14, 420), (19, 640), (29, 1140),
      (6, 294), (1, 74), (0, -10),
    ] as [(Int, CGFloat?)])
  func leastMovement(row: Int, offset: CGFloat?) {
    #expect(Self.table(.grouped, offset: 300).offset(forRow: row, at: .none) == offset)
  }

  @Test(
    "A row that is in place isn't scrolled",
    arguments: [
      (14, .top, 706), (14, .middle, 563), (14, .bottom, 420), (29, .top, 1160), (0, .bottom, -10),
    ] as [(Int, ScrollPosition, CGFloat)])
  func alreadyInPlace(row: Int, position: ScrollPosition, offset: CGFloat) {
    #expect(Self.table(.grouped, offset: offset).offset(forRow: row, at: position) == nil)
  }

  @Test(
    "A margin stays free around the row",
    arguments: [
      (14, .top, 698), (14, .middle, 563), (14, .bottom, 428), (14, .none, 428), (1, .none, 66),
      (11, .none, nil), (29, .bottom, 1160),
    ] as [(Int, ScrollPosition, CGFloat?)])
  func margin(row: Int, position: ScrollPosition, offset: CGFloat?) {
    let table = Self.table(.grouped, offset: 300)
    #expect(table.offset(forRow: row, at: position, margin: 8) == offset)
  }

  /// A row of 500 points is taller than the visible part, so its top is shown.
  @Test(
    "A row taller than the viewport shows its top",
    arguments: ScrollPosition.allCases.filter { $0 == .none || $0 == .top })
  func tallRow(position: ScrollPosition) {
    let table = TableViewTests.table(rows: [300, 500, 300], height: 400, offset: 0)
    #expect(table.offset(forRow: 1, at: position) == 300)
  }
}
