import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of KeyboardAwareScrollView of react-native-keyboard-controller 1.22.
  ///
  /// The content gets a spacer of the keyboard's height and `extraKeyboardSpace` (0) below its end.
  /// The input's bottom must be at least `bottomOffset` (0) above the keyboard, and below the
  /// scroll view's top. In a text view, the bottom of the caret's line counts. An input elsewhere
  /// is scrolled to that distance, within the legal range. This happens when the keyboard appears,
  /// with a new field, and after each edit.
  ///
  /// Hiding restores the offset before the last field's scroll, unless
  /// `disableScrollOnKeyboardHide=true`. With `mode=insets`, the spacer is an inset, and an offset
  /// past the content's end is limited to the end instead. With `mode=layout`, the spacer is a
  /// view, which keeps a height of one point without a keyboard; here it is an inset too.
  ///
  /// A text field's caret counts as ending where the row ends. The source debounces edits on one
  /// line by 200 ms; here each edit command counts as the first after a pause.
  package static let rnAwareScroll = Strategy(
    .rnAwareScroll,
    rule: "spacer of the keyboard's height; caret to the keyboard, and back on hide",
    source: "react-native-keyboard-controller 1.22, KeyboardAwareScrollView",
    support: .reactNative, setup: .rnAwareScroll,
    flaws: [
      "the spacer is the keyboard's height, even if something else lies below the table (a "
        + "negative extraKeyboardSpace is the remedy)",
      "after a second field, hiding undoes only the last step",
      "scrolling by the user in between is lost",
      "a new field whose keyboard has another height stays covered if the table was scrolled past "
        + "the content's end",
      "if a finger drags the keyboard down and lets it come back, the last scroll happens again",
    ],
    when: .caret, room: .spacer, reveal: .toKeyboard, motion: .keyboard, hide: .scrolledBack,
    undocked: .ignore,
    options: [
      Option("bottomOffset", for: .margin), Option("extraKeyboardSpace", for: .spacing),
      Option(
        "disableScrollOnKeyboardHide", for: .hide, true: Hide.cutToEnd, false: .scrolledBack
      ) { $0.hide = $1 },
      Option(
        "mode", for: .room, among: [("insets", Room.spacer), ("layout", .spacerView)]
      ) { $0.room = $1 },
    ], insetAdjustment: .never)
}

extension Setup {
  fileprivate static let rnAwareScroll = Setup(taking: [.margin, .spacing, .hide, .room]) {
    strategy in
    """
    // react-native-keyboard-controller 1.22 or later
    import {KeyboardAwareScrollView, KeyboardProvider} from 'react-native-keyboard-controller';

    <KeyboardProvider>
      <KeyboardAwareScrollView
        mode="\(strategy.room == .spacerView ? "layout" : "insets")"
        bottomOffset={\(strategy.margin.inDigits)}
        extraKeyboardSpace={\(strategy.spacing.inDigits)}
        disableScrollOnKeyboardHide={\(strategy.hide == .cutToEnd)}>
        {fields}
      </KeyboardAwareScrollView>
    </KeyboardProvider>
    """
  }
}

extension Room {
  /// A strategy's decision to set the bottom inset to the keyboard's height plus the spacing.
  ///
  /// The safe area is subtracted, because React Native's scroll views ignore it.
  package static let spacer = Room(
    "spacer", "the content gets the keyboard's height below its end"
  ) { $0.setSpacer() }

  /// A strategy's decision to add a view of the keyboard's height at the content's end.
  ///
  /// It works like ``spacer``, but the view has a height of one point without a keyboard.
  package static let spacerView = Room(
    "spacerView", "a view of the keyboard's height ends the content",
    start: { $0.setBottomInset($0.firstInset.bottom + 1) }
  ) { $0.setSpacer() }
}

extension Reveal {
  /// A strategy's decision to scroll until the row's bottom, or a text view's caret, is uncovered.
  ///
  /// It then ends above the keyboard by the margin. The keyboard's top is the window's height minus
  /// the keyboard's height. A row that is further up stays, unless it is above the table.
  package static let toKeyboard = Reveal(
    "toKeyboard", "the row's bottom, or the caret's, goes to the keyboard", rememberOffset: { _ in }
  ) { $0.startAwareScroll() }.answering { $0.caretMoves = { $0.followAwareCaret() } }
}

extension Hide {
  /// A strategy's decision to restore the insets on hide, and the offset before the last scroll.
  ///
  /// If the table is scrolled past the content's end, the offset goes to the end instead.
  package static let scrolledBack = Hide(
    "scrolledBack", "the saved values are restored, and the last scroll is undone",
    remember: { $0.rememberRoom() }
  ) { step in
    step.endAwareScroll(undoes: true)
    step.note(.hide, because: "the saved values are restored")
    step.restore()
  }

  /// A strategy's decision to restore the insets on hide, but not the offset.
  ///
  /// If the table is then scrolled past the content's end, it is scrolled back to the end.
  package static let cutToEnd = Hide(
    "cutToEnd", "the saved values are restored, and the offset ends at the content's end",
    remember: { $0.rememberRoom() }
  ) { step in
    step.endAwareScroll(undoes: false)
    step.restore()
  }
}

