import Avoidance
import Foundation
import Simulation
import Testing

@Suite struct InsetTests {
  /// Both articles set all four insets, and then all to zero.
  @Test(
    "The inset strategies lose the insets set before",
    arguments: [Strategy.insetOverlap, .insetTop])
  func insetsThatWereThereAreLost(strategy: Strategy) throws {
    var form = try TwentyRows(strategy)
    let before = EdgeInsets(top: 5, bottom: 49)
    form.phone.setContentInset(before, indicators: before, by: .script)
    form.begin(row: 12)
    #expect(form.inset == EdgeInsets(bottom: 253))
    #expect(form.phone.table.scrollIndicatorInsets == EdgeInsets(bottom: 253))
    form.end()
    #expect(form.inset == .zero)
    #expect(form.phone.table.scrollIndicatorInsets == .zero)
  }

  /// The system adds the safe area's 34 points to the overlap of 336, so the row is 34 points too
  /// high.
  ///
  /// Row 15 is at 616 to 660, and the table ends at 852.
  @Test("Inset-overlap counts the safe area twice") func overlapCountsTheSafeAreaTwice() throws {
    let form = try TwentyRows(.insetOverlap, device: .named("iphone-16"), editing: 15)
    #expect(form.inset == EdgeInsets(bottom: 336))
    #expect(form.phone.table.adjustedContentInset.bottom == 370)
    #expect(form.offset == 281)
    #expect(form.clearance(row: 15) == 34)
  }

  /// Only the part of a nested table under the keyboard counts: 160 + 200 − 315.
  @Test("Inset-overlap counts only the covered part of a nested table") func overlapOfANestedTable()
    throws
  {
    var form = try TwentyRows(
      .insetOverlap,
      containers: [
        Container(frame: CGRect(x: 0, y: 100, width: 320, height: 400)),
        Container(frame: CGRect(x: 10, y: 10, width: 300, height: 300)),
      ], frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    form.begin(row: 1)
    #expect(form.inset == EdgeInsets(bottom: 45))
    form.setKeyboard(.numberPad)
    #expect(form.inset == EdgeInsets(bottom: 8))
  }

  @Test("Inset-overlap gives no inset to a table above the keyboard")
  func aTableAboveTheKeyboardGetsNoInset() throws {
    let frame = CGRect(x: 0, y: 64, width: 320, height: 200)
    let form = try TwentyRows(.insetOverlap, frame: frame, editing: 1)
    #expect(form.inset == .zero)
    #expect(form.declined == [.noOverlap])
  }

  /// The overlap is right even in a window that isn't rotated with the phone.
  ///
  /// In landscape, the table of 268 points begins at 52 and ends at 320, and the keyboard begins at
  /// 158.
  @Test(
    "Inset-overlap is right in landscape in an upright window",
    arguments: [Orientation.landscapeLeft, .landscapeRight])
  func overlapInATurnedWindow(orientation: Orientation) throws {
    var form = try TwentyRows(
      .insetOverlap, device: .named("iphone-4s"), ios: 7, orientation: orientation)
    form.begin(row: 1)
    #expect(form.inset == EdgeInsets(bottom: 162))
  }

  /// The new keyboard is 216 points high, the old one 253.
  @Test("Inset-top uses the height of the keyboard's begin frame") func insetTopUsesTheBeginFrame()
    throws
  {
    var form = try TwentyRows(.insetTop, fieldScroll: false, editing: 12)
    form.setKeyboard(.numberPad)
    #expect(form.inset == EdgeInsets(bottom: 253))
    #expect(form.phone.keyboardTop == 352)
  }

  @Test("Inset-top scrolls even a visible row to the top") func insetTopMovesARowThatIsInView()
    throws
  {
    let form = try TwentyRows(.insetTop, editing: 2)
    #expect(form.offset == 44)
    #expect(form.phone.frameOnScreen(ofRow: 1).minY == 64)
  }

  @Test("Inset-top does nothing until the keyboard is up") func insetTopWaitsForTheKeyboard() throws
  {
    var form = try TwentyRows(.insetTop, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: 0.24)
    #expect(form.inset == .zero)
    #expect(form.offset == 0)
    form.simulator.advance(by: 0.01)
    #expect(form.inset == EdgeInsets(bottom: 253))
    #expect(form.offset == 484)
    #expect(form.phone.presented.table.contentOffset.model.y == 0)
  }

  /// The strategy reacts only to notifications, and from iOS 11 on none is posted for the next
  /// field.
  @Test(
    "Inset-top leaves the next field covered from iOS 11 on",
    arguments: [(10, 572), (12, 484)] as [(Int, CGFloat)])
  func insetTopOnTheNextField(ios: Int, offset: CGFloat) throws {
    var form = try TwentyRows(.insetTop, fieldScroll: false, ios: ios, editing: 12)
    form.begin(row: 14)
    #expect(form.offset == offset)
  }

  /// The strategy restores the inset from before the first of several changes.
  @Test(
    "The decisions hide=saved and hide=giveBack restore the first inset",
    arguments: ["hide=saved", "hide=giveBack"])
  func savedInsetsComeBack(decision: String) throws {
    var form = try TwentyRows(try Strategy.insetOverlap.deciding(decision))
    form.phone.setContentInset(EdgeInsets(bottom: 49), by: .script)
    form.begin(row: 12)
    form.setKeyboard(.numberPad)
    #expect(form.inset == EdgeInsets(bottom: 216))
    form.end()
    #expect(form.inset == EdgeInsets(bottom: 49))
  }
}
