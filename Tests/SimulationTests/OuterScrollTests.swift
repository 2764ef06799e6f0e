import Foundation
import Simulation
import Testing

/// Tests a scroll view that encloses the table.
@Suite struct OuterScrollTests {
  /// Makes a phone with a scroll view in {{0, 64}, {320, 504}} and a table in its content.
  ///
  /// By default, the content is 1200 points high, and the table of twenty rows of 44 is at y 300,
  /// 440 high.
  private static func phone(
    _ device: String = "iphone-5s", ios: Int? = nil, orientation: Orientation = .portrait,
    size: CGSize = CGSize(width: 0, height: 1200), adjustment: InsetAdjustment? = nil,
    table: CGRect = CGRect(x: 0, y: 300, width: 320, height: 440), isUnderBars: Bool = false
  ) throws -> Phone {
    try Phone.twenty(
      device, ios: ios, orientation: orientation,
      containers: [
        Container(
          place: .insets(.zero), scroll: ScrollArea(contentSize: size, insetAdjustment: adjustment))
      ], tablePlace: .frame(table), isUnderBars: isUnderBars)
  }

  private static func outer(_ phone: Phone) throws -> ScrollArea {
    try #require(phone.containers[0].scroll)
  }

  @Test("A table moves with the scroll view around it")
  func tableInContent() throws {
    var phone = try Self.phone()
    #expect(phone.isNested)
    #expect(phone.containers[0].contentSize == CGSize(width: 320, height: 1200))
    #expect(try Self.outer(phone).maximumOffset(in: phone.containers[0].frame.size).y == 696)
    #expect(phone.tableFrameOnScreen == CGRect(x: 0, y: 364, width: 320, height: 440))
    phone.setOuterOffset(CGPoint(x: 0, y: 250), ofContainer: 0, by: .script)
    #expect(phone.tableFrameOnScreen == CGRect(x: 0, y: 114, width: 320, height: 440))
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 114, width: 320, height: 440))
    phone.setOuterOffset(CGPoint(x: 0, y: 400), ofContainer: 0, by: .script)
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 64, width: 320, height: 340))
    #expect(phone.visibleShare(ofRow: 2) == 32.0 / 44)
  }

  /// A set offset isn't clamped, but a change of the insets moves the offset back into the range.
  @Test("An outer scroll view clamps its offset on inset changes, not on offset changes")
  func offsetsAndInsets() throws {
    var phone = try Self.phone()
    phone.setOuterInset(EdgeInsets(bottom: 100), ofContainer: 0, by: .script)
    phone.setOuterOffset(CGPoint(x: 0, y: 790), ofContainer: 0, by: .script)
    phone.setOuterInset(EdgeInsets(bottom: 50), ofContainer: 0, by: .script)
    #expect(phone.containers[0].boundsOrigin.y == 746)
    phone.setOuterOffset(CGPoint(x: 0, y: 9000), ofContainer: 0, by: .script)
    #expect(phone.containers[0].boundsOrigin.y == 9000)
  }

  /// The field scrolls row 12, at 528 … 572, to the table's bottom: 572 − 440.
  ///
  /// Then the outer view scrolls the table's bottom to its own: 740 − 504.
  @Test("A focused field scrolls every scroll view around it")
  func fieldScroll() throws {
    var phone = try Self.phone()
    phone.settle { $0.beginEditing(row: 12) }
    #expect(phone.offset == 132)
    #expect(phone.containers[0].boundsOrigin.y == 236)
    #expect(phone.frameOnScreen(ofRow: 12) == CGRect(x: 0, y: 524, width: 320, height: 44))
  }

  /// The finger moves 700 points: the table scrolls by 440 and the outer view by the rest.
  @Test("A drag past the table's end continues in the outer scroll view")
  func dragContinues() throws {
    var phone = try Self.phone()
    phone.drag(by: -700)
    #expect(phone.offset == 440)
    #expect(phone.containers[0].boundsOrigin.y == 260)
    phone.drag(by: 500)
    #expect(phone.offset == 0)
    #expect(phone.containers[0].boundsOrigin.y == 200)
  }

  /// The table is below the screen, and the row below the table's visible part, so both are
  /// dragged.
  @Test("Dragging a row into view moves both scroll views")
  func dragIntoView() throws {
    var phone = try Self.phone(table: CGRect(x: 0, y: 700, width: 320, height: 440))
    phone.dragIntoView(row: 15)
    #expect(phone.visibleShare(ofRow: 15) == 1)
    #expect(phone.touchPoint(ofFieldAtRow: 15) != nil)
  }

  /// On an iPhone 16 under bars, the outer view's inset is the safe area, and the table has none.
  ///
  /// If the outer view's adjustment is `never`, the table has it, as far as it is under the bars.
  @Test("The outermost scroll view takes the safe area unless its adjustment is `never`")
  func safeArea() throws {
    let table = CGRect(x: 0, y: 0, width: 393, height: 852)
    let phone = try Self.phone("iphone-16", table: table, isUnderBars: true)
    #expect(try Self.outer(phone).systemInset == EdgeInsets(top: 103, bottom: 34))
    #expect(phone.containers[0].boundsOrigin.y == -103)
    #expect(phone.table.systemInset == .zero)
    let bare = try Self.phone("iphone-16", adjustment: .never, table: table, isUnderBars: true)
    #expect(try Self.outer(bare).systemInset == .zero)
    #expect(bare.table.systemInset == EdgeInsets(top: 103, bottom: 34))
  }

  /// Up to iOS 10, the controller sets the contentInset of the first, outermost scroll view.
  @Test("Before iOS 11 the controller sets the outermost scroll view's inset")
  func barsBeforeIOS11() throws {
    let phone = try Self.phone("iphone-5s", ios: 9, isUnderBars: true)
    #expect(try Self.outer(phone).contentInset == EdgeInsets(top: 64))
    #expect(phone.containers[0].boundsOrigin.y == -64)
    #expect(phone.table.contentInset == .zero)
  }

  /// `scrollableAxes` adds no inset along an axis that can't be scrolled.
  @Test(
    "`scrollableAxes` insets a scroll view only if its content scrolls",
    arguments: [(1200, 103, 34), (700, 0, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func scrollableAxes(height: CGFloat, top: CGFloat, bottom: CGFloat) throws {
    let phone = try Self.phone(
      "iphone-16", size: CGSize(width: 0, height: height), adjustment: .scrollableAxes,
      isUnderBars: true)
    #expect(try Self.outer(phone).systemInset == EdgeInsets(top: top, bottom: bottom))
  }

  /// After a rotation the content is still at its top, below a bar of 32 points in landscape.
  @Test("A rotation keeps the outer scroll view at its top")
  func rotation() throws {
    var phone = try Self.phone("iphone-16", isUnderBars: true)
    phone.rotate(to: .landscapeLeft)
    #expect(try Self.outer(phone).systemInset == EdgeInsets(top: 32, bottom: 21))
    #expect(phone.containers[0].boundsOrigin.y == -32)
    phone.rotate(to: .portrait)
    #expect(phone.containers[0].boundsOrigin.y == -103)
  }

  @Test("An outer scroll view animates its offset")
  func animation() throws {
    var phone = try Self.phone()
    phone.setOuterOffset(
      CGPoint(x: 0, y: 300), ofContainer: 0, by: .script, animation: .scroll)
    phone.advance(by: 0.15)
    #expect(!phone.isSettled)
    #expect(phone.presented.containers[0].boundsOrigin.y == 150)
    phone.settle()
    #expect(phone.isSettled)
    #expect(phone.presented == phone)
    #expect(phone.clock == 0.3)
  }
}
