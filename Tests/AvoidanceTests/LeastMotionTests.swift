import Avoidance
import Foundation
import Simulation
import Testing

/// Tests the strategy `least-motion` on the iPhone 5s, unless a test names another device.
///
/// 251 points are free above the keyboard of 253, and 288 above the number pad.
@Suite struct LeastMotionTests {
  /// Each case: the row, the offset before and after it becomes active, and the bottom inset.
  ///
  /// Rows are 44 high, so row n ends at 44 n.
  @Test(
    "Least-motion scrolls only as far as a row needs",
    arguments: [
      // Wholly in view: not moved, the inset with its margin all the same.
      (1, 0, 0, 261), (5, 0, 0, 261),
      // Covered by 13: moved by that and the margin.
      (6, 0, 21, 261), (12, 0, 285, 261),
      // In view by 2 and by 0 points: not moved, and only so much margin.
      (6, 15, 15, 255), (6, 13, 13, 253),
      // In view by 8 exactly.
      (6, 21, 21, 261),
      // Covered by 1.
      (6, 12, 21, 261),
      // Above: 8 points stay free over the row, as far as there is content.
      (4, 300, 124, 261), (4, 133, 124, 261), (4, 132, 132, 261), (1, 300, 0, 261),
      // The last row, whose margin is the inset's.
      (20, 376, 637, 261),
    ] as [(Int, CGFloat, CGFloat, CGFloat)])
  func leastMovement(row: Int, from: CGFloat, to: CGFloat, inset: CGFloat) throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false)
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(form.offset == to)
    #expect(form.inset == EdgeInsets(bottom: inset))
    #expect(form.share(row: row) == 1)
    form.end()
    #expect(form.offset == from)
    #expect(form.inset == .zero)
    #expect(form.phone.table.scrollIndicatorInsets == .zero)
  }

  @Test("Least-motion keeps the user's scroll instead of restoring the offset")
  func givesBackWhatItTookUnlessScrolledSince() throws {
    var form = try TwentyRows(.leastMotion)
    form.phone.setContentOffset(50, by: .script)
    form.begin(row: 12)
    #expect(form.offset == 285)
    form.drag(by: -15)
    form.end()
    #expect(form.offset == 300)
    // Scrolled beyond what is legal without the keyboard, only the inset takes it back.
    form.begin(row: 20)
    #expect(form.offset == 637)
    form.drag(by: 10)
    form.end()
    #expect(form.offset == 376)
  }

  /// After the user scrolls, the offset that the user chose is the one restored at the end.
  @Test("Least-motion restores the user's offset after the next field")
  func givesBackTheScrolledOffsetAfterTheNextField() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false, editing: 12)
    form.drag(by: -15)
    form.begin(row: 20)
    #expect(form.offset == 637)
    form.end()
    #expect(form.offset == 300)
  }

  @Test("A tap on the status bar counts as the user's scroll") func aTapOnTheStatusBarIsAScroll()
    throws
  {
    var form = try TwentyRows(.leastMotion)
    form.phone.setContentOffset(100, by: .script)
    form.begin(row: 12)
    form.simulator.tap(CGPoint(x: 160, y: 5))
    form.end()
    #expect(form.offset == 0)
  }

  @Test("Least-motion restores the insets set before") func insetsThatWereThereComeBack() throws {
    var form = try TwentyRows(.leastMotion)
    let before = EdgeInsets(top: 10, bottom: 49)
    let indicators = EdgeInsets(top: 3, bottom: 4)
    form.phone.setContentInset(before, indicators: indicators, by: .script)
    form.phone.setContentOffset(-10, by: .script)
    form.begin(row: 12)
    #expect(form.inset == EdgeInsets(top: 10, bottom: 261))
    #expect(form.clearance(row: 12) == 8)
    form.end()
    #expect(form.inset == before)
    #expect(form.phone.table.scrollIndicatorInsets == indicators)
    #expect(form.offset == -10)
  }

  /// A bottom inset that is already larger than the strategy needs isn't changed.
  @Test("Least-motion keeps an inset that is already large enough") func aLargerInsetStays() throws
  {
    var form = try TwentyRows(.leastMotion)
    form.phone.setContentInset(EdgeInsets(bottom: 400), by: .script)
    form.begin(row: 3)
    #expect(form.inset == EdgeInsets(bottom: 400))
  }

  /// On an iPhone 16 the keyboard covers 336 points of the table.
  ///
  /// The system adds 34 of the 336, also to the scroll indicators' insets
  /// (automaticallyAdjustsScrollIndicatorInsets).
  @Test("Least-motion counts the safe area once", arguments: [true, false])
  func theSafeAreaCountsOnce(fieldScroll: Bool) throws {
    var form = try TwentyRows(
      .leastMotion, fieldScroll: fieldScroll, device: .named("iphone-16"))
    form.begin(row: 15)
    #expect(form.inset == EdgeInsets(bottom: 310))
    #expect(form.phone.table.adjustedContentInset.bottom == 344)
    #expect(form.offset == 255)
    #expect(form.clearance(row: 15) == 8)
    #expect(form.phone.table.scrollIndicatorInsets == EdgeInsets(bottom: 302))
  }

  @Test("Least-motion scrolls in step with the keyboard") func movesWithTheKeyboard() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false, device: .named("iphone-16"))
    form.simulator.beginEditing(row: 14)
    form.simulator.advance(by: 0.125)
    // 223.445 / 336 of 255 points.
    #expect(abs(form.phone.presented.table.contentOffset.model.y - 169.579) < 0.001)
  }

  @Test("Least-motion does nothing when it is applied again") func appliedTwiceItIsTheSame() throws
  {
    for row in [6, 12, 20] {
      var form = try TwentyRows(.leastMotion, fieldScroll: false, editing: row)
      let once = form.phone.table
      let keyboard = CGRect(x: 0, y: 315, width: 320, height: 253)
      form.simulator.app.received(
        KeyboardNotification(
          name: .willChangeFrame, begin: keyboard, end: keyboard,
          animation: Animation(duration: 0.25, curve: .keyboard)), on: &form.simulator.phone)
      form.simulator.settle()
      #expect(form.phone.table == once)
      form.end()
      #expect(form.offset == 0)
    }
  }

  /// Rows of 300, 250, 240 and 300 points become active where 251 points are free.
  ///
  /// A row that fits without its margins is wholly shown, whether it comes from below or from
  /// above; a taller one shows its top.
  @Test(
    "Least-motion shows a tall row whole or from its top",
    arguments: [
      (1, 0, 300, 1, 1), (1, 850, 300, 1, 1), (2, 0, 547, 1, 8), (2, 850, 547, 1, 8),
      (3, 0, 790, 251.0 / 300, -49), (0, 400, 0, 251.0 / 300, -49),
    ] as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func tallRows(row: Int, from: CGFloat, to: CGFloat, share: CGFloat, clearance: CGFloat) throws {
    let device = try #require(Device.named("iphone-5s"))
    var phone = Phone(
      scene: Scene(device: device, chrome: Chrome(), options: .opaqueBars),
      rows: RowGeometry(sections: [SectionHeights(rows: [300, 250, 240, 300, 300])]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 5))
    phone.settings.fieldScroll = false
    phone.setContentOffset(from, by: .script)
    var simulator = Simulator(phone, app: Engine(.leastMotion))
    simulator.settle { $0.beginEditing(row: row) }
    #expect(simulator.phone.table.contentOffset.model.y == to)
    #expect(simulator.phone.visibleShare(ofRow: row) == share)
    #expect(simulator.phone.clearance(ofRow: row) == clearance)
  }

  /// A table that ends above the keyboard is neither scrolled nor inset.
  @Test("Least-motion leaves a table above the keyboard alone") func aTableThatIsNotCoveredStays()
    throws
  {
    let frame = CGRect(x: 0, y: 64, width: 320, height: 200)
    let form = try TwentyRows(.leastMotion, fieldScroll: false, frame: frame, editing: 2)
    #expect(form.inset == .zero)
    #expect(form.offset == 0)
    #expect(form.declined == [.alreadyVisible])
  }
}
