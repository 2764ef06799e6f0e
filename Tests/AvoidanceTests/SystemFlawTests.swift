import Avoidance
import Foundation
import Simulation
import Testing

/// Reproduces bugs that people reported of each system's keyboard avoidance.
@Suite struct SystemFlawTests {
  /// Up to iOS 10 the controller adds the keyboard to contentInset, and up to iOS 7 it scrolls.
  ///
  /// The app's own inset is added to it (radar 13984333) and stays.
  @Test(
    "Table-controller adds the keyboard as each iOS release does",
    arguments: [("iphone-4s", 7, 236), ("iphone-5s", 10, 273), ("iphone-5s", 12, 20)])
  func tableControllerOfEachTime(device: String, ios: Int, inset: CGFloat) throws {
    var form = try TwentyRows(
      .tableController, fieldScroll: ios >= 8, device: .named(device), ios: ios)
    form.phone.setContentInset(EdgeInsets(bottom: 20), by: .script)
    form.begin(row: 12)
    #expect(form.inset.bottom == inset)
    #expect(form.phone.table.adjustedContentInset.bottom == (ios == 7 ? 236 : 273))
    #expect(form.clearance(row: 12) == 20)
    form.end()
    #expect(form.inset == EdgeInsets(bottom: 20))
    #expect(form.phone.table.systemInset == .zero)
  }

  /// With the setting, either iOS release behaves like the other.
  @Test(
    "The setting controllerInset overrides the iOS release's behavior",
    arguments: [("iphone-5s", 10, 0), ("iphone-5s", 12, 253), ("iphone-16", 18, 336)])
  func controllerInsetIsASetting(device: String, ios: Int, inset: CGFloat) throws {
    var form = try TwentyRows(.tableController, device: .named(device), ios: ios)
    form.phone.settings.controllerInset = ios <= 10 ? .adjusted : .content
    let before = form.phone.table
    form.begin(row: 12)
    #expect(form.inset.bottom == inset)
    #expect(form.clearance(row: 12) == (ios == 18 ? 34 : 0))
    form.end()
    #expect(form.inset == .zero)
    #expect(form.phone.table.systemInset == before.systemInset)
  }

  /// A finger drags the keyboard's top down to 400 and up to 390 again.
  ///
  /// Only the layout guide follows it; other strategies react when the finger is lifted.
  @Test(
    "Only layout follows a keyboard that the finger drags",
    arguments: [
      (.layoutGuide, [336, 326, 251]), (.androidResize, [336, 326, 251]), (.rnPadding, []),
    ] as [(Strategy, [CGFloat])])
  func layoutFollowsTheFinger(strategy: Strategy, heights: [CGFloat]) throws {
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.phone.settings.dismissMode = .interactive
    form.begin(row: 2)
    form.phone.clearEvents()
    form.simulator.drag(by: [50, -10], from: 350)
    let set = form.phone.events.compactMap {
      if case .tableFrame(_, let to, .strategy, _) = $0.kind { to.height } else { nil }
    }
    #expect(set == heights)
  }

  /// The offset before the first field is restored, not the one after the user's scroll (issue
  /// 184).
  @Test("Strategy iq-keyboard-manager restores the offset before the first field")
  func iqRestoresTheFirstOffset() throws {
    let strategy = try Strategy.iqKeyboardManager.deciding("restoreContentOffset=true")
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    form.drag(by: -100)
    form.begin(row: 14)
    form.end()
    #expect(form.offset == 0)
  }

  /// At offset 154 row 4 (132 … 176) is cut at the top; it is scrolled down until its top is
  /// visible.
  @Test("Strategy iq-keyboard-manager pulls a row cut at the top down")
  func iqPullsARowDownToTheTop() throws {
    var form = try TwentyRows(.iqKeyboardManager, fieldScroll: false)
    form.phone.setContentOffset(154, by: .script)
    form.begin(row: 4)
    #expect(form.offset == 132)
    form.end()
    // A visible row stays.
    form.phone.setContentOffset(100, by: .script)
    form.begin(row: 4)
    #expect(form.offset == 100)
  }

