import Avoidance
import Foundation
import Simulation
import Testing

/// Tests the options of strategies, such as `distance` or `lag`, that reproduce other libraries'
/// settings.
@Suite struct OptionTests {
  /// Each case: a strategy, an option, and the offsets while row 12 is active and after dismissal.
  ///
  /// The table has twenty rows and starts at offset 0; row 12 is at 484 … 528.
  @Test(
    "Each option leads to the expected offsets",
    arguments: [
      (.iqKeyboardManager, "distance=30", 307, 307),
      (.iqKeyboardManager, "restoreContentOffset=true", 287, 0),
      (.iqKeyboardManager, "restoreContentOffset=false", 287, 287),
      (.tpKeyboardAvoiding, "idealOffsetForViewAlwaysTop=true", 484, 376),
      (.tpKeyboardAvoiding, "lag=0", 380.5, 376),
      (.swiftUI, "ignoresSafeArea=true", 24, 24), (.swiftUI, "ignoresSafeArea=false", 277, 277),
      (.rnAwareScroll, "bottomOffset=20", 297, 0),
      (.rnAwareScroll, "extraKeyboardSpace=-10", 277, 0),
      (.rnAwareScroll, "disableScrollOnKeyboardHide=true", 277, 277),
      (.flutter, "scrollPadding=5", 282, 282), (.flutter, "resizeToAvoidBottomInset=false", 44, 44),
      (.androidResize, "edgeToEdge=true", 24, 24), (.eureka, "rowKeyboardSpacing=5", 282, 282),
      (.eureka, "animateScroll=true", 277, 277),
      (.layoutGuide, "usesBottomSafeArea=false", 0, 0),
      (.rnPadding, "keyboardVerticalOffset=9", 0, 0),
    ] as [(Strategy, String, CGFloat, CGFloat)])
  func offsets(strategy: Strategy, option: String, shown: CGFloat, after: CGFloat) throws {
    let decided = try strategy.deciding(option)
    #expect(decided == strategy || decided.name == "\(strategy.name) \(option)")
    var form = try TwentyRows(decided, fieldScroll: false, editing: 12)
    #expect(form.offset == shown)
    form.end()
    #expect(form.offset == after)
  }

  @Test(
    "Each option leads to the expected bottom inset",
    arguments: [
      (.rnAwareScroll, "extraKeyboardSpace=-49", 204),
      (.rnAwareScroll, "extraKeyboardSpace=8", 261),
      (.eureka, "rowKeyboardSpacing=5", 258), (.iqKeyboardManager, "distance=0", 253),
    ] as [(Strategy, String, CGFloat)])
  func insets(strategy: Strategy, option: String, inset: CGFloat) throws {
    let form = try TwentyRows(try strategy.deciding(option), fieldScroll: false, editing: 12)
    #expect(form.inset.bottom == inset)
  }

  @Test(
    "The option keyboardVerticalOffset changes the table's height",
    arguments: [
      (.rnPadding, 0, 504 - 253), (.rnPadding, 30, 504 - 283), (.rnHeight, -64, 504 - 189),
      // Nothing but the fraction of a point is covered: rounded up.
      (.rnPadding, -252.5, 503), (.rnPadding, -260, 504),
    ] as [(Strategy, CGFloat, CGFloat)])
  func keyboardVerticalOffset(strategy: Strategy, offset: CGFloat, height: CGFloat) throws {
    let decided = try strategy.deciding("keyboardVerticalOffset=\(offset)")
    let form = try TwentyRows(decided, fieldScroll: false, editing: 12)
    #expect(form.tableHeight == height)
  }

