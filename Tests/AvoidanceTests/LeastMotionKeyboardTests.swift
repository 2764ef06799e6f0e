import Avoidance
import Foundation
import Simulation
import Testing

/// Tests `least-motion` with keyboards that aren't docked: floating, split, hidden, or hardware.
@Suite struct LeastMotionKeyboardTests {
  /// Makes a table of twenty rows at y 70 … 1024 of an iPad's screen of 768 × 1024.
  ///
  /// Row n begins at 70 + 44 (n − 1); the content is 880 high; a docked keyboard's top is at 704.
  private func form(fieldScroll: Bool = false) throws -> TwentyRows {
    try TwentyRows(.leastMotion, fieldScroll: fieldScroll, device: .named("ipad-9.7"))
  }

  /// The keyboard floats at y 500 … 754 and covers rows 11 to 16, some only in part.
  @Test(
    "Least-motion moves a covered row above or below a floating keyboard",
    arguments: [
      // Beside it: not moved, and no room made.
      (9, 0, .zero), (17, 0, .zero),
      // Covered by 10 and by 54: up to the margin above it, with as much room as that takes beyond
      // the content's end, 880 + inset − 954.
      (10, 18, EdgeInsets(bottom: 92)), (11, 62, EdgeInsets(bottom: 136)),
      // 730 … 774: 32 down to 762 is nearer than 282 up to 492, and takes room above the content.
      (16, -32, EdgeInsets(top: 32)),
    ] as [(Int, CGFloat, EdgeInsets)])
  func aFloatingKeyboardHasTwoSides(row: Int, offset: CGFloat, inset: EdgeInsets) throws {
    var form = try form()
    form.place(.floating(CGPoint(x: 100, y: 500)))
    form.begin(row: row)
    #expect(form.offset == offset)
    #expect(form.inset == inset)
    #expect(form.share(row: row) == 1)
    form.end()
    #expect(form.offset == 0)
    #expect(form.inset == .zero)
  }

  /// Row 18 is at 652 … 696 when the keyboard begins to float over it; 110 points down, to 762, is
  /// nearer than 204 up, to 492.
  @Test(
    "Least-motion moves a row to the nearer side of a floating keyboard", arguments: [false, true])
  func theNearerSide(fieldScroll: Bool) throws {
    var form = try form(fieldScroll: fieldScroll)
    form.begin(row: 18)
    #expect(form.offset == 166)
    #expect(form.inset == EdgeInsets(bottom: 328))
    form.place(.floating(CGPoint(x: 100, y: 500)))
    #expect(form.offset == 56)
    #expect(form.inset == EdgeInsets(bottom: 130))
    #expect(form.share(row: 18) == 1)
    form.place(.docked)
    #expect(form.clearance(row: 18) == 8)
    form.end()
    #expect(form.offset == 0)
    #expect(form.inset == .zero)
  }

  /// With 400 points below the content, row 16 can go up by 282; going down by 32 is nearer but
  /// needs an extra inset.
  @Test("Least-motion prefers the side that needs no extra inset")
  func theSideThatNeedsNoRoomGoesFirst() throws {
    var form = try form()
    form.phone.setContentInset(EdgeInsets(bottom: 400), by: .script)
    form.place(.floating(CGPoint(x: 100, y: 500)))
    form.begin(row: 16)
    #expect(form.offset == 282)
    #expect(form.inset == EdgeInsets(bottom: 400))
    #expect(form.share(row: 16) == 1)
    form.end()
    #expect(form.offset == 0)
  }

  /// No notification announces that a keyboard starts to float, or that a floating one leaves.
  ///
  /// (flutter_keyboard_visibility 162.) Each strategy's inset must be zero afterwards all the same.
  @Test("No inset remains after the keyboard starts to float or leaves")
  func aFloatingKeyboardLeavesNothingBehind() throws {
    let strategies: [Strategy] = [
      .leastMotion, .swiftUI, .layoutGuide, .flutter, .androidPan, .androidResize,
    ]
    for strategy in strategies {
      var form = try TwentyRows(strategy, fieldScroll: false, device: .named("ipad-9.7"))
      form.begin(row: 3)
      form.place(.floating(CGPoint(x: 100, y: 500)))
      #expect(form.phone.table.adjustedContentInset == .zero, "\(strategy.name)")
      #expect(form.tableHeight == 954, "\(strategy.name)")
      form.end()
      #expect(form.inset == .zero, "\(strategy.name)")
    }
  }

  /// Row 5, a text view 300 high, is under the keyboard at 250 … 504, with 180 points free above
  /// and 520 below; so the row moves below the keyboard.
  @Test("A text view moves to the side where all of it fits")
  func aTextViewGoesWhollyToTheSideThatHasRoom() throws {
    var heights = Array(repeating: CGFloat(44), count: 20)
    heights[4] = 300
    var form = try TwentyRows(
      .leastMotion, fieldScroll: false, device: .named("ipad-9.7"),
      special: [5: FieldTraits(isTextView: true, leastLines: 3, mostLines: 12)],
      rowHeights: heights)
    form.place(.floating(CGPoint(x: 100, y: 250)))
    form.begin(row: 5)
    #expect(form.offset == -266)
    #expect(form.inset == EdgeInsets(top: 266))
    #expect(form.share(row: 5) == 1)
    form.end()
    #expect(form.offset == 0)
    #expect(form.inset == .zero)
  }

