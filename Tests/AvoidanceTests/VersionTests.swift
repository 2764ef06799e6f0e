import Avoidance
import Foundation
import Simulation
import Testing

/// Releases of a system that did otherwise.
@Suite struct VersionTests {
  private static let systems = Strategy.all.filter { !$0.versions.isEmpty }

  @Test("A strategy's name includes a release other than the newest") func theNameTellsTheRelease()
    throws
  {
    let strategy = try Strategy.rnPadding.deciding("version=0.70")
    #expect(strategy.name == "rn-padding version=0.70")
    #expect(strategy.version?.name == "0.70")
    #expect(strategy.when == .willChangeFrame)
    #expect(strategy.rule == Strategy.rnPadding.rule)
    #expect(try strategy.deciding("version=0.78") == .rnPadding)
    #expect(Strategy.rnPadding.version?.name == "0.78")
    #expect(Strategy.insetTop.version == nil)
  }

  /// What was decided holds under another release, whichever is written first.
  @Test("Decisions hold under another release in either order")
  func decisionsHoldUnderAnotherRelease() throws {
    let first = try Strategy.rnHeight.deciding("version=0.70")
      .deciding("keyboardVerticalOffset=9")
    let last = try Strategy.rnHeight.deciding("keyboardVerticalOffset=9")
      .deciding("version=0.70")
    #expect(first.name == "rn-height version=0.70 keyboardVerticalOffset=9")
    #expect(first == last)
    #expect(last.room == .relativeHeight)
    #expect(try last.deciding("version=0.78").name == "rn-height keyboardVerticalOffset=9")
  }

  @Test("Every listed release is accepted", arguments: systems)
  func everyReleaseIsTaken(strategy: Strategy) throws {
    #expect(strategy.choices(of: "version") == strategy.versions.map(\.name))
    #expect(strategy.decisionNames.last == "version")
    for version in strategy.versions {
      let decided = try strategy.deciding("version=\(version.name)")
      #expect(decided.version?.name == version.name)
      #expect(strategy.summary(of: version.name, for: "version") == version.summary)
    }
  }

