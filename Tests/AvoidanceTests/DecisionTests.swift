import Avoidance
import Foundation
import Simulation
import Testing

@Suite struct DecisionTests {
  @Test("Every decision of a strategy can be changed") func everyDecisionCanBeMadeOtherwise() throws
  {
    var strategy = Strategy.insetTop
    for decision in [
      "when=willShow", "room=insetOverlap", "reveal=bottom", "motion=keyboard", "hide=giveBack",
      "margin=8.5", "delay=0.1", "spacing=-3", "lag=0.2", "undocked=ignore",
    ] {
      strategy = try strategy.deciding(decision)
    }
    #expect(strategy.when == .willShow)
    #expect(strategy.room == .insetOverlap)
    #expect(strategy.reveal == .bottom)
    #expect(strategy.motion == .keyboard)
    #expect(strategy.hide == .giveBack)
    #expect(strategy.margin == 8.5)
    #expect(strategy.delay == 0.1)
    #expect(strategy.spacing == -3)
    #expect(strategy.lag == 0.2)
    #expect(strategy.undocked == .ignore)
    #expect(
      strategy.name
        == "inset-top when=willShow room=insetOverlap reveal=bottom motion=keyboard hide=giveBack"
        + " margin=8.5 delay=0.1 spacing=-3 lag=0.2 undocked=ignore")
    #expect(strategy.whenInWords == "willShow+0.2, didBeginEditing+0.1")
  }

  @Test("A later decision replaces an earlier one of the same name")
  func aLaterDecisionTakesAnEarlierOnesPlace() throws {
    let strategy = try Strategy.insetTop.deciding("reveal=bottom").deciding("margin=8")
      .deciding("reveal=middle")
    #expect(strategy.name == "inset-top margin=8 reveal=middle")
  }

  @Test(
    "Each motion is read from its word and written as it",
    arguments: [
      ("none", Motion.none), ("keyboard", .keyboard), ("keyboardDuration", .keyboardDuration),
      ("uikit", .uikit), ("0.4", .duration(0.4)), ("0", .duration(0)),
    ])
  func motions(text: String, motion: Motion) throws {
    let decided = try Strategy.none.deciding("motion=\(text)").motion
    #expect(decided == motion)
    #expect(decided.description == text)
  }

  @Test("The decision delay=none removes the delay") func delayNoneTakesTheDelayAway() throws {
    #expect(try Strategy.shrinkView.deciding("delay=none").delay == nil)
  }

  /// Checks that every offered word is accepted.
  @Test("Every offered choice is accepted", arguments: Decision.all)
  func choicesAreTaken(decision: Decision) throws {
    for choice in decision.choices {
      _ = try Strategy.none.deciding("\(decision.name)=\(choice)")
    }
  }

  @Test(
    "An invalid decision reports what would work",
    arguments: [
      ("reveal", "a decision is written name=value, such as reveal=bottom, not \"reveal\""),
      ("", "a decision is written name=value, such as reveal=bottom, not \"\""),
      (
        "revael=top",
        "no decision \"revael\"; the decisions are when, room, reveal, motion, hide, margin, spacing, "
          + "delay, lag and undocked"
      ),
      (
        "reveal=bottm",
        "no reveal \"bottm\"; it must be none, row, top, middle, bottom, rect, least, caret, atTop,"
          + " afterRoom, viewport, viewEdge, keepBottom, controller, distance, toKeyboard, lift,"
          + " liftAtEnd, liftOnly, liftNever, caretIntoBounds, caretToLimit,"
          + " scrollAssistAboveBars, scrollAssist or focusedChild"
      ),
      (
        "hide=",
        "no hide \"\"; it must be none, mirror, saved, savedInTime, savedThenLost, savedOffset,"
          + " savedWithinContent, zero, scrolledBack, cutToEnd, zeroWithinContent, pageBack,"
          + " pageBackUnpadded or giveBack"
      ),
      (
        "motion=fast",
        "motion must be none, keyboard, keyboardDuration, uikit or seconds, not \"fast\""
      ),
      ("margin=wide", "margin must be a number of points, at least 0, not \"wide\""),
      ("margin=-1", "margin must be a number of points, at least 0, not \"-1\""),
      ("margin=nan", "margin must be a number of points, at least 0, not \"nan\""),
      ("margin=1e308", "margin must be a number of points, at least 0, not \"1e308\""),
      ("delay=inf", "delay must be a number of seconds, at least 0, or none, not \"inf\""),
      ("delay=0.5=1", "delay must be a number of seconds, at least 0, or none, not \"0.5=1\""),
    ])
  func errors(text: String, words: String) {
    let error = #expect(throws: StrategyError.self) { try Strategy.none.deciding(text) }
    #expect(error?.description == words)
  }

  @Test("An error lists the candidates for a misspelled word")
  func errorsNameWhatTheMisspeltWordIsComparedWith() {
    let decision = #expect(throws: StrategyError.self) { try Strategy.none.deciding("romo=none") }
    #expect(decision?.given == "romo")
    #expect(decision?.candidates.contains("room") == true)
    let choice = #expect(throws: StrategyError.self) { try Strategy.none.deciding("when=willShw") }
    #expect(choice?.given == "willShw")
    #expect(
      choice?.candidates == [
        "never", "willShow", "didShow", "willChangeFrame", "anyChange", "layout", "caret",
        "eachMove", "eachMoveAndEnd", "editing", "focus",
      ])
  }

  @Test("Every strategy is found by its name") func strategiesByName() {
    #expect(
      Strategy.all.map(\.name) == [
        "none", "keep-bottom", "shrink-table", "shrink-view", "inset-overlap", "inset-top",
        "table-controller", "layout-guide", "swiftui", "iq-keyboard-manager",
        "tp-keyboard-avoiding", "rn-padding", "rn-height", "rn-position", "rn-aware-scroll",
        "rnkc-padding", "rnkc-height", "rnkc-position", "rnkc-translate", "rnkc-chat", "flutter",
        "maui", "ionic", "android-pan", "android-resize", "compose", "eureka", "least-motion",
      ])
    for strategy in Strategy.all { #expect(Strategy.named(strategy.name) == strategy) }
    #expect(Strategy.named("inset-bottom") == nil)
  }

  /// Row 12 is at 484 to 528 in the content, and 251 points are free above the keyboard.
  @Test(
    "A changed decision scrolls row 12 to the expected offset",
    arguments: [
      (.insetOverlap, ["reveal=row"], 277), (.insetOverlap, ["reveal=row", "margin=8"], 285),
      (.insetOverlap, ["reveal=top", "margin=8"], 476), (.insetOverlap, ["reveal=middle"], 380.5),
      (.insetOverlap, ["reveal=bottom", "margin=8"], 285),
      (.insetOverlap, ["reveal=rect", "margin=8"], 285), (.insetOverlap, ["reveal=caret"], 380.5),
      (.insetOverlap, ["reveal=least", "margin=8"], 285), (.insetTop, ["room=insetHeight"], 484),
      // The inset of least-motion's room holds the margin already.
      (.leastMotion, ["reveal=row"], 285), (.leastMotion, ["reveal=bottom"], 285),
      (.leastMotion, ["reveal=rect"], 285), (.leastMotion, ["margin=0"], 277),
      (.leastMotion, ["delay=0.5"], 285), (.keepBottom, ["reveal=row"], 277),
      (.none, ["delay=0.5", "reveal=top"], 376), (.none, ["reveal=top"], 0),
    ] as [(Strategy, [String], CGFloat)])
  func decided(strategy: Strategy, decisions: [String], offset: CGFloat) throws {
    var strategy = strategy
    for decision in decisions { strategy = try strategy.deciding(decision) }
    let form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    #expect(form.offset == offset)
  }

  /// At offset 15, row 6 ends 2 points above the keyboard.
  @Test(
    "Least-motion leaves a visible row alone, delayed or not",
    arguments: ["delay=none", "delay=0.5"])
  func leastLeavesWhatIsVisible(decision: String) throws {
    var form = try TwentyRows(try Strategy.leastMotion.deciding(decision), fieldScroll: false)
    form.phone.setContentOffset(15, by: .script)
    form.begin(row: 6)
    #expect(form.offset == 15)
  }

  /// Row 12 ends at y 592 on the screen, 277 below the keyboard's top.
  @Test("The decision room=moveUp moves the view up only for a covered row") func moveUp() throws {
    let strategy = try Strategy.shrinkTable.deciding("room=moveUp")
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    #expect(form.phone.rootView.model == CGRect(x: 0, y: -277, width: 320, height: 568))
    #expect(form.clearance(row: 12) == 0)
    form.end()
    #expect(form.phone.rootView.model.minY == 0)
    form.begin(row: 2)
    #expect(form.phone.rootView.model.minY == 0)
    #expect(form.declined.last == .alreadyVisible)
  }
}