  @Test("Strategy rn-position moves up by keyboardVerticalOffset as well")
  func rnPositionMovesByTheOffsetToo() throws {
    let strategy = try Strategy.rnPosition.deciding("keyboardVerticalOffset=30")
    let form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: -219, width: 320, height: 504))
  }

  /// On an iPhone with a bottom safe area, the option makes the table end at it or at the screen's
  /// end.
  @Test(
    "The option usesBottomSafeArea decides where layout-guide ends the table",
    arguments: [("true", 715), ("false", 749)] as [(String, CGFloat)])
  func usesBottomSafeArea(value: String, height: CGFloat) throws {
    let strategy = try Strategy.layoutGuide.deciding("usesBottomSafeArea=\(value)")
    var form = try TwentyRows(strategy, fieldScroll: false, device: .named("iphone-16"))
    form.simulator.start()
    #expect(form.tableHeight == height)
    form.begin(row: 12)
    #expect(form.tableHeight == 413)
    form.end()
    #expect(form.tableHeight == height)
  }

  /// A keyboard whose lower edge is above the screen's bottom is undocked.
  @Test(
    "The option followsUndockedKeyboard decides whether layout-guide follows an undocked keyboard",
    arguments: [("false", 504), ("true", 136)] as [(String, CGFloat)])
  func followsUndockedKeyboard(value: String, height: CGFloat) throws {
    let strategy = try Strategy.layoutGuide.deciding("followsUndockedKeyboard=\(value)")
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 2)
    form.receiveFrameChange(to: CGRect(x: 0, y: 200, width: 320, height: 253))
    #expect(form.tableHeight == height)
  }

  /// A keyboard floats at the screen's bottom edge; strategies differ in what counts as undocked.
  ///
  /// The layout guide ignores the floating keyboard. Flutter looks only at a keyboard's lower edge,
  /// so it doesn't; giving `undocked=ignore` again doesn't change that.
  @Test(
    "The decision undocked=ignore keeps each strategy's own way to ignore",
    arguments: [
      (.layoutGuide, ["undocked=ignore"], 504), (.flutter, [], 251),
      (.flutter, ["undocked=ignore"], 251),
      (.flutter, ["undocked=follow", "undocked=ignore"], 251),
    ] as [(Strategy, [String], CGFloat)])
  func aStrategyIgnoresInItsOwnWay(
    strategy: Strategy, words: [String], height: CGFloat
  ) throws {
    let decided = try words.reduce(strategy) { try $0.deciding($1) }
    #expect(decided == strategy)
    var form = try TwentyRows(decided, fieldScroll: false, editing: 2)
    form.receiveFrameChange(to: CGRect(x: 0, y: 315, width: 200, height: 253))
    #expect(form.tableHeight == height)
  }

  @Test("A strategy accepts only its own options") func aStrategyTakesItsOwnOptionsOnly() throws {
    #expect(
      Strategy.eureka.decisionNames.suffix(3) == [
        "undocked", "rowKeyboardSpacing", "animateScroll",
      ])
    #expect(Strategy.eureka.choices(of: "animateScroll") == ["true", "false"])
    #expect(Strategy.eureka.choices(of: "rowKeyboardSpacing") == [])
    #expect(Strategy.eureka.choices(of: "edgeToEdge") == [])
    #expect(Strategy.eureka.choices(of: "undocked") == ["follow", "ignore"])
    let error = #expect(throws: StrategyError.self) { try Strategy.eureka.deciding("distance=10") }
    #expect(
      error?.description
        == "no decision \"distance\"; the decisions are when, room, reveal, motion, hide, margin, spacing,"
        + " delay, lag, undocked, rowKeyboardSpacing and animateScroll")
  }

  @Test(
    "An invalid option reports what would work",
    arguments: [
      (
        .iqKeyboardManager, "distance=far",
        "distance must be a number of points, at least 0, not \"far\""
      ),
      (
        .iqKeyboardManager, "distance=-1",
        "distance must be a number of points, at least 0, not \"-1\""
      ),
      (
        .iqKeyboardManager, "restoreContentOffset=yes",
        "restoreContentOffset must be true or false, not \"yes\""
      ),
      (
        .rnPadding, "keyboardVerticalOffset=1e7",
        "keyboardVerticalOffset must be a number of points, not \"1e7\""
      ),
      (.rnPadding, "spacing=", "spacing must be a number of points, not \"\""),
      (
        .tpKeyboardAvoiding, "lag=-0.1",
        "lag must be a number of seconds, at least 0, not \"-0.1\""
      ),
      (.layoutGuide, "undocked=no", "undocked must be follow or ignore, not \"no\""),
    ] as [(Strategy, String, String)])
  func errors(strategy: Strategy, option: String, words: String) {
    let error = #expect(throws: StrategyError.self) { try strategy.deciding(option) }
    #expect(error?.description == words)
  }

  /// If an option (`distance`) and a decision (`margin`) set the same value, only the later is
  /// named.
  @Test("An option and the decision it makes replace each other")
  func aLaterWordTakesAnEarlierOnesPlace() throws {
    let strategy = try Strategy.iqKeyboardManager.deciding("distance=5").deciding("margin=7")
    #expect(strategy.name == "iq-keyboard-manager margin=7")
    #expect(try strategy.deciding("distance=11").name == "iq-keyboard-manager distance=11")
    #expect(try strategy.deciding("distance=11").margin == 11)
  }

  /// An option that sets what the strategy does anyway changes nothing, so the name omits it.
  @Test(
    "A decision that changes nothing is left out of the name",
    arguments: [
      (.insetTop, "margin=0"), (.insetTop, "reveal=top"), (.none, "when=never"),
      (.iqKeyboardManager, "distance=10"), (.iqKeyboardManager, "restoreContentOffset=false"),
      (.swiftUI, "ignoresSafeArea=false"), (.shrinkView, "delay=0.5"),
    ] as [(Strategy, String)])
  func whatIsDecidedAnywayIsNotNamed(strategy: Strategy, word: String) throws {
    let decided = try strategy.deciding(word)
    #expect(decided.name == strategy.name)
    #expect(decided.rule == strategy.rule)
    #expect(decided == strategy)
  }

  /// `lag=0.01` is the default and not named; in version 1.2.5, with another default, it applies
  /// and is.
  @Test("A decision holds and is named under another release")
  func whatIsDecidedHoldsUnderAnotherRelease() throws {
    let strategy = try Strategy.tpKeyboardAvoiding.deciding("lag=0.01")
    #expect(strategy == .tpKeyboardAvoiding)
    let old = try strategy.deciding("version=1.2.5")
    #expect(old.name == "tp-keyboard-avoiding version=1.2.5 lag=0.01")
    #expect(old.lag == 0.01)
  }
}