  @Test("An unknown release reports the valid ones") func errors() {
    let unknown = #expect(throws: StrategyError.self) {
      try Strategy.tpKeyboardAvoiding.deciding("version=2")
    }
    #expect(
      unknown?.description == "version must be one of 1.3.5, 1.3.4, 1.2.5, not \"2\"")
    let none = #expect(throws: StrategyError.self) { try Strategy.none.deciding("version=1") }
    #expect(none?.description == "none has no versions")
  }

  /// React Native 13754: the keyboard shrinks from 253 to 216; the shrunken frame ends above it, so
  /// nothing is covered.
  @Test(
    "Strategy rn-height 0.70 measures the frame it shrank itself",
    arguments: [
      (.rnHeight, "0.78", 288), (.rnHeight, "0.70", 504), (.rnPadding, "0.78", 288),
      (.rnPadding, "0.70", 288),
    ] as [(Strategy, String, CGFloat)])
  func rnHeightMeasuredWhatItShrank(
    strategy: Strategy, version: String, height: CGFloat
  ) throws {
    var form = try TwentyRows(try strategy.deciding("version=\(version)"), fieldScroll: false)
    form.begin(row: 12)
    #expect(form.tableHeight == 251)
    form.setKeyboard(height: 216)
    #expect(form.tableHeight == height)
  }

  /// React Native 29974: dismissed with a cross-fade, whose zero frame counted as a keyboard that
  /// covers everything; of the shrunken 251 points the 315 above the keyboard's top.
  @Test(
    "React Native 0.70 takes a zero frame for a keyboard",
    arguments: [
      (.rnPadding, "0.78", 504, 64), (.rnPadding, "0.70", 0, 64), (.rnHeight, "0.78", 504, 64),
      (.rnHeight, "0.70", 189, 64), (.rnPosition, "0.78", 504, 64),
      (.rnPosition, "0.70", 504, -504),
    ] as [(Strategy, String, CGFloat, CGFloat)])
  func rnTookAZeroFrameForAKeyboard(
    strategy: Strategy, version: String, height: CGFloat, top: CGFloat
  ) throws {
    var form = try TwentyRows(try strategy.deciding("version=\(version)"), fieldScroll: false)
    form.phone.settings.crossFade = true
    form.begin(row: 2)
    form.end()
    #expect(form.tableHeight == height)
    #expect(form.phone.table.frame.model.minY == top)
  }

  /// A keyboard that comes up off an iPad's dock posts no willShow: 384 … 704 of 1024.
  @Test(
    "Only old releases make room for an undocked keyboard",
    arguments: [
      (.rnPadding, "0.78", 954), (.rnPadding, "0.70", 314), (.flutter, "3.13", 954),
      (.flutter, "3.3", 634),
    ] as [(Strategy, String, CGFloat)])
  func offTheDock(strategy: Strategy, version: String, height: CGFloat) throws {
    var form = try TwentyRows(
      try strategy.deciding("version=\(version)"), fieldScroll: false, device: .named("ipad-9.7"))
    form.place(.undocked)
    form.begin(row: 2)
    #expect(form.tableHeight == height)
    form.end()
    #expect(form.tableHeight == 954)
  }

  /// The same keyboard moves what rn-position lifts by 1024 − 384, and takes it off rn-height's 954.
  @Test(
    "Strategy rn-position and rn-height react to an undocked keyboard in 0.70",
    arguments: [
      (.rnPosition, "0.78", 70, 954), (.rnPosition, "0.70", -570, 954),
      (.rnHeight, "0.78", 70, 954), (.rnHeight, "0.70", 70, 314),
    ] as [(Strategy, String, CGFloat, CGFloat)])
  func rnOffTheDock(
    strategy: Strategy, version: String, top: CGFloat, height: CGFloat
  ) throws {
    var form = try TwentyRows(
      try strategy.deciding("version=\(version)"), fieldScroll: false, device: .named("ipad-9.7"))
    form.place(.undocked)
    form.begin(row: 2)
    #expect(form.phone.table.frame.model.minY == top)
    #expect(form.tableHeight == height)
    form.end()
    #expect(form.phone.table.frame.model.minY == 70)
    #expect(form.tableHeight == 954)
  }

  /// A docked keyboard of 253 over a table of 504 from y 64 on: every release makes the same room, but
  /// tp-keyboard-avoiding's 1.2.5 at once, and the others 10 milliseconds later.
  @Test(
    "Every release makes the same room for a docked keyboard",
    arguments: [
      (.tpKeyboardAvoiding, "1.3.5", 0, 253, 64, 504),
      (.tpKeyboardAvoiding, "1.3.4", 0, 253, 64, 504),
      (.tpKeyboardAvoiding, "1.2.5", 253, 253, 64, 504), (.rnPadding, "0.78", 0, 0, 64, 251),
      (.rnPadding, "0.70", 0, 0, 64, 251), (.rnHeight, "0.78", 0, 0, 64, 251),
      (.rnHeight, "0.70", 0, 0, 64, 251), (.rnPosition, "0.78", 0, 0, -189, 504),
      (.rnPosition, "0.70", 0, 0, -189, 504), (.flutter, "3.13", 0, 0, 64, 251),
      (.flutter, "3.3", 0, 0, 64, 251),
    ] as [(Strategy, String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func onTheDock(
    strategy: Strategy, version: String, atOnce: CGFloat, inset: CGFloat, top: CGFloat,
    height: CGFloat
  ) throws {
    var form = try TwentyRows(try strategy.deciding("version=\(version)"), fieldScroll: false)
    form.simulator.beginEditing(row: 1)
    form.simulator.advance(by: 0.005)
    #expect(form.inset.bottom == atOnce)
    form.simulator.settle()
    #expect(form.inset.bottom == inset)
    #expect(form.phone.table.frame.model.minY == top)
    #expect(form.tableHeight == height)
  }

  /// TPKeyboardAvoiding's pull request 233: the inset of 49 that was there before, dismissed in time
  /// and within the ten milliseconds; issue 152 is 1.2.5.
  @Test(
    "Only tp-keyboard-avoiding 1.3.5 restores the inset set before",
    arguments: [
      ("1.3.5", 0.005, 49), ("1.3.5", 1, 49), ("1.3.4", 0.005, 0), ("1.3.4", 1, 0),
      ("1.2.5", 1, 0),
    ] as [(String, TimeInterval, CGFloat)])
  func tpInsetOfBefore(version: String, up: TimeInterval, inset: CGFloat) throws {
    let strategy = try Strategy.tpKeyboardAvoiding.deciding("version=\(version)")
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.phone.setContentInset(EdgeInsets(bottom: 49), by: .script)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: up)
    #expect(form.inset.bottom == (up < 0.01 ? 49 : 253))
    form.end()
    #expect(form.inset.bottom == inset)
  }

  /// An empty end frame makes 1.3.5 forget that there was a keyboard.
  @Test(
    "Strategy tp-keyboard-avoiding 1.3.5 keeps its inset after a cross-fade",
    arguments: [("1.3.5", 253), ("1.3.4", 0)] as [(String, CGFloat)])
  func tpCrossFade(version: String, inset: CGFloat) throws {
    let strategy = try Strategy.tpKeyboardAvoiding.deciding("version=\(version)")
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.phone.settings.crossFade = true
    form.begin(row: 12)
    form.end()
    #expect(form.inset.bottom == inset)
  }

  /// 504 points when room was first made.
  ///
  /// In landscape the phone has 288 points, and the keyboard, at 121, covers 199. 504 − 199 reaches
  /// below its top, while `rn-padding` ends exactly at its top.
  @Test(
    "Strategy rn-height keeps its first height after a rotation",
    arguments: [
      (.rnHeight, "0.78", 305), (.rnHeight, "0.70", 305), (.rnPadding, "0.78", 89),
    ] as [(Strategy, String, CGFloat)])
  func rnHeightKeepsItsFirstHeight(
    strategy: Strategy, version: String, height: CGFloat
  ) throws {
    var rows = try TwentyRows(try strategy.deciding("version=\(version)"))
    rows.begin(row: 1)
    rows.end()
    rows.simulator.rotate(to: .landscapeLeft)
    rows.begin(row: 1)
    #expect(rows.phone.table.frame.model.height == height)
    rows.end()
    #expect(rows.phone.table.frame.model.height == 288)
  }
}
