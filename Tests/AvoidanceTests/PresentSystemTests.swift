import Avoidance
import Foundation
import Simulation
import Testing

/// Tests .NET MAUI, Ionic, Jetpack Compose and Android's newest target, by their sources' numbers.
///
/// The table of twenty rows is 504 points high, from y 64. The keyboard covers 253 of the screen's
/// 568 points.
@Suite struct PresentSystemTests {
  /// The caret of row 12 ends at y 580.14 and moves to 568 − 253 − 20; the inset is 253 + 20.
  @Test(
    "MAUI puts the caret 20 points above the keyboard",
    arguments: [
      (12, 0, 285.1435546875, 285.1435546875), (20, 376, 637.1435546875, 376), (4, 0, 0, 0),
      (3, 120, 99.8564453125, 99.8564453125),
    ] as [(Int, CGFloat, CGFloat, CGFloat)])
  func mauiScrolls(row: Int, from: CGFloat, offset: CGFloat, after: CGFloat) throws {
    var form = try TwentyRows(.maui, fieldScroll: false)
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(abs(form.offset - offset) < 1e-9)
    #expect(form.inset.bottom == 273)
    form.end()
    #expect(abs(form.offset - after) < 1e-9)
    #expect(form.inset.bottom == 0)
  }

  private func maui8() throws -> TwentyRows {
    try TwentyRows(try Strategy.maui.deciding("version=8"), fieldScroll: false)
  }

  @Test("MAUI acts 0.03 seconds after the keyboard was announced") func mauiWaits() throws {
    var form = try TwentyRows(.maui, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: 0.02)
    #expect(form.offset == 0)
    form.simulator.advance(by: 0.02)
    #expect(form.offset > 285)
  }

  /// With row 12 active, the keyboard grows by 47 points, and the offset grows by as many.
  @Test("MAUI answers a keyboard that grows while it is up") func mauiFollowsTheFrame() throws {
    var form = try TwentyRows(.maui, fieldScroll: false, editing: 12)
    form.setKeyboard(height: 300)
    #expect(abs(form.offset - 332.1435546875) < 1e-9)
    #expect(form.inset.bottom == 320)
  }