  /// Under the same keyboard, the inset isn't set again for the next field, so nothing limits the
  /// offset: it is 545, though the range ends at 511.
  @Test("Strategy iq-keyboard-manager leaves an offset beyond the end")
  func iqLeavesAnOffsetBeyondTheEnd() throws {
    var form = try TwentyRows(.iqKeyboardManager, fieldScroll: false, device: .named("iphone-16"))
    form.begin(row: 19)
    form.begin(row: 20)
    #expect(form.phone.table.maximumOffset == 511)
    #expect(form.offset == 545)
  }

  /// Row 8 (308 … 352), in view from either offset, is scrolled to the middle of the free 251
  /// points; row 3 is too near the top for that.
  @Test(
    "Strategy tp-keyboard-avoiding centers a row that is in view",
    arguments: [(3, 0, 0), (8, 0, 204.5), (8, 100, 204.5)] as [(Int, CGFloat, CGFloat)])
  func tpCentresWhatIsInView(row: Int, from start: CGFloat, offset: CGFloat) throws {
    var form = try TwentyRows(.tpKeyboardAvoiding, fieldScroll: false)
    form.phone.setContentOffset(start, by: .script)
    form.begin(row: row)
    #expect(form.offset == offset)
  }

  /// If the keyboard hides before delayed work has run, the work still runs.
  ///
  /// Its inset is then taken for the one to restore after the next keyboard.
  @Test("Delayed work still runs after the keyboard hides") func whatIsPutOffRunsAfterHide() throws
  {
    let strategy = try Strategy.tpKeyboardAvoiding.deciding("hide=saved")
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: 0.005)
    form.end()
    #expect(form.inset.bottom == 253)
    form.begin(row: 12)
    form.end()
    #expect(form.inset.bottom == 253)
  }

  /// During a cross-fade, the end frame is zero; the strategies treat it as no keyboard.
  @Test(
    "A zero end frame counts as no keyboard",
    arguments: [.flutter, .layoutGuide, .androidResize] as [Strategy])
  func zeroEndFrame(strategy: Strategy) throws {
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 2)
    form.simulator.app.received(
      KeyboardNotification(
        name: .willChangeFrame, begin: CGRect(x: 0, y: 315, width: 320, height: 253), end: .zero,
        animation: Animation(duration: 0.25)), on: &form.simulator.phone)
    #expect(form.tableHeight == 504)
  }

  /// On iOS 11 and later, the strategy computes the offset from adjustedContentInset.
  ///
  /// A table that fills an iPhone 16 begins 103 points under the bars. Row 12, with its caret at
  /// 496, has 248 points above it of the 852 − 336 that contentInset leaves.
  @Test(
    "Strategy tp-keyboard-avoiding counts bars that the table extends under",
    arguments: [(1, -103), (12, 145), (20, 261)] as [(Int, CGFloat)])
  func tpCountsTheBarsThatTheTableRunsUnder(row: Int, offset: CGFloat) throws {
    var form = try TwentyRows(
      .tpKeyboardAvoiding, fieldScroll: false, device: .named("iphone-16"), isUnderBars: true)
    form.begin(row: row)
    #expect(form.offset == offset)
    if row == 1 { #expect(form.share(row: 1) == 1) }
  }

  /// With the option, the offset is the row's top: 836 for row 20, though the range ends at 629.
  @Test("The option idealOffsetForViewAlwaysTop scrolls beyond the range's end")
  func tpTopIsNotClamped() throws {
    let strategy = try Strategy.tpKeyboardAvoiding.deciding("idealOffsetForViewAlwaysTop=true")
    let form = try TwentyRows(strategy, fieldScroll: false, editing: 20)
    #expect(form.offset == 836)
  }

  /// Eureka scrolls only if its inset of 302 exceeds the one that the app has set: 400 or 300.
  @Test(
    "Eureka scrolls only when its inset grows",
    arguments: [(400, 0, 400), (300, 115, 302)] as [(CGFloat, CGFloat, CGFloat)])
  func eurekaScrollsWhereItsInsetGrows(before: CGFloat, offset: CGFloat, inset: CGFloat) throws {
    var form = try TwentyRows(.eureka, fieldScroll: false, device: .named("iphone-16"))
    form.phone.setContentInset(EdgeInsets(bottom: before), by: .script)
    form.begin(row: 12)
    #expect(form.offset == offset)
    #expect(form.inset.bottom == inset)
    form.end()
    #expect(form.inset.bottom == before)
  }

  /// Rows of 400 points are taller than the body of 251, with a padding of 20.
  ///
  /// A row that fills the body isn't moved, otherwise its nearer edge is scrolled into view; up to
  /// Flutter 3.10 the edge always is.
  @Test(
    "Flutter leaves a row that fills the body, except old releases",
    arguments: [
      ("3.13", 1, 60, 60), ("3.13", 1, 0, 0), ("3.13", 1, 500, 169), ("3.13", 2, 100, 380),
      ("3.3", 1, 60, 0), ("3.3", 1, 100, 169), ("3.3", 2, 100, 380),
    ] as [(String, Int, CGFloat, CGFloat)])
  func flutterAndARowThatFillsTheBody(
    version: String, row: Int, from: CGFloat, offset: CGFloat
  ) throws {
    let strategy = try Strategy.flutter.deciding("version=\(version)")
    var form = try TwentyRows(strategy, fieldScroll: false, rowHeights: [400, 400, 400])
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(form.offset == offset)
  }

  /// A sheet begins at y 60, but `rn-padding` uses the frame in the parent, which begins at 0; so
  /// the padding is 60 points too small.
  @Test("Strategy rn-padding misses the parent's distance from the screen's top")
  func rnComparesWithTheParent() throws {
    var form = try TwentyRows(
      .rnPadding, fieldScroll: false,
      containers: [Container(frame: CGRect(x: 0, y: 60, width: 320, height: 508))],
      frame: CGRect(x: 0, y: 0, width: 320, height: 508))
    form.begin(row: 2)
    #expect(form.tableHeight == 315)
    #expect(form.phone.tableFrameOnScreen.maxY == 375)
  }

  /// Row 12 scrolls by 277 and row 14 by another 88; hiding the keyboard undoes only the 88.
  @Test("Strategy rn-aware-scroll undoes only its last scroll")
  func rnAwareScrollUndoesTheLastStep() throws {
    var form = try TwentyRows(.rnAwareScroll, fieldScroll: false, editing: 12)
    form.begin(row: 14)
    #expect(form.offset == 365)
    form.end()
    #expect(form.offset == 277)
  }

  /// Row 8, above the table's visible part, is scrolled down until it ends at the keyboard's top.
  @Test("Strategy rn-aware-scroll pulls a row above the table down to the keyboard")
  func rnAwareScrollPullsDownFromAbove() throws {
    var form = try TwentyRows(.rnAwareScroll, fieldScroll: false, editing: 18)
    form.begin(row: 8)
    #expect(form.offset == 101)
    #expect(form.clearance(row: 8) == 0)
  }

  /// Each pan is measured from the view's unmoved place; a row that doesn't fit isn't panned to.
  @Test("Android-pan measures each pan from the view's original place")
  func androidPansFromTheFirstPlace() throws {
    var form = try TwentyRows(.androidPan, fieldScroll: false, editing: 11)
    #expect(form.phone.rootView.model.minY == -233)
    form.begin(row: 7)
    #expect(form.phone.rootView.model.minY == -57)
    form.begin(row: 2)
    #expect(form.phone.rootView.model.minY == 0)
    form.setKeyboard(height: 520)
    #expect(form.phone.rootView.model.minY == 0)
  }

  /// With an unchanged keyboard, iOS 11 and later post no notification for the next field.
  @Test(
    "Each strategy handles the next field as expected",
    arguments: [
      (.eureka, 277), (.tableController, 0), (.iqKeyboardManager, 463), (.swiftUI, 453),
      (.flutter, 473), (.androidResize, 453), (.tpKeyboardAvoiding, 556.5), (.rnAwareScroll, 453),
    ] as [(Strategy, CGFloat)])
  func nextField(strategy: Strategy, offset: CGFloat) throws {
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    form.begin(row: 16)
    #expect(form.offset == offset)
  }

  /// Row 3, at y 103 + 88, moves up by the keyboard's 336.
  ///
  /// React Native's ScrollView counts no safe area, so no scroll compensates for the move.
  @Test("Strategy rn-position moves a top row off the screen")
  func rnPositionTakesATopRowOffTheScreen() throws {
    var twenty = try TwentyRows(.rnPosition, device: .named("iphone-16"))
    twenty.simulator.start()
    twenty.begin(row: 3)
    #expect(twenty.phone.frameOnScreen(ofRow: 2).minY == -145)
    #expect(twenty.share(row: 3) == 0)
  }
}
