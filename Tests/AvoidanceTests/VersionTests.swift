import Avoidance
import Foundation
import Simulation
import Testing

/// Tests strategies that imitate older releases of a system, chosen with `version=`.
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

  /// A decision holds under another release, whether it is written before or after `version=`.
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
      unknown?.description == "version must be 1.3.5, 1.3.4 or 1.2.5, not \"2\"")
    let none = #expect(throws: StrategyError.self) { try Strategy.none.deciding("version=1") }
    #expect(none?.description == "none has no versions")
  }

  /// The keyboard shrinks from 253 to 216; the frame that `rn-height` shrank ends above it.
  ///
  /// So 0.70 finds nothing covered and restores the full height (React Native 13754).
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

  /// A cross-fade hides the keyboard with a zero frame, which 0.70 takes for a keyboard over
  /// everything.
  ///
  /// `rn-height` then subtracts 315, the former keyboard's top, from 504 (React Native 29974).
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

  /// On an iPad, an undocked keyboard at 384 … 704 of 1024 appears without a willShow notification.
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

  /// For an undocked keyboard, 0.70 moves `rn-position` up by 1024 − 384 and makes `rn-height`'s
  /// 954 smaller by as much.
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

  /// A docked keyboard of 253 covers a table of 504 from y 64; every release ends with the same
  /// frame or inset.
  ///
  /// TPKeyboardAvoiding 1.2.5 sets its inset at once, later releases after 10 milliseconds.
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

  /// An inset of 49 is set before the keyboard, which hides within ten milliseconds or later.
  ///
  /// (TPKeyboardAvoiding's pull request 233; issue 152 for 1.2.5.)
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

  /// After an empty end frame, 1.3.5 no longer knows that there was a keyboard, so its inset stays.
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

  /// `rn-height` computes with its first height, 504, also after a rotation to landscape.
  ///
  /// The keyboard there covers 199 of the phone's 320 points, from 121 on. 504 − 199 reaches below
  /// its top; `rn-padding` ends exactly at it.
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
