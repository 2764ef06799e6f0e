import Foundation
import Simulation
import Testing

@Suite struct PhoneTouchTests {
  /// Makes an iPhone 8 with a navigation bar and a tab bar; its table is at y 64 … 618.
  ///
  /// The content has a header at 0 … 40, a field at 40 … 84, a text at 84 … 144, and a footer at
  /// 144 … 164. A header at 164 … 194 and a field without a label at 194 … 238 follow.
  private static func phone(frame: CGRect? = nil) throws -> Phone {
    let device = try #require(Device.named("iphone-8"))
    return Phone(
      scene: Scene(device: device, chrome: Chrome(hasTabBar: true)),
      rows: RowGeometry(sections: [
        SectionHeights(header: 40, rows: [44, 60], footer: 20),
        SectionHeights(header: 30, rows: [44]),
      ]), style: .grouped, fields: [FieldTraits(), nil, FieldTraits(hasLabel: false)], frame: frame)
  }

  /// The label has 0.36 of the 343 points between the margins, so the field begins at 139.48.
  @Test(
    "A touch hits the bar, row, field or keyboard at its point",
    arguments: [
      (10, 10, .statusBar), (10, 19.9, .statusBar), (10, 20, .navigationBar),
      (10, 63.9, .navigationBar), (10, 64, .header(section: 0)), (10, 103.9, .header(section: 0)),
      (200, 104, .field(row: 0)), (139, 110, .row(0)), (140, 110, .field(row: 0)),
      (358, 110, .field(row: 0)), (360, 110, .row(0)), (200, 147.9, .field(row: 0)),
      (200, 148, .row(1)), (200, 207.9, .row(1)), (200, 208, .footer(section: 0)),
      (200, 228, .header(section: 1)), (17, 258, .field(row: 2)), (15, 258, .row(2)),
      (200, 301.9, .field(row: 2)), (200, 302, .table), (200, 617.9, .table), (200, 618, .tabBar),
      (200, 666, .tabBar), (200, 700, .background), (-5, 300, .background), (400, 300, .background),
    ] as [(CGFloat, CGFloat, HitTarget)])
  func targets(x: CGFloat, y: CGFloat, target: HitTarget) throws {
    #expect(try Self.phone().hitTest(CGPoint(x: x, y: y)) == target)
  }

  /// The keyboard of 260 points covers the tab bar and everything below y 407.
  @Test(
    "A touch on the keyboard hits neither the tab bar nor the table below it",
    arguments: [
      (406.9, .table), (407, .keyboard), (640, .keyboard), (110, .field(row: 0)),
    ] as [(CGFloat, HitTarget)])
  func targetsWithTheKeyboardUp(y: CGFloat, target: HitTarget) throws {
    var phone = try Self.phone()
    phone.begin(0)
    #expect(phone.hitTest(CGPoint(x: 200, y: y)) == target)
  }

