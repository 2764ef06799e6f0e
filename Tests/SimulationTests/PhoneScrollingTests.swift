import Foundation
import Simulation
import Testing

@Suite struct PhoneScrollingTests {
  @Test(
    "`setContentOffset` doesn't clamp the offset",
    arguments: [(1000, 1000), (-200, -200), (100, 100)] as [(CGFloat, CGFloat)])
  func setContentOffset(asked: CGFloat, to: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(asked, by: .script, animation: .scroll)
    #expect(phone.offset == to)
    phone.settle()
    #expect(phone.offset == to)
  }

  @Test(
    "A drag ends within the legal offsets",
    arguments: [
      (100, -30, 130), (100, 30, 70), (100, 500, 0), (100, -5000, 376), (500, -1, 376),
      (-50, -10, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func drag(from: CGFloat, distance: CGFloat, to: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(from, by: .script)
    phone.drag(by: distance)
    #expect(phone.offset == to)
  }

  /// A smaller inset moves an offset back into the range; a larger inset doesn't change the offset.
  @Test(
    "A smaller inset clamps the offset, a larger one leaves it",
    arguments: [
      (EdgeInsets(bottom: 253), 629, EdgeInsets.zero, 376),
      (EdgeInsets(bottom: 253), 200, .zero, 200),
      (EdgeInsets(top: 62), -62, .zero, 0), (.zero, 0, EdgeInsets(top: 62), 0),
      (.zero, 376, EdgeInsets(bottom: 253), 376), (.zero, 1000, EdgeInsets(bottom: 10), 386),
    ] as [(EdgeInsets, CGFloat, EdgeInsets, CGFloat)])
  func insetClamping(
    before: EdgeInsets, from: CGFloat, after: EdgeInsets, to: CGFloat
  ) throws {
    var phone = try Phone.twenty()
    phone.setContentInset(before, by: .script)
    phone.setContentOffset(from, by: .script)
    phone.setContentInset(after, by: .script)
    #expect(phone.offset == to)
    #expect(phone.table.scrollIndicatorInsets == .zero)
  }

  /// A negative offset that no inset allows stays only until the next layout pass.
  @Test("The next layout pass clamps a negative offset")
  func layoutClamping() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(-100, by: .script)
    #expect(phone.offset == -100)
    phone.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: 500), by: .script)
    #expect(phone.offset == 0)
  }

  @Test("A smaller frame leaves the offset, a larger one clamps it")
  func frameClamping() throws {
    var phone = try Phone.twenty()
    phone.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: 251), by: .script)
    phone.setContentOffset(629, by: .script)
    phone.clearEvents()
    phone.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: 504), by: .script)
    #expect(phone.offset == 376)
    #expect(phone.takeLines().last == "0 clamped 629→376")
  }

  @Test(
    "`scrollToRow` scrolls to each position within the legal offsets",
    arguments: [
      (19, .none, 376), (11, .top, 376), (5, .top, 220), (11, .middle, 254), (11, .bottom, 24),
      (3, .none, 0),
    ] as [(Int, ScrollPosition, CGFloat)])
  func scrollToRow(row: Int, position: ScrollPosition, to: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.scrollToRow(row, at: position, by: .script)
    #expect(phone.offset == to)
  }

  @Test("`scrollToRow` ignores the keyboard")
  func scrollToRowIgnoresKeyboard() throws {
    var phone = try Phone.twenty()
    phone.settings.fieldScroll = false
    phone.settle { $0.beginEditing(row: 11) }
    phone.scrollToRow(11, at: .none, by: .script)
    #expect(phone.offset == 24)
    #expect(phone.visibleShare(ofRow: 11) == 0)
  }

  @Test("`scrollRectToVisible` ignores a rectangle outside the content")
  func scrollRectToVisible() throws {
    var phone = try Phone.twenty()
    phone.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), by: .script)
    #expect(phone.offset == 206)
    phone.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), by: .script)
    #expect(phone.offset == 206)
  }

  /// UIScrollView animates in 0.3 seconds, but its model has the new offset at once.
  @Test("An animated scroll takes 0.3 seconds, the model's offset changes at once")
  func animatedScroll() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(100, by: .script, animation: .scroll)
    phone.advance(by: 0.15)
    #expect(phone.offset == 100)
    #expect(abs(phone.presented.offset - 50) < 1e-9)
    #expect(!phone.isSettled)
    phone.advance(by: 0.15)
    #expect(phone.isSettled)
    #expect(phone.presented == phone)
  }

  /// The table's end moves with the root view's, and its offset stays in the range.
  @Test("The table's height follows the root view's height")
  func rootViewResize() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(376, by: .script)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 315), by: .script)
    #expect(phone.table.frame.model == CGRect(x: 0, y: 64, width: 320, height: 251))
    #expect(phone.offset == 376)
    phone.setContentOffset(629, by: .script)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 568), by: .script)
    #expect(phone.table.frame.model == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(phone.offset == 376)
  }

  @Test("A table squeezed to nothing gets its height back")
  func squashedTable() throws {
    let frame = CGRect(x: 0, y: 300, width: 320, height: 100)
    var phone = try Phone.twenty(frame: frame)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 315), by: .script)
    #expect(phone.table.frame.model.height == 0)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 568), by: .script)
    #expect(phone.table.frame.model == frame)
    phone.setTableFrame(CGRect(x: 0, y: 200, width: 320, height: 300), by: .script)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 468), by: .script)
    #expect(phone.table.frame.model == CGRect(x: 0, y: 200, width: 320, height: 200))
  }

  @Test("A root view that moves up takes the table and the navigation bar along")
  func rootViewMove() throws {
    var phone = try Phone.twenty()
    phone.setRootFrame(CGRect(x: 0, y: -100, width: 320, height: 568), by: .script)
    #expect(phone.table.frame.model == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(phone.frameOnScreen(ofRow: 0).minY == -36)
    #expect(phone.visibleShare(ofRow: 0) == 0)
    // The navigation bar has left with it: only the status bar covers row 1, at 8…52, down to 20.
    #expect(phone.visibleShare(ofRow: 1) == 32.0 / 44)
    #expect(phone.clearance(ofRow: 1) == 516)
  }

  /// From iOS 11 on, the part of the table below the safe area is its bottom inset.
  @Test(
    "From iOS 11 on a table's part below the safe area becomes an inset",
    arguments: [
      ("iphone-16", 18, 0, 34), ("iphone-x", 11, 0, 34), ("iphone-5s", 12, 0, 0),
      ("ipad-pro-12.9", 18, 0, 20),
    ] as [(String, Int, CGFloat, CGFloat)])
  func safeAreaInset(name: String, ios: Int, top: CGFloat, bottom: CGFloat) throws {
    let phone = try Phone.twenty(name, ios: ios)
    #expect(phone.table.systemInset == EdgeInsets(top: top, bottom: bottom))
    #expect(phone.table.contentInset == .zero)
  }

  @Test("The rows of a table under the bars start below the bars")
  func tableUnderBars() throws {
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    var phone = try Phone.twenty("iphone-16", frame: frame)
    #expect(phone.table.systemInset == EdgeInsets(top: 103, bottom: 34))
    #expect(phone.offset == -103)
    #expect(phone.frameOnScreen(ofRow: 0).minY == 103)
    phone.setTableFrame(CGRect(x: 0, y: 103, width: 393, height: 715), by: .script)
    #expect(phone.table.systemInset == .zero)
    #expect(phone.offset == 0)
  }
}