  /// The caret of row 12 begins at y 559.86 and moves to 568 − 253 − 40.
  ///
  /// The last row's caret begins at 535.86; an inset makes its new offset legal.
  @Test(
    "MAUI 8 puts the caret 20 points and its height above the keyboard",
    arguments: [
      (12, 0, 284.8564453125, 0, 284.8564453125), (20, 376, 636.8564453125, 260.8564453125, 376),
    ]
      as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func maui8Scrolls(
    row: Int, from: CGFloat, offset: CGFloat, inset: CGFloat, after: CGFloat
  ) throws {
    var form = try maui8()
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(abs(form.offset - offset) < 1e-9)
    #expect(abs(form.inset.bottom - inset) < 1e-9)
    form.end()
    #expect(abs(form.offset - after) < 1e-9)
    #expect(form.inset.bottom == 0)
  }

  /// The carets of rows 4 and 1 begin at y 207.86 and 75.86, both in view between 69 and 275.
  @Test("MAUI 8 leaves a caret in view where it is", arguments: [1, 4])
  func maui8Leaves(row: Int) throws {
    var form = try maui8()
    form.begin(row: row)
    #expect(form.offset == 0)
    #expect(form.inset.bottom == 0)
  }

  /// MAUI drops the decimal point of the keyboard's top, 568 − 253.5 = 314.5, and reads 3145.
  ///
  /// That is off the screen, so the caret of row 12 moves to 568 − 20, or 568 − 40 in MAUI 8.
  @Test(
    "MAUI misreads a frame with a fraction",
    arguments: [("10", 32.1435546875), ("8", 31.8564453125)] as [(String, CGFloat)])
  func mauiMisreads(version: String, offset: CGFloat) throws {
    let strategy = try Strategy.maui.deciding("version=\(version)")
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.setKeyboard(height: 253.5)
    form.begin(row: 12)
    #expect(abs(form.offset - offset) < 1e-9)
    #expect(form.clearance(row: 12) < -240)
  }

  /// Row 13's caret is at y 319, 44 below 275, the limit for the keyboard before it grew by 47.
  @Test("MAUI 8 answers the next field with the height of the keyboard before it")
  func maui8IsLate() throws {
    var form = try maui8()
    form.begin(row: 12)
    form.setKeyboard(height: 300)
    #expect(abs(form.offset - 284.8564453125) < 1e-9)
    form.begin(row: 13)
    #expect(abs(form.offset - 375.8564453125) < 1e-9)
  }

  @Test("MAUI 8 writes zero over an inset that was there before")
  func maui8LosesAnInset() throws {
    var form = try maui8()
    form.phone.setContentInset(EdgeInsets(bottom: 49), by: .script)
    form.begin(row: 12)
    #expect(form.inset.bottom == 49)
    form.end()
    #expect(form.inset.bottom == 0)
  }

  /// Ionic scrolls row 12, at 548 … 592, above 568 − 290 − 50 = 228, or above 139 in version 5.1.
  @Test(
    "Ionic scrolls an input into its band above a keyboard of 290 points",
    arguments: [
      ([], 12, 364, 251, 364), (["version=5.1"], 12, 453, 251, 376), ([], 1, 0, 251, 0),
      ([], 3, 0, 251, 0), (["resize=body"], 12, 364, 251, 364),
      (["resize=ionic"], 12, 364, 251, 364),
    ] as [([String], Int, CGFloat, CGFloat, CGFloat)])
  func ionicScrolls(
    words: [String], row: Int, offset: CGFloat, height: CGFloat, after: CGFloat
  ) throws {
    let strategy = try words.reduce(Strategy.ionic) { try $0.deciding($1) }
    var form = try TwentyRows(strategy, fieldScroll: false, editing: row)
    #expect(form.offset == offset)
    #expect(form.tableHeight == height)
    form.end()
    #expect(form.offset == after)
    #expect(form.tableHeight == 504)
  }

  /// Without padding the scroll range ends at 376, with it at 666.
  @Test(
    "Ionic pads the content by 290 points where the page stays",
    arguments: [("true", 364, 290), ("false", 364, 0)] as [(String, CGFloat, CGFloat)])
  func ionicPads(padding: String, offset: CGFloat, inset: CGFloat) throws {
    let strategy = try Strategy.ionic.deciding("resize=none").deciding("scrollPadding=\(padding)")
    #expect(strategy.name.hasPrefix("ionic resize=none"))
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    #expect(form.offset == offset)
    #expect(form.tableHeight == 504)
    #expect(form.inset.bottom == inset)
    form.end()
    #expect(form.offset == 364)
    #expect(form.inset.bottom == 0)
  }

  /// A UIKit field would first scroll itself from 0 to 24, and the strategy would then end at 388.
  @Test("A web page has no field that scrolls itself") func ionicHasNoFieldScroll() throws {
    let form = try TwentyRows(.ionic, fieldScroll: true, editing: 12)
    #expect(form.offset == 364)
  }

  /// Row 6 is at 284 … 328, 100 points below Ionic's limit of 228; the range allows that scroll.
  @Test("The page ends at the keyboard 0.2 seconds after its animation")
  func ionicIsLate() throws {
    var form = try TwentyRows(.ionic, fieldScroll: false)
    form.simulator.beginEditing(row: 5)
    form.simulator.advance(by: 0.44)
    #expect(form.tableHeight == 504)
    #expect(form.offset == 100)
    form.simulator.advance(by: 0.02)
    #expect(form.tableHeight == 251)
  }

  /// When an input becomes active, Ionic assumes 290 points; for a later keyboard it uses the real
  /// height.
  ///
  /// Row 6, by then at 184 … 228, is 10 points below the new limit of 218.
  @Test("A keyboard that changes under the same input counts with its real height")
  func ionicCountsTheRealHeight() throws {
    var form = try TwentyRows(.ionic, fieldScroll: false, editing: 6)
    #expect(form.offset == 100)
    form.setKeyboard(height: 300)
    #expect(form.offset == 110)
    #expect(form.tableHeight == 204)
  }

  @Test(
    "Compose has room by where imePadding stands",
    arguments: [
      ([], 251, 0, 277, 0), (["ime=inside"], 504, 253, 24, -253), (["ime=none"], 504, 0, 24, -253),
    ] as [([String], CGFloat, CGFloat, CGFloat, CGFloat)])
  func composeMakesRoom(
    words: [String], height: CGFloat, inset: CGFloat, offset: CGFloat, clearance: CGFloat
  ) throws {
    let strategy = try words.reduce(Strategy.compose) { try $0.deciding($1) }
    #expect(strategy.name == (["compose"] + words).joined(separator: " "))
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    #expect(form.tableHeight == height)
    #expect(form.inset.bottom == inset)
    #expect(form.offset == offset)
    #expect(form.clearance(row: 12) == clearance)
    form.end()
    #expect(form.tableHeight == 504)
    #expect(form.inset.bottom == 0)
  }

  /// Rows of 400 points are taller than the viewport of 251.
  ///
  /// A row that fills the viewport isn't moved; otherwise its nearer edge is scrolled into view.
  @Test(
    "Compose leaves a row that fills the viewport",
    arguments: [(1, 60, 60), (1, 500, 149), (2, 100, 400)] as [(Int, CGFloat, CGFloat)])
  func composeAndATallRow(row: Int, from: CGFloat, offset: CGFloat) throws {
    var form = try TwentyRows(.compose, fieldScroll: false, rowHeights: [400, 400, 400])
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(form.offset == offset)
  }

  /// Row 6, at 220 … 264 of the content, is in view until the user scrolls or the keyboard grows.
  @Test(
    "Compose leaves a field that was scrolled out of view",
    arguments: [(0, 60), (-200, 213)] as [(CGFloat, CGFloat)])
  func composeAfterAScroll(distance: CGFloat, offset: CGFloat) throws {
    var form = try TwentyRows(.compose, fieldScroll: false, editing: 6)
    #expect(form.offset == 13)
    form.drag(by: distance)
    form.setKeyboard(height: 300)
    #expect(form.offset == offset)
  }

  @Test(
    "An app that targets Android 15 does not shrink any more",
    arguments: [("34", 251, 277), ("35", 504, 24)] as [(String, CGFloat, CGFloat)])
  func androidTargets(version: String, height: CGFloat, offset: CGFloat) throws {
    var form = try TwentyRows(
      try Strategy.androidResize.deciding("version=\(version)"), fieldScroll: false)
    form.begin(row: 12)
    #expect(form.tableHeight == height)
    #expect(form.offset == offset)
  }

  /// In betas of iOS 27 the guide stays at the bottom (manaflow-ai/cmux pull requests 9958, 10810).
  @Test(
    "A layout guide that stays at the bottom makes no room",
    arguments: [(.follows, 251), (.stays, 504)] as [(Settings.LayoutGuide, CGFloat)])
  func layoutGuideStays(guide: Settings.LayoutGuide, height: CGFloat) throws {
    var form = try TwentyRows(.layoutGuide, fieldScroll: false)
    form.phone.settings.layoutGuide = guide
    form.begin(row: 12)
    #expect(form.tableHeight == height)
    form.end()
    #expect(form.tableHeight == 504)
  }

  /// In betas of iOS 27, only `did` notifications have stale frames.
  ///
  /// (manaflow-ai/cmux pull request 10518.)
  @Test(
    "Stale frames in did notifications mislead what waits for them",
    arguments: [
      (.shrinkView, .current, 251), (.shrinkView, .stale, 504), (.rnPadding, .stale, 251),
    ] as [(Strategy, Settings.NotifiedFrame, CGFloat)])
  func didFrames(strategy: Strategy, frames: Settings.NotifiedFrame, height: CGFloat) throws {
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.phone.settings.didFrames = frames
    form.begin(row: 12)
    #expect(form.tableHeight == height)
  }

  @Test(
    "iOS 27 runs on phones since 2020, and none has it by default",
    arguments: [("iphone-16", true, 18), ("iphone-17", true, 26), ("iphone-11", false, 18)]
      as [(String, Bool, Int)])
  func versionsOfDevices(name: String, runs27: Bool, version: Int) throws {
    let device = try #require(Device.named(name))
    #expect(device.versions.contains(27) == runs27)
    #expect(device.defaultVersion == version)
  }
}
