import Avoidance
import Foundation
import Simulation
import Testing

@Suite struct ShrinkTests {
  /// A second didShow saves the height that is already shrunk, so the first is never restored.
  @Test("A second didShow makes shrink-view keep the shrunken height")
  func aSecondDidShowKeepsTheShrunkenHeight() throws {
    var form = try TwentyRows(.shrinkView, fieldScroll: false, editing: 3)
    #expect(form.phone.rootView.model.height == 315)
    form.setKeyboard(.numberPad)
    #expect(form.phone.rootView.model.height == 352)
    form.end()
    #expect(form.phone.rootView.model.height == 315)
    #expect(form.tableHeight == 251)
  }

  /// Up to iOS 10, moving to another field is enough to lose the view's first height.
  @Test(
    "Moving to another field loses the height up to iOS 10",
    arguments: [(10, 315, 251), (12, 568, 504)] as [(Int, CGFloat, CGFloat)])
  func fieldToField(ios: Int, height: CGFloat, tableHeight: CGFloat) throws {
    var form = try TwentyRows(.shrinkView, fieldScroll: false, ios: ios, editing: 3)
    form.begin(row: 4)
    form.end()
    #expect(form.phone.rootView.model.height == height)
    #expect(form.tableHeight == tableHeight)
  }

  /// The view shrinks only once the keyboard is up; the row is scrolled another 0.25 seconds later.
  @Test(
    "Shrink-view resizes after the keyboard is up and scrolls later",
    arguments: [(0.2, 504, 0), (0.25, 251, 0), (0.45, 251, 0), (0.5, 251, 277)]
      as [(TimeInterval, CGFloat, CGFloat)])
  func theRowWaits(time: TimeInterval, tableHeight: CGFloat, offset: CGFloat) throws {
    var form = try TwentyRows(.shrinkView, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: time)
    #expect(form.tableHeight == tableHeight)
    #expect(form.offset == offset)
  }

  /// After didHide, the saved height is restored with an animation of 0.3 seconds.
  @Test("Shrink-view animates back to its saved height") func restoringIsAnimated() throws {
    var form = try TwentyRows(.shrinkView, fieldScroll: false, editing: 3)
    form.simulator.endEditing()
    form.simulator.advance(by: 0.4)
    #expect(form.tableHeight == 504)
    #expect(abs(form.phone.presented.table.frame.model.height - 377.5) < 1e-6)
    form.simulator.settle()
    #expect(form.phone.presented.table.frame.model.height == 504)
  }

  @Test("Hiding the keyboard cancels a delayed reveal") func hideOvertakesADelayedReveal() throws {
    var form = try TwentyRows(.shrinkView, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: 0.1)
    form.end()
    #expect(form.phone.rootView.model.height == 568)
    #expect(form.offset == 0)
    #expect(form.declined == [.noActiveField])
  }

  /// With these decisions, the strategy restores the height before the first keyboard.
  @Test(
    "The decisions hide=mirror and hide=giveBack restore the first height",
    arguments: ["hide=mirror", "hide=giveBack"])
  func otherHides(decision: String) throws {
    var form = try TwentyRows(try Strategy.shrinkView.deciding(decision), fieldScroll: false)
    form.begin(row: 3)
    form.setKeyboard(.numberPad)
    form.end()
    #expect(form.phone.rootView.model.height == 568)
    #expect(form.tableHeight == 504)
  }

  /// After a rotation with the keyboard up, the portrait height is restored, and the new width
  /// stays.
  @Test("Shrink-view restores the portrait height after a rotation")
  func theSavedHeightOutlivesATurn() throws {
    var form = try TwentyRows(.shrinkView, device: .named("iphone-16"), editing: 3)
    form.simulator.rotate(to: .landscapeLeft)
    form.simulator.settle()
    form.end()
    #expect(form.phone.rootView.model == CGRect(x: 0, y: 0, width: 852, height: 852))
  }

  /// The table gets the view's height minus the keyboard's, even though it begins below a bar.
  @Test("Shrink-table leaves the bars' height under the keyboard")
  func shrinkTableLeavesTheBarsHeightUnderTheKeyboard() throws {
    var form = try TwentyRows(.shrinkTable, editing: 12)
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: 64, width: 320, height: 315))
    #expect(form.clearance(row: 12) == -64)
    form.end()
    #expect(form.tableHeight == 504)
  }

  /// Before iOS 8 the keyboard's frame is in portrait coordinates; converted to either landscape,
  /// it has its height of 162, which is all that `shrink-table` reads.
  @Test(
    "Shrink-table fits the table in landscape in an upright window",
    arguments: [Orientation.landscapeLeft, .landscapeRight])
  func shrinkTableInATurnedWindow(orientation: Orientation) throws {
    var form = try TwentyRows(
      .shrinkTable, device: .named("iphone-4s"), ios: 7, orientation: orientation)
    form.begin(row: 3)
    #expect(form.tableHeight == 158)
  }
}
