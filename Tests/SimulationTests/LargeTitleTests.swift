import Foundation
import Simulation
import Testing

/// Tests a navigation bar with a large title of 52 points, a search bar of 52, or both.
@Suite struct LargeTitleTests {
  private static func phone(
    _ device: String = "iphone-16", ios: Int? = nil, orientation: Orientation = .portrait,
    title: Bool = true, search: Bool = true, isUnderBars: Bool = true
  ) throws -> Phone {
    try Phone.twenty(
      device, ios: ios, orientation: orientation,
      chrome: Chrome(hasLargeTitle: title, hasSearchBar: search), isUnderBars: isUnderBars)
  }

  /// The bar is 59 + 44 high, plus 52 for an open title; the search bar is closed when the form
  /// opens.
  @Test(
    "A form opens with its large title visible and its search bar hidden",
    arguments: [
      (true, true, -155, -207), (true, false, -155, -155), (false, true, -103, -155),
      (false, false, -103, -103),
    ] as [(Bool, Bool, CGFloat, CGFloat)])
  func opens(title: Bool, search: Bool, offset: CGFloat, least: CGFloat) throws {
    let phone = try Self.phone(title: title, search: search)
    #expect(phone.offset == offset)
    #expect(phone.table.minimumOffset == least)
    #expect(phone.table.adjustedContentInset.top == -offset)
    #expect(phone.navigationBarFrame.maxY == -offset)
  }

  /// In landscape, a phone's titles are small.
  ///
  /// An iPad's bar is 50 points high, and 102 with a large title. Before iOS 11 there is neither a
  /// large title nor a search bar.
  @Test(
    "The navigation bar's height depends on device, orientation and iOS version",
    arguments: [
      ("iphone-16", nil, .landscapeLeft, 32, -84), ("ipad-9", nil, .portrait, 122, -174),
      ("ipad-9", nil, .landscapeLeft, 122, -174), ("iphone-6", 10, .portrait, 64, -64),
    ] as [(String, Int?, Orientation, CGFloat, CGFloat)])
  func heights(
    device: String, ios: Int?, orientation: Orientation, bottom: CGFloat, least: CGFloat
  ) throws {
    let phone = try Self.phone(device, ios: ios, orientation: orientation)
    #expect(phone.navigationBarFrame.maxY == bottom)
    #expect(phone.table.minimumOffset == least)
  }

  @Test(
    "The navigation bar's height follows the table's offset",
    arguments: [
      (-207, 207), (-180, 180), (-155, 155), (-120, 120), (-103, 103), (-50, 103), (300, 103),
      (-250, 207),
    ] as [(CGFloat, CGFloat)])
  func barFollowsOffset(offset: CGFloat, bottom: CGFloat) throws {
    var phone = try Self.phone()
    phone.setContentOffset(offset, by: .script)
    #expect(phone.table.adjustedContentInset == EdgeInsets(top: bottom, bottom: 34))
    #expect(phone.navigationBarFrame.maxY == bottom)
    #expect(phone.visibleTableFrame.minY == bottom)
    #expect(phone.hitTest(CGPoint(x: 100, y: bottom - 1)) == .navigationBar)
  }

  /// When the finger is lifted, a title with 49 of 52 points opens, and one with 20 closes.
  @Test(
    "A drag that ends with a half-open title opens or closes it",
    arguments: [(-3, -155), (-32, -103), (40, -207), (20, -155)] as [(CGFloat, CGFloat)])
  func snapping(distance: CGFloat, offset: CGFloat) throws {
    var phone = try Self.phone()
    phone.happen {
      $0.drag(by: [distance])
      $0.settle()
    }
    #expect(phone.offset == offset)
  }

  /// If the table ends at the bar, the bar has one height; with `never` its title stays small.
  @Test("An opaque bar and `never` keep the navigation bar's height")
  func fixedBar() throws {
    let opaque = try Self.phone(isUnderBars: false)
    #expect(opaque.table.frame.model.minY == 207)
    #expect(opaque.navigationBarFrame.maxY == 207)
    var other = try Self.phone()
    other.adopt(.never)
    #expect(other.table.minimumOffset == 0)
    #expect(other.navigationBarFrame.maxY == 103)
  }

  /// A rotation to landscape closes the title and one back opens it; a closed search bar stays
  /// closed.
  @Test(
    "A rotation keeps the table at its top, with the large title open again",
    arguments: [false, true])
  func rotation(search: Bool) throws {
    var phone = try Self.phone(search: search)
    phone.rotate(to: .landscapeLeft)
    #expect(phone.offset == -32)
    phone.rotate(to: .portrait)
    #expect(phone.offset == -155)
  }

  /// Each position assumes the bar at its least height: 103 at the top, and 34 at the bottom.
  @Test(
    "Scrolling to a row counts the navigation bar without its large title",
    arguments: [
      (.top, 10, 337), (.middle, 10, 201.5), (.bottom, 19, 462), (.top, 0, -103),
    ] as [(ScrollPosition, Int, CGFloat)])
  func scrollToRow(position: ScrollPosition, row: Int, offset: CGFloat) throws {
    var phone = try Self.phone()
    phone.setContentInset(EdgeInsets(bottom: 400), by: .script)
    phone.scrollToRow(row, at: position, by: .script)
    #expect(phone.offset == offset)
  }
}