  /// Row 5, 400 high, fits neither above nor below the keyboard at 420 … 674, with 350 points each.
  ///
  /// Its part down to the line's end, 456.1435, fits above: up by 36.1435 and the margin of 8.
  @Test("A row that fits on neither side shows its line of text")
  func aRowThatFitsOnNeitherSideShowsItsLine() throws {
    var heights = Array(repeating: CGFloat(44), count: 20)
    heights[4] = 400
    var form = try TwentyRows(
      .leastMotion, fieldScroll: false, device: .named("ipad-9.7"), rowHeights: heights)
    form.place(.floating(CGPoint(x: 100, y: 420)))
    form.begin(row: 5)
    #expect(abs(form.offset - 44.1435) < 0.001)
    let line = form.phone.convertToScreen(fromTable: form.phone.lineRect(ofRow: 4))
    #expect(abs(line.maxY - 412) < 0.001)
  }

  /// UIKit has scrolled row 8 to the table's very top, offset 308; the strategy restores neither
  /// the earlier 376 nor a margin (300).
  @Test("A row that UIKit placed stays as the keyboard leaves")
  func aRowGoesNoFurtherThanItWasAsTheKeyboardLeaves() throws {
    var form = try TwentyRows(.leastMotion)
    form.phone.setContentOffset(376, by: .script)
    form.begin(row: 20)
    form.begin(row: 8)
    #expect(form.offset == 308)
    form.simulator.setHardwareKeyboard(isAttached: true)
    form.simulator.settle()
    #expect(form.offset == 308)
    form.end()
    #expect(form.offset == 376)
  }

