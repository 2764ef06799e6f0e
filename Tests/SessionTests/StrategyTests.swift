import Avoidance
import Testing

@testable import Session

/// Tests commands that choose a strategy.
@Suite struct StrategyTests {
  @Test("A change of strategy repeats the active field's focus")
  func strategyRepeatsTheFocus() throws {
    let transcript = """
      > setting fieldScroll off
      fieldScroll off
      > focus f12
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > strategy none
      strategy none: nothing reacts, as a baseline for comparison
      ✗ f12 hidden, 277 under the keyboard · nothing scrolled
      > strategy keep-bottom
      strategy keep-bottom: table ends at the keyboard; scrolls with it if at its bottom
      ✗ f12 hidden, 277 under the keyboard · nothing scrolled
      > strategy shrink-table
      strategy shrink-table: table's height is the view's height minus the keyboard's
      ✗ f12 hidden, 277 under the keyboard · nothing scrolled
      > strategy shrink-view
      strategy shrink-view: view ends at the keyboard; half a second later, the row scrolls into view
      ✓ f12 in view, right above the keyboard · scrolled 0 → 277
      > strategy inset-overlap
      strategy inset-overlap: bottom inset is the keyboard's overlap with the table
      ✗ f12 hidden, 277 under the keyboard · nothing scrolled
      > strategy inset-top
      strategy inset-top: bottom inset is the keyboard's height; the row scrolls to the top
      ✓ f12 in view, 207 above the keyboard · scrolled 0 → 484
      > strategy inset-top reveal=bottom margin=8
      strategy inset-top reveal=bottom margin=8: the bottom inset is the height of the keyboard's begin \
      frame; scrollToRow(at: .bottom); on hide, insets go to zero
      ✓ f12 in view, 8 above the keyboard · scrolled 0 → 285
      > tap outside
      tapped (8, 65): row 7
      no active field · keyboard down · nothing scrolled
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// A row near the end becomes active with the table at its bottom, as in the articles.
  @Test("A change of strategy replays from the offset before editing began")
  func replayBeginsBeforeFocus() throws {
    let transcript = """
      > setting fieldScroll off
      fieldScroll off
      > scroll bottom
      no active field · scrolled 0 → 376
      > focus f19
      ✓ f19 in view, 8 above the keyboard · scrolled 376 → 593
      > next
      ✓ f20 in view, 8 above the keyboard · scrolled 593 → 637
      > type x
      f20 = "x"
      > strategy keep-bottom
      strategy keep-bottom: table ends at the keyboard; scrolls with it if at its bottom
      ✓ f20 in view, right above the keyboard · scrolled 376 → 629
      > get values.f20
      x
      > dismiss
      no active field · keyboard down · scrolled 629 → 376
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("A change of strategy keeps rotation and keyboard height")
  func replayKeepsRotationAndKeyboard() throws {
    var stage = try Stage()
    try stage.run(["focus f12", "rotate landscape", "keyboard height 150", "strategy inset-top"])
    #expect(try stage.get("device.orientation") == "landscape-left")
    #expect(try stage.get("device.width") == "568")
    #expect(try stage.get("table.contentInset.bottom") == "150")
    #expect(try stage.get("active.field") == "f12")
    #expect(try stage.get("active.frame.y") == "32")
  }

  @Test("Strategy sets, combines and lists a strategy's decisions")
  func namesAndDecisions() throws {
    let transcript = """
      > strategy inset-top reveal=bottom margin=8
      strategy inset-top reveal=bottom margin=8: the bottom inset is the height of the keyboard's begin \
      frame; scrollToRow(at: .bottom); on hide, insets go to zero
      > strategy reveal=middle
      strategy inset-top margin=8 reveal=middle: the bottom inset is the height of the keyboard's begin \
      frame; scrollToRow(at: .middle); on hide, insets go to zero
      > strategy
      inset-top margin=8 reveal=middle: the bottom inset is the height of the keyboard's begin frame; \
      scrollToRow(at: .middle); on hide, insets go to zero
        when      didShow
        room      insetBeginHeight: the bottom inset is the height of the keyboard's begin frame
        reveal    middle: scrollToRow(at: .middle)
        motion    uikit
        hide      zero: insets go to zero
        margin    8
        spacing   0
        undocked  follow
        options   none
        from      Scroll position, UITableViews, and You
      > strategy eureka rowKeyboardSpacing=4
      strategy eureka rowKeyboardSpacing=4: inset is the keyboard's overlap minus the safe area; the row scrolls into view
      > strategy eureka when=never
      strategy eureka when=never: nothing triggers it
      > strategy inset-top reveal=middle
      strategy inset-top reveal=middle: the bottom inset is the height of the keyboard's begin frame; \
      scrollToRow(at: .middle); on hide, insets go to zero
      > strategy inset-tpo
      error: no strategy "inset-tpo"; did you mean "inset-top"?
      > strategy xyz
      error: no strategy "xyz"; `strategies` lists them
      > strategy own
      error: no strategy "own"; `formlift try` runs an app's code as this strategy
      > strategy none revel=top
      error: no decision "revel"; did you mean "reveal"?
      > strategy none reveal=topp
      error: no reveal "topp"; did you mean "top"?
      > strategy none reveal=xyz
      error: no reveal "xyz"; it must be none, row, top, middle, bottom, rect, least, caret, atTop, \
      afterRoom, viewport, viewEdge, keepBottom, controller, distance, toKeyboard, lift, liftAtEnd, \
      liftOnly, liftNever, caretIntoBounds, caretToLimit, scrollAssistAboveBars, scrollAssist \
      or focusedChild
      > strategy none margin=-1
      error: margin must be a number of points, at least 0, not "-1"
      > strategy none top
      error: a decision is written name=value, such as reveal=bottom, not "top"
      > get strategy.name
      inset-top reveal=middle
      > get strategy.when
      didShow
      > strategy shrink-view
      strategy shrink-view: view ends at the keyboard; half a second later, the row scrolls into view
      > get strategy.when
      didShow, didBeginEditing+0.5
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// A strategy for a system with several releases names the release that it imitates.
  ///
  /// A command can choose another release.
  @Test("A strategy with several releases accepts a version") func releases() throws {
    let transcript = """
      > strategy rn-padding version=0.70
      strategy rn-padding version=0.70: padding is the view's bottom (in its parent) minus the keyboard's top (on the screen)
      > strategy keyboardVerticalOffset=9
      strategy rn-padding version=0.70 keyboardVerticalOffset=9: padding is the view's bottom (in its parent) minus the keyboard's top (on the screen)
      > get strategy.name
      rn-padding version=0.70 keyboardVerticalOffset=9
      > strategy version=0.69
      error: version must be 0.78 or 0.70, not "0.69"
      > strategy inset-top version=2
      error: inset-top has no versions
      """
    var stage = try Stage()
    #expect(stage.replay(transcript) == transcript)
    #expect(
      stage.output(of: "strategy").last
        == "  version   0.70: willChangeFrame, a zero frame too; also 0.78")
    try stage.run(["setting fieldScroll off", "focus f12"])
    #expect(
      stage.output(of: "why")[2].hasPrefix(
        "rn-padding version=0.70 keyboardVerticalOffset=9 changed the table's height from "))
  }

  /// `layout-guide` ends the table at the safe area's bottom, 818 of 852, even without a focus.
  @Test("A change of strategy undoes the old strategy's layout") func layoutIsRestored() throws {
    var stage = try Stage(after: ["device iphone-16", "strategy layout-guide"])
    #expect(try stage.get("table.frame.height") == "715")
    #expect(try stage.get("table.frame.height", after: "strategy none") == "749")
    try stage.run(["frame 0 103 393 400", "strategy layout-guide", "strategy none"])
    #expect(try stage.get("table.frame.height") == "400")
  }

  @Test("Strategies lists every strategy with its rule")
  func listsEveryStrategyWithItsRule() throws {
    var stage = try Stage()
    let lines = stage.output(of: "strategies")
    #expect(lines.count == Strategy.all.count)
    #expect(lines[0] == "none                  nothing reacts, as a baseline for comparison")
    #expect(lines[1].hasPrefix("keep-bottom           table ends at the keyboard"))
  }

  /// If a strategy that moves the table is replaced, the table is at its top or bottom as before.
  @Test(
    "A strategy that was tried leaves the scroll offset unchanged",
    arguments: [
      "rn-padding", "rn-height", "rn-position", "rn-aware-scroll", "rn-aware-scroll mode=layout",
      "rnkc-translate", "rnkc-chat", "maui", "ionic", "compose",
    ])
  func triedStrategy(tried: String) throws {
    for file in ["checkout.yaml", "player.yaml", "twenty.yaml", "chat.yaml"] {
      for scroll in ["scroll by 0", "scroll bottom"] {
        var (stage, other) = (try Stage(file), try Stage(file))
        try stage.run([scroll, "strategy \(tried)", "strategy none"])
        try other.run([scroll, "strategy none"])
        #expect(
          try stage.get("table.contentOffset") == other.get("table.contentOffset"),
          "\(file) \(scroll)")
      }
    }
  }
}