extension Step {
  /// Sets the bottom inset that simulates the library's spacer below the content.
  fileprivate mutating func setSpacer() {
    // React Native's scroll views do not count the safe area.
    let space = end.height + spacing - phone.table.systemInset.bottom
    setBottomInset(firstInset.bottom + max(0, space))
  }

  /// Handles a keyboard that starts to move, or another field under an unchanged keyboard.
  ///
  /// In the library, these are `onStart` and `onMove`.
  fileprivate mutating func startAwareScroll() {
    var state = memory.system.awareScroll
    let appears = state.keyboardHeight == 0
    let isNew = state.row != activeRow
    let resizes = state.keyboardHeight != end.height
    state.keyboardHeight = end.height
    if isNew || resizes {
      state.row = activeRow
      state.offset = offsetAtStart
      state.bottom = activeRow.map { inputBottomAtStart(ofRow: $0) }
    }
    memory.system.awareScroll = state
    guard rowToReveal() != nil, let bottom = state.bottom else { return }
    let moves = (announced?.duration ?? 0) > 0 && begin.minY != end.minY
    let isPastEnd = hasGhostSpace(at: offsetAtStart)
    let isRepeated = !isNew && !resizes
    // Frames of the movement put a table that is past its end back where it was, or, without a new
    // field or height, make the last scroll once more.
    let isUndone = isNew && !appears && resizes && moves && isPastEnd
    let isIdle = isRepeated && (!moves || isPastEnd || code.strategy.hide == .cutToEnd)
    guard !isUndone, !isIdle, let target = awareTarget(of: bottom, from: offsetAtStart) else {
      decline(.alreadyVisible)
      return
    }
    setContentOffset(target)
  }

  /// Handles an edit of the active text (the library's `onSelectionChange`).
  fileprivate mutating func followAwareCaret() {
    guard memory.system.awareScroll.keyboardHeight > 0, let row = activeRow,
      let target = awareTarget(of: inputBottomAtStart(ofRow: row), from: offsetAtStart)
    else { return }
    setContentOffset(target)
  }

  /// Handles a keyboard that hides: undoes the last scroll, or scrolls back to the content's end.
  ///
  /// - Parameter undoes: whether to undo the last scroll. A table past its end is scrolled to the
  ///   end instead.
  fileprivate mutating func endAwareScroll(undoes: Bool) {
    let state = memory.system.awareScroll
    if hasGhostSpace(at: offsetAtStart) {
      note(.hide, because: "without room for the keyboard, the content ends there")
      let end = phone.table.rows.contentHeight - phone.table.bounds.height
      phone.setContentOffset(
        phone.table.legalOffset(end), by: .strategy, animation: roomAnimation)
    } else if undoes, let bottom = state.bottom, state.keyboardHeight > 0 {
      let missing = missingDistance(of: bottom)
      let isAbove = bottom < phone.tableFrameOnScreen.minY
      if missing >= 0 || isAbove {
        note(.hide, because: "the last scroll is undone")
        phone.setContentOffset(
          phone.table.legalOffset(state.offset + min(missing, 0)), by: .strategy,
          animation: roomAnimation)
      }
    }
    memory.system.awareScroll.keyboardHeight = 0
  }

  /// Returns whether the table shows space below its content at an offset (`ghostViewSpace`).
  ///
  /// Always false if the spacer is a view, which is content.
  private func hasGhostSpace(at offset: CGFloat) -> Bool {
    code.strategy.room != .spacerView
      && offset + phone.table.bounds.height > phone.table.rows.contentHeight
  }

  /// Returns the `y` on the screen where a row's input, or its caret's line, ended before the step.
  ///
  /// In a text view, the caret's line is counted within the whole text, but it ends at the view's
  /// bottom at the latest.
  private func inputBottomAtStart(ofRow row: Int) -> CGFloat {
    let moved = phone.table.contentOffset.model.y - offsetAtStart
    guard phone.field(atRow: row)?.isTextView == true, let view = phone.fieldRect(atRow: row)
    else { return phone.frameOnScreen(ofRow: row).maxY + moved }
    let lines = phone.table.rows.lineCount(ofRow: row)
    let caret = TextViewLayout.caretSpan(lines: lines, rowHeight: .infinity)
    let rect = CGRect(
      x: view.minX, y: view.minY, width: view.width, height: min(caret.upperBound, view.height))
    return phone.convertToScreen(fromTable: rect).maxY + moved
  }

  /// Returns how far a `y` on the screen is below the lowest position that the strategy allows.
  ///
  /// The distance is in points. It is negative for a `y` above that position.
  private func missingDistance(of bottom: CGFloat) -> CGFloat {
    let height = memory.system.awareScroll.keyboardHeight
    return bottom - (phone.scene.screenSize.height - height) + margin
  }

  /// Returns the offset that makes an input end above the keyboard, or nil if the content stays.
  ///
  /// `bottom` is the input's lower edge on the screen at the offset `offset`.
  private func awareTarget(of bottom: CGFloat, from offset: CGFloat) -> CGFloat? {
    let missing = missingDistance(of: bottom)
    guard missing >= 0 || bottom < phone.tableFrameOnScreen.minY else { return nil }
    // React Native's scrollTo keeps to the legal range.
    return phone.table.legalOffset(offset + missing)
  }
}