  /// With `insetClamps` off, UIKit leaves the offset beyond the range of a smaller inset.
  ///
  /// The strategy then scrolls from 637 to the end of the range, 880 − 504.
  @Test("Least-motion corrects an offset that UIKit leaves out of range")
  func theOffsetIsBroughtBackByHand() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false)
    form.phone.settings.insetClamps = false
    form.begin(row: 20)
    #expect(form.offset == 637)
    form.simulator.setHardwareKeyboard(isAttached: true)
    form.simulator.settle()
    #expect(form.offset == 376)
  }

  /// A table at x 430 … 768 lies beside the floating keyboard, so it is neither scrolled nor inset.
  @Test("Least-motion leaves a table beside a floating keyboard alone")
  func aTableBesideTheKeyboardStays() throws {
    var form = try TwentyRows(
      .leastMotion, fieldScroll: false, device: .named("ipad-9.7"),
      frame: CGRect(x: 430, y: 70, width: 338, height: 954))
    form.place(.floating(CGPoint(x: 100, y: 500)))
    form.begin(row: 12)
    #expect(form.offset == 0)
    #expect(form.inset == .zero)
  }

  /// Row 1, at the top of the scroll range, is under a floating keyboard; only a top inset uncovers
  /// it.
  @Test("A first row under a floating keyboard moves below it")
  func aFirstRowUnderTheKeyboardGoesBelow() throws {
    var form = try form()
    form.place(.floating(CGPoint(x: 100, y: 60)))
    form.begin(row: 1)
    // The keyboard ends at 60 + 254 = 314, 244 below the table's top.
    #expect(form.offset == -252)
    #expect(form.inset == EdgeInsets(top: 252))
    #expect(form.share(row: 1) == 1)
    form.end()
    #expect(form.offset == 0)
    #expect(form.inset == .zero)
  }

  /// A hardware keyboard replaces the one on screen; at offset 0 the active row 20 would end at
  /// 944, below the screen's 568 points.
  @Test("The active row stays in view when a hardware keyboard is attached")
  func aHardwareKeyboardLeavesTheFieldInView() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false, editing: 20)
    #expect(form.offset == 637)
    form.simulator.setHardwareKeyboard(isAttached: true)
    form.simulator.settle()
    #expect(form.inset == .zero)
    #expect(form.offset == 376)
    #expect(form.share(row: 20) == 1)
    // No keyboard is announced for the next one, and it is shown none the less.
    form.begin(row: 2)
    #expect(form.offset == 36)
    form.end()
    #expect(form.offset == 0)
  }

  /// With a hardware keyboard, row 20 is scrolled into view and the offset later restored, even on
  /// an iPad, which posts no notification.
  @Test(
    "Least-motion restores the offset beside a hardware keyboard",
    arguments: [("iphone-5s", 376), ("iphone-16", 165), ("ipad-9.7", 10)] as [(String, CGFloat)],
    [true, false])
  func givesBackBesideAHardwareKeyboard(
    shown: (device: String, offset: CGFloat), fieldScroll: Bool
  ) throws {
    var form = try TwentyRows(
      .leastMotion, fieldScroll: fieldScroll, device: .named(shown.device))
    form.simulator.setHardwareKeyboard(isAttached: true)
    form.phone.setContentOffset(10, by: .script)
    form.begin(row: 20)
    #expect(form.offset == shown.offset)
    form.begin(row: 19)
    form.end()
    #expect(form.offset == 10)
  }

  /// An iPad with a hardware keyboard posts no keyboard notification for a field or a rotation.
  ///
  /// In landscape row 17, at 704 … 748, would end below the table's 698 points.
  @Test("Least-motion handles a rotation beside a hardware keyboard")
  func turnedBesideAHardwareKeyboard() throws {
    var form = try form()
    form.simulator.setHardwareKeyboard(isAttached: true)
    form.begin(row: 17)
    #expect(form.offset == 0)
    form.simulator.rotate(to: .landscapeLeft)
    form.simulator.settle()
    #expect(form.offset == 50)
    form.end()
    #expect(form.offset == 0)
  }

  /// Tests six rows of 44 points on a screen of 1133 × 744 without bars.
  ///
  /// A split keyboard of 428 points has its top at y 158, and row 5 is below it. Then a keyboard
  /// that floats at 440 … 694 replaces it.
  @Test("The offset rests in the legal range after another keyboard placement")
  func restsInTheLegalRangeAfterAnotherKeyboard() throws {
    var phone = Phone(
      scene: Scene(
        device: try #require(Device.named("ipad-mini-6")), orientation: .landscapeLeft,
        chrome: Chrome(hasNavigationBar: false)),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 6))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 6))
    phone.settings.fieldScroll = false
    var simulator = Simulator(phone, app: Engine(.leastMotion))
    for keyboard in [Keyboard.Placement.split, .floating(CGPoint(x: 197, y: 440))] {
      simulator.setKeyboardPlacement(keyboard)
      simulator.settle { $0.beginEditing(row: 4) }
      let offset = simulator.phone.table.contentOffset.model.y
      #expect(simulator.phone.table.legalOffset(offset) == offset)
      #expect(FieldVisibility(simulator.phone, row: 4).isWhole)
    }
  }

  /// A keyboard that floats at the screen's bottom edge covers only its own width.
  ///
  /// The strategy treats it like any floating one: the inset makes the row's offset legal.
  @Test("Least-motion makes room for a floating keyboard at the bottom edge")
  func aFloatingKeyboardAtTheBottomIsAnswered() throws {
    var form = try form()
    form.place(.floating(CGPoint(x: 100, y: 770)))
    form.begin(row: 19)
    #expect(form.offset == 144)
    #expect(form.inset == EdgeInsets(bottom: 218))
    form.end()
    #expect(form.offset == 0)
    #expect(form.inset == .zero)
  }

  /// If the phone is rotated while a field is active, the strategy still restores offset and inset.
  @Test("Least-motion restores everything after a rotation with the keyboard up")
  func turnedWithTheKeyboardUp() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false)
    form.phone.setContentOffset(30, by: .script)
    form.begin(row: 12)
    form.simulator.rotate(to: .landscapeLeft)
    form.simulator.settle()
    #expect(form.share(row: 12) == 1)
    form.end()
    #expect(form.offset == 30)
    #expect(form.inset == .zero)
  }

  /// On iOS 10, which has no safe area, this table's frame lies under the navigation bar.
  ///
  /// The row and its margin move below the bar's 64 points, as far as the scroll range allows.
  @Test(
    "Least-motion keeps rows below a navigation bar without a safe area",
    arguments: [(2, 200, 0), (3, 200, 16), (5, 200, 104)] as [(Int, CGFloat, CGFloat)])
  func barsThatNoInsetTellsOf(row: Int, from: CGFloat, offset: CGFloat) throws {
    var form = try TwentyRows(
      .leastMotion, fieldScroll: false, ios: 10,
      frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    form.phone.setContentInset(.zero, by: .script)
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(form.offset == offset)
  }

  /// A row whose top misses the visible edge by 1e-13, an error from adding thirds, isn't moved.
  @Test("A rounding error does not move a row that is in view") func roundingMovesNothing() throws {
    let third = 55.0 + 1.0 / 3
    var phone = Phone(
      scene: Scene(
        device: try #require(Device.named("iphone-5s")), chrome: Chrome(), options: .opaqueBars),
      rows: RowGeometry(sections: [
        SectionHeights(header: CGFloat(third), rows: Array(repeating: 44.1, count: 20))
      ]), style: .grouped, fields: Array(repeating: FieldTraits(), count: 20))
    phone.settings.fieldScroll = false
    let top = phone.table.rect(forRow: 7).minY
    phone.setContentOffset(top + 1e-12, by: .script)
    var simulator = Simulator(phone, app: Engine(.leastMotion))
    simulator.settle { $0.beginEditing(row: 7) }
    #expect(simulator.phone.table.contentOffset.model.y == top + 1e-12)
  }
}
