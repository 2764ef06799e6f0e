import Foundation
import Simulation
import Testing

@Suite struct TableStyleTests {
  /// The expected heights were measured on Interface Builder files.
  @Test(
    "A header's height follows the table's style and its text",
    arguments: [
      (.plain, nil, true, 2, 12, 0), (.plain, "A", true, 2, 12, 28),
      (.plain, "A", false, 3, 15, 50),
      (.grouped, "A", true, 2, 12, 55.5), (.grouped, "A", true, 3, 18, 166.0 / 3),
      (.grouped, "A", false, 2, 12, 38), (.grouped, nil, true, 2, 12, 35),
      (.grouped, nil, false, 2, 12, 18),
      // Files of toolsVersion below 4500, with the look of iOS 5 and 6.
      (.plain, "A", true, 2, 6, 22), (.plain, nil, true, 2, 6, 0), (.grouped, "A", true, 2, 6, 46),
      (.grouped, "A", false, 2, 6, 36), (.grouped, nil, true, 2, 6, 10),
    ] as [(TableStyle, String?, Bool, CGFloat, Int, CGFloat)])
  func header(
    style: TableStyle, title: String?, isFirst: Bool, scale: CGFloat, ios: Int, height: CGFloat
  ) {
    #expect(
      style.headerHeight(title: title, isFirst: isFirst, scale: scale, ios: ios) == height)
  }

  @Test(
    "A section's footer is as high as its style and its text need",
    arguments: [
      (.plain, nil, 12, 0), (.grouped, nil, 12, 18), (.grouped, 10, 12, 37.5),
      (.grouped, 46, 12, 37.5), (.grouped, 47, 12, 53.5), (.grouped, 100, 12, 69.5),
      (.grouped, nil, 6, 10), (.plain, nil, 6, 0),
    ] as [(TableStyle, Int?, Int, CGFloat)])
  func footerHeights(style: TableStyle, length: Int?, ios: Int, height: CGFloat) {
    let text = length.map { String(repeating: "x", count: $0) }
    #expect(style.footerHeight(text: text, ios: ios) == height)
  }
}

/// Tests inset grouped tables against Interface Builder's files.
///
/// The margins are 16 points with rows 343 wide of 375, and 20 with 374 of 414. The first untitled
/// section begins at 18.
@Suite struct InsetGroupedTests {
  @Test(
    "An inset grouped table keeps a margin beside its rows",
    arguments: [("iphone-8", 16, 343), ("iphone-11", 20, 374)] as [(String, CGFloat, CGFloat)])
  func insetGroupedMargin(device: String, x: CGFloat, width: CGFloat) throws {
    let phone = Phone(
      scene: Scene(device: try #require(Device.named(device)), chrome: Chrome()),
      rows: RowGeometry(sections: [SectionHeights(rows: [44])]), style: .insetGrouped,
      fields: [FieldTraits(hasLabel: false)])
    #expect(phone.table.rect(forRow: 0) == CGRect(x: x, y: 0, width: width, height: 44))
    #expect(phone.fieldRect(atRow: 0)?.minX == x + 16)
  }

  @Test(
    "An inset grouped table has the header heights of Interface Builder's files",
    arguments: [(nil, true, 18), (nil, false, 18), ("A", true, 55.5), ("A", false, 38)]
      as [(String?, Bool, CGFloat)])
  func insetGroupedHeaders(title: String?, isFirst: Bool, height: CGFloat) {
    #expect(
      TableStyle.insetGrouped.headerHeight(title: title, isFirst: isFirst, scale: 2, ios: 15)
        == height)
  }

  @Test(
    "The inset grouped style is available from iOS 13 on",
    arguments: [(12, .grouped), (13, .insetGrouped)] as [(Int, TableStyle)])
  func insetGroupedAvailability(ios: Int, style: TableStyle) {
    #expect(TableStyle.insetGrouped.available(on: ios) == style)
    #expect(TableStyle.plain.available(on: ios) == .plain)
  }
}