  @Test("A touch beside a table with its own frame hits the background")
  func besideTheTable() throws {
    let phone = try Self.phone(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    #expect(phone.hitTest(CGPoint(x: 49, y: 120)) == .background)
    #expect(phone.hitTest(CGPoint(x: 50, y: 120)) == .header(section: 0))
    #expect(phone.hitTest(CGPoint(x: 60, y: 201)) == .background)
  }

  @Test("The bars move with the root view")
  func barsMove() throws {
    var phone = try Self.phone()
    phone.setRootFrame(CGRect(x: 0, y: -100, width: 375, height: 667), by: .script)
    #expect(phone.hitTest(CGPoint(x: 10, y: 517)) == .table)
    #expect(phone.hitTest(CGPoint(x: 10, y: 518)) == .tabBar)
    #expect(phone.hitTest(CGPoint(x: 10, y: 567)) == .background)
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 20, width: 375, height: 498))
  }

  @Test("A touch hits the row scrolled to that place")
  func scrolledContent() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(100, by: .script)
    // 64 on the screen is 100 in the content, inside row 2 (88…132).
    #expect(phone.hitTest(CGPoint(x: 200, y: 64)) == .field(row: 2))
    #expect(phone.hitTest(CGPoint(x: 200, y: 96)) == .field(row: 3))
  }

  /// A tap anywhere on the table, except on a text field, ends editing.
  @Test(
    "A tap on the table outside text fields ends editing",
    arguments: [
      (10, 70, true), (100, 110, true), (200, 160, true), (200, 210, true), (200, 400, true),
      (200, 30, false), (200, 500, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func tapOutsideResigns(x: CGFloat, y: CGFloat, resigns: Bool) throws {
    var phone = try Self.phone()
    phone.settle { $0.beginEditing(row: 0) }
    phone.tap(x, y)
    #expect(phone.firstResponder == (resigns ? nil : 0))
    #expect(phone.hasTapRecognizer == !resigns)
  }

  @Test("A tap on another field moves the focus there")
  func tapOnField() throws {
    var phone = try Phone.twenty()
    phone.tap(200, 70)
    phone.settle()
    #expect(phone.firstResponder == 0)
    phone.tap(200, 120)
    #expect(phone.firstResponder == 1)
  }

  @Test("Without a focused field a tap on a row selects it")
  func tapOnRow() throws {
    var phone = try Phone.twenty()
    phone.tap(8, 70)
    #expect(phone.takeLines() == ["0 touch row(0)", "0 selected(row: 0)"])
  }

  @Test("A tap on the status bar scrolls to the top")
  func tapOnStatusBar() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(300, by: .script)
    phone.tap(160, 10)
    #expect(phone.offset == 0)
    #expect(phone.presented.offset == 300)
    phone.settle()
    #expect(phone.presented.offset == 0)
    #expect(phone.clock == 0.3)
  }

  @Test("A field's touch point is the middle of its visible part")
  func touchPoint() throws {
    let phone = try Phone.twenty()
    // The field spans 119.68 to 304; row 12 is at 548…592, with 20 points on the screen.
    let point = try #require(phone.touchPoint(ofFieldAtRow: 11))
    #expect(abs(point.x - 211.84) < 1e-9)
    #expect(point.y == 558)
    #expect(phone.touchPoint(ofFieldAtRow: 12) == nil)
    #expect(try Self.phone().touchPoint(ofFieldAtRow: 1) == nil)
  }

  @Test("The point outside fields is in the table's margin, beside the first visible row")
  func pointOutsideFields() throws {
    var phone = try Phone.twenty()
    #expect(phone.pointOutsideFields == CGPoint(x: 8, y: 65))
    #expect(phone.hitTest(phone.pointOutsideFields) == .row(0))
    phone.setContentOffset(376, by: .script)
    #expect(phone.hitTest(phone.pointOutsideFields) == .row(8))
  }

  @Test("If the keyboard covers the table, the point outside fields is on the navigation bar")
  func pointWithoutTable() throws {
    let frame = CGRect(x: 0, y: 400, width: 320, height: 100)
    var phone = try Phone.twenty(frame: frame)
    phone.begin(0)
    #expect(phone.visibleTableFrame.height == 0)
    #expect(phone.pointOutsideFields == CGPoint(x: 160, y: 42))
    #expect(phone.hitTest(phone.pointOutsideFields) == .navigationBar)
  }

  /// The table shows 504 points; a drag moves it by the least distance that shows the whole row.
  @Test(
    "Dragging a row into view moves the table no further than needed",
    arguments: [(0, 0, 0), (10, 0, 0), (11, 0, 24), (19, 0, 376), (0, 100, 0), (2, 100, 88)]
      as [(Int, CGFloat, CGFloat)])
  func dragIntoView(row: Int, from: CGFloat, to: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(from, by: .script)
    phone.dragIntoView(row: row)
    #expect(phone.offset == to)
  }

  /// Above the keyboard 251 points are visible, and a finger can't drag the last row above it.
  @Test(
    "With the keyboard up, dragging a row into view stops at the last legal offset",
    arguments: [(5, 13), (11, 277), (19, 376)] as [(Int, CGFloat)])
  func dragIntoViewAboveTheKeyboard(row: Int, to: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.settle { $0.beginEditing(row: 0) }
    phone.dragIntoView(row: row)
    #expect(phone.offset == to)
  }
}
