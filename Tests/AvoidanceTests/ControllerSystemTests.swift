import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of react-native-keyboard-controller's components, with the numbers of its sources.
///
/// The table with twenty rows is 504 points high and begins at y 64. The keyboard takes 253 of the
/// screen's 568 points.
@Suite struct ControllerSystemTests {
  @Test(
    "KeyboardAvoidingView counts its view's bottom in its parent, or in the window",
    arguments: [
      (.rnkcPadding, [], 315, 0), (.rnkcPadding, ["automaticOffset=true"], 255, 0),
      (.rnkcPadding, ["keyboardVerticalOffset=60"], 255, 0),
      (.rnkcHeight, [], 315, 0), (.rnkcHeight, ["automaticOffset=true"], 255, 0),
      (.rnkcPosition, [], 508, -193), (.rnkcPosition, ["automaticOffset=true"], 508, -253),
      (.rnkcTranslate, [], 315, 0), (.rnkcTranslate, ["automaticOffset=true"], 255, 0),
    ] as [(Strategy, [String], CGFloat, CGFloat)])
  func avoidingViewInASheet(
    strategy: Strategy, words: [String], height: CGFloat, top: CGFloat
  ) throws {
    var form = try TwentyRows(
      try words.reduce(strategy) { try $0.deciding($1) }, fieldScroll: false,
      containers: [Container(frame: CGRect(x: 0, y: 60, width: 320, height: 508))],
      frame: CGRect(x: 0, y: 0, width: 320, height: 508))
    form.begin(row: 2)
    #expect(form.tableHeight == height)
    #expect(form.phone.table.frame.model.minY == top)
    form.end()
    #expect(form.phone.table.frame.model == CGRect(x: 0, y: 0, width: 320, height: 508))
  }

  /// 568 − 253.25 is 314.75; React Native's own view would round that to 314.
  @Test("KeyboardAvoidingView does not round")
  func avoidingViewDoesNotRound() throws {
    var form = try TwentyRows(.rnkcPadding, fieldScroll: false)
    form.setKeyboard(height: 253.25)
    form.begin(row: 2)
    #expect(form.tableHeight == 250.75)
  }

  /// A keyboard of 530 points leaves no height for the table, which has 504 points from y 64 on.
  @Test(
    "A view without height left is 0 high, or with behavior height as high as before",
    arguments: [(.rnkcPadding, 0), (.rnkcHeight, 504)] as [(Strategy, CGFloat)])
  func noHeightIsLeft(strategy: Strategy, height: CGFloat) throws {
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.setKeyboard(height: 530)
    form.begin(row: 2)
    #expect(form.tableHeight == height)
  }

  /// The finger has dragged the keyboard's top to y 400, so 168 of its 253 points are visible.
  @Test(
    "KeyboardAvoidingView follows a finger that drags the keyboard",
    arguments: [(.rnkcPadding, 336, 64), (.rnkcPosition, 504, -104), (.rnkcTranslate, 504, -104)]
      as [(Strategy, CGFloat, CGFloat)])
  func avoidingViewFollowsTheFinger(
    strategy: Strategy, height: CGFloat, top: CGFloat
  ) throws {
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.phone.settings.dismissMode = .interactive
    form.begin(row: 2)
    let before = form.phone.table.frame.model
    form.phone.clearEvents()
    form.simulator.drag(by: [100, -10], from: 300)
    form.simulator.settle()
    let frames = form.phone.events.compactMap {
      if case .tableFrame(_, let frame, _, _) = $0.kind { frame } else { nil }
    }
    #expect(frames.contains { $0.height == height && $0.minY == top })
    #expect(form.phone.table.frame.model == before)
  }

  @Test("translate-with-padding first moves the view and then pads it at its top")
  func translatesThenPads() throws {
    let form = try TwentyRows(.rnkcTranslate, fieldScroll: false, editing: 2)
    let frames = form.phone.events.compactMap {
      if case .tableFrame(_, let frame, _, _) = $0.kind { frame } else { nil }
    }
    #expect(
      frames == [
        CGRect(x: 0, y: -189, width: 320, height: 504),
        CGRect(x: 0, y: 64, width: 320, height: 251),
      ])
  }

  @Test(
    "KeyboardAwareScrollView goes back on hide, or to the end of content that it is past",
    arguments: [
      ([], 12, 277, 0), ([], 18, 541, 376), (["mode=layout"], 12, 277, 0),
      (["mode=layout"], 18, 541, 0), (["disableScrollOnKeyboardHide=true"], 12, 277, 277),
      (["disableScrollOnKeyboardHide=true"], 18, 541, 376),
    ] as [([String], Int, CGFloat, CGFloat)])
  func awareScrollGoesBack(
    words: [String], row: Int, offset: CGFloat, after: CGFloat
  ) throws {
    let strategy = try words.reduce(Strategy.rnAwareScroll) { try $0.deciding($1) }
    var form = try TwentyRows(strategy, fieldScroll: false, editing: row)
    #expect(form.offset == offset)
    form.end()
    #expect(form.offset == after)
  }

  /// The point that the view adds remains when the keyboard is gone.
  @Test("In mode layout the spacer is a point higher than the keyboard")
  func layoutSpacer() throws {
    var form = try TwentyRows(
      try Strategy.rnAwareScroll.deciding("mode=layout"), fieldScroll: false)
    form.simulator.start()
    #expect(form.inset.bottom == 1)
    form.begin(row: 12)
    #expect(form.inset.bottom == 254)
    form.end()
    #expect(form.inset.bottom == 1)
  }

  /// The row begins at y 548; its line ends 8 + 20.29 points lower, and its three lines at 68.86.
  @Test("KeyboardAwareScrollView follows the caret of a text view that grows")
  func awareScrollFollowsTheCaret() throws {
    var form = try TwentyRows(
      .rnAwareScroll, fieldScroll: false,
      special: [12: FieldTraits(isTextView: true, leastLines: 1, mostLines: 9, fitsRow: true)])
    form.begin(row: 12)
    #expect(abs(form.offset - 261.287109375) < 1e-9)
    form.simulator.setLineCount(3, ofRow: 11, isTyped: true)
    form.simulator.settle()
    #expect(abs(form.offset - 301.861328125) < 1e-9)
  }

  @Test("Typing brings a field back that was scrolled under the keyboard")
  func typingBringsTheFieldBack() throws {
    var form = try TwentyRows(.rnAwareScroll, fieldScroll: false, editing: 12)
    form.phone.setContentOffset(100, by: .script)
    form.simulator.moveCaret(inRow: 3)
    #expect(form.offset == 100)
    form.simulator.moveCaret(inRow: 11)
    form.simulator.settle()
    #expect(form.offset == 277)
  }

  /// For row 18 the table scrolls to 541, which is beyond the range's end at 376.
  ///
  /// Row 20 then ends 51 points below the number pad's top at y 352.
  @Test("A new field with a lower keyboard stays covered where the table is past its end")
  func newFieldStaysCovered() throws {
    var form = try TwentyRows(
      .rnAwareScroll, fieldScroll: false, special: [20: FieldTraits(keyboard: .numberPad)])
    form.begin(row: 18)
    #expect(form.offset == 541)
    form.begin(row: 20)
    #expect(form.offset == 541)
    #expect(form.clearance(row: 20) == -51)
  }

  /// The finger scrolls the table from 277 to 87; the row's first position, 592, is then 277 too
  /// low.
  @Test("A keyboard that comes back from a finger has the last scroll made once more")
  func lastScrollIsMadeOnceMore() throws {
    var form = try TwentyRows(.rnAwareScroll, fieldScroll: false)
    form.phone.settings.dismissMode = .interactive
    form.begin(row: 12)
    form.simulator.drag(by: [200, -10], from: 200)
    form.simulator.settle()
    #expect(form.offset == 364)
  }

  @Test(
    "KeyboardChatScrollView lifts its content by keyboardLiftBehavior",
    arguments: [
      ("always", 376, 629, 376), ("always", 100, 353, 100), ("whenAtEnd", 376, 629, 376),
      ("whenAtEnd", 356, 609, 356), ("whenAtEnd", 355, 355, 355), ("persistent", 100, 353, 353),
      ("persistent", 376, 629, 376), ("never", 376, 376, 376), ("never", 100, 100, 100),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func chatLifts(behavior: String, from: CGFloat, offset: CGFloat, after: CGFloat) throws {
    var form = try TwentyRows(
      try Strategy.rnkcChat.deciding("keyboardLiftBehavior=\(behavior)"), fieldScroll: false)
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: 12)
    #expect(form.offset == offset)
    #expect(form.inset.bottom == 253)
    form.end()
    #expect(form.offset == after)
    #expect(form.inset.bottom == 0)
  }

  @Test("The offset below a chat list is taken off the keyboard's height")
  func chatOffset() throws {
    let strategy = try Strategy.rnkcChat.deciding("offset=34")
    #expect(strategy.name == "rnkc-chat offset=34")
    #expect(try strategy.deciding("offset=0") == .rnkcChat)
    var form = try TwentyRows(strategy, fieldScroll: false, editing: 12)
    #expect(form.offset == 219)
    #expect(form.inset.bottom == 219)
    form.end()
    #expect(form.offset == 0)
  }

  @Test("The offset of a chat list is a number of points")
  func chatOffsetIsANumber() {
    let error = #expect(throws: StrategyError.self) {
      try Strategy.rnkcChat.deciding("offset=low")
    }
    #expect(error?.description == "offset must be a number of points, not \"low\"")
  }

  /// The finger moves down by 250 points: the list scrolls from 629 to 379, beyond the range's end
  /// at 376, and the keyboard leaves the screen.
  @Test("After an interactive dismissal the chat list stays where the finger left it")
  func chatAfterAFinger() throws {
    var form = try TwentyRows(.rnkcChat, fieldScroll: false)
    form.phone.settings.dismissMode = .interactive
    form.phone.setContentOffset(376, by: .script)
    form.begin(row: 18)
    form.simulator.drag(by: [260], from: 300)
    form.simulator.settle()
    #expect(form.phone.firstResponder == nil)
    #expect(form.offset == 369)
    #expect(form.inset.bottom == 0)
  }
}
