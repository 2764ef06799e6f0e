import Foundation
import Simulation

extension Strategy {
  /// Ours: the least movement that shows the whole row, and everything given back.
  ///
  /// The bottom inset is what the table lacks to let its last row clear the keyboard by the margin,
  /// with the safe area counted once. A row that is wholly in view is not moved, and then keeps the
  /// distance it has where that is less than the margin. It follows every change of the keyboard's
  /// frame and every change of field, as layout does, and counts what bars cover of the table
  /// beside what its insets say. A keyboard off the screen's bottom has two sides, and a covered
  /// row goes to the nearer one, but first to one that needs no more room; in an inverted table the
  /// room is at the other end. Where a scroll view is around the table, the table moves alone if
  /// the part of it that is in view has room for the row; else what is around it moves too, and the
  /// outermost has the inset. Above a docked bar whose field is active, a table that is at its end
  /// stays there. On hide the insets come back, and the offset too, from where the strategy found
  /// it, unless the user scrolled in between; but a field that stays active, beside a hardware
  /// keyboard, stays in view. What a docked bar that has grown covers of the table stays free, and
  /// the table at its end.
  package static let leastMotion = Strategy(
    .leastMotion,
    rule: "least movement that shows the row with its margin; gives back on hide",
    source: "Formlift", setup: nil,
    flaws: [
      "a row taller than what is free shows its top, and one that only just fits has less "
        + "than the margin",
      "UIKit's own scroll of a field knows the inset alone: while the keyboard is up "
        + "already, it takes a row that is in view out of its margin, and one that does not "
        + "fit below a floating header up under that header",
    ],
    when: .layout, room: .insetClearance, reveal: .least, motion: .keyboard, hide: .giveBack,
    margin: 8)
}

extension Room {
  /// The bottom inset is what lets the last row clear the keyboard by the margin, less what the
  /// system adds for the safe area, and never less than it was.
  ///
  /// Under a keyboard that leaves the table's lower end free the insets have what the active row
  /// needs.
  package static let insetClearance = Room(
    "insetClearance",
    "the inset lets rows clear the keyboard by the margin, the safe area counted once",
    marginBelow: { _ in 0 }
  ) { step in
    if let nested = step.nestedMotion {
      nested.makeRoom(&step)
      return
    }
    if let keyboard = LiftedKeyboard(step) {
      keyboard.makeRoom(&step)
      return
    }
    let staysAtEnd = step.isAtEndAboveBar
    let tableEnd = step.phone.table.bounds.maxY
    let keyboardTop = step.keyboardInTable.minY
    let lacking = max(0, tableEnd - (keyboardTop - step.clearance))
    var inset = step.firstInset
    inset.bottom = max(inset.bottom, lacking - step.phone.table.systemInset.bottom)
    step.setInset(
      inset,
      indicators: EdgeInsets(top: inset.top, bottom: max(0, tableEnd - keyboardTop)))
    step.keepOffsetLegal()
    if staysAtEnd { step.plannedOffset = step.phone.table.maximumOffset }
    step.memory.wasAtEnd = false
  }
}

extension Reveal {
  /// Nothing where the whole row is in view, else the least movement that shows it with its margin.
  package static let least = Reveal(
    "least", "the least movement that shows the row with its margin, none for one in view",
    leavesRow: { $0.isActiveRowInView }
  ) { step in
    step.turnPages()
    if step.phone.responder == .bar, let end = step.plannedOffset {
      step.setContentOffset(end)
      return
    }
    guard !step.isActiveRowInView else {
      step.decline(.alreadyVisible)
      return
    }
    guard let row = step.rowToReveal() else { return }
    if let nested = step.nestedMotion {
      nested.scroll(&step)
      return
    }
    if let keyboard = LiftedKeyboard(step) {
      let wanted = keyboard.offset(withBottomInset: step.phone.table.contentInset.bottom, step)
      step.setContentOffset(step.plannedOffset ?? step.phone.table.legalOffset(wanted))
      step.showUnderLowerBar(beside: LiftedKeyboard(step))
    } else if let offset = step.offsetWithMargin(showing: row) {
      step.setContentOffset(step.notBeyondOffsetBefore(offset))
      step.showUnderLowerBar(row: row)
    }
  }
}

extension Hide {
  /// The insets that were there before, and the offset too unless the user scrolled in between; a
  /// docked bar that has grown keeps its room, and a field that stays active stays in view.
  package static let giveBack = Hide(
    "giveBack", "it gives back what it took",
    remember: { step in
      step.rememberInset()
      step.rememberOffset()
      step.rememberOuters()
    },
    rememberPlace: { memory, phone in
      memory.rememberOffset(of: phone.table, openedAt: phone.openingOffset)
      memory.outers = memory.outers ?? OuterMemory(phone)
    },
    userScrolled: { memory in
      memory.origin = nil
      memory.wasAtEnd = false
      memory.outers = memory.outers?.withoutOffsets
    },
    leave: { $0.leaveKeepingRow() }
  ) { step in
    step.restoreOuters()
    if !step.keepEndAboveBar() { step.giveBackOffset() }
    step.restore()
    step.keepOffsetLegal()
  }
}

extension Step {
  /// Takes the room back, and shows a field that stays active where the keyboard makes way for a
  /// turn or for a hardware keyboard; the offset is still to be given back then.
  fileprivate mutating func leaveKeepingRow() {
    let (before, wasAtEnd) = (memory, isAtEndAboveBar)
    let staysActive = activeRow != nil
    offsetBefore = staysActive ? phone.table.contentOffset.model.y : nil
    if !staysActive || before.inset != nil { takeRoomBack() }
    forget()
    memory.wasAtEnd = wasAtEnd
    guard staysActive else { return }
    memory.origin = before.origin.map(phone.table.legalOffset)
    (memory.originAnchor, memory.originPlace) = (before.originAnchor, before.originPlace)
    memory.outers = before.outers
    end = phone.hiddenKeyboardFrame
    if !leavesRow { showWithoutKeyboard() }
  }

  /// Brings the offset into the range of new insets, where UIKit does not (setting insetClamps).
  fileprivate mutating func keepOffsetLegal() {
    guard !phone.settings.insetClamps else { return }
    let offset = phone.table.contentOffset.model.y
    let legal = phone.table.legalOffset(offset)
    if abs(legal - offset) > ClosedRange<CGFloat>.sumError { setContentOffset(legal) }
  }

  /// As much of the margin as the active row has below it where it stays, or fits with where it is
  /// to be moved: so doing it again changes nothing.
  fileprivate var clearance: CGFloat {
    guard let row = activeRow else { return isAtEndAboveBar ? 0 : margin }
    let seen = spanInView
    let span = spanToShow(ofRow: row, in: seen)
    let keyboardTop = keyboardInTable.minY
    if rowStays { return min(margin, max(0, keyboardTop - span.upperBound)) }
    let spare = keyboardTop - seen.lowerBound - span.length
    return max(0, min(margin, spare))
  }

  /// Whether the docked bar's field is active and the table at its end, or was there before a turn,
  /// where the last message stays above the bar whatever becomes of it.
  var isAtEndAboveBar: Bool {
    guard phone.responder == .bar else { return false }
    let end = phone.table.maximumOffset - ClosedRange<CGFloat>.sumError
    return memory.wasAtEnd || phone.table.contentOffset.model.y >= end
  }

  /// Has the insets that are given back keep free what a docked bar covers that has grown.
  ///
  /// - Returns: whether the table was at its end, and goes where that end is then.
  fileprivate mutating func keepEndAboveBar() -> Bool {
    guard phone.scene.bar != nil else { return false }
    let table = phone.table
    let barTop = phone.convertToTable(fromWindow: phone.hiddenKeyboardFrame).minY
    let covered = table.bounds.maxY - table.systemInset.bottom - barTop
    rememberInset()
    guard var inset = memory.inset, var indicators = memory.indicators else { return false }
    let share = max(0, covered - inset.bottom)
    guard share > 0 || memory.barInset > 0 else { return false }
    memory.barInset = share
    inset.bottom += share
    indicators.bottom += share
    (memory.inset, memory.indicators) = (inset, indicators)
    let end = table.maximumOffset
    guard table.contentOffset.model.y >= end - ClosedRange<CGFloat>.sumError else { return false }
    setContentOffset(
      max(table.minimumOffset, end - (table.contentInset.bottom - inset.bottom)))
    return true
  }

  /// Whether the whole active row is, or would be, in view with the keyboard where the step has it.
  fileprivate var isActiveRowInView: Bool {
    guard let row = activeRow else { return false }
    if let nested = nestedMotion { return nested.isInView }
    let seen = spanInView
    let span = spanToShow(ofRow: row, in: seen)
    guard let keyboard = LiftedKeyboard(self) else {
      return span.lies(within: seen.part(above: keyboardInTable.minY))
    }
    // What floats over the row may be under the keyboard.
    let top = span.lowerBound + phone.table.headerHeight(aboveRow: row)
    let own = top...max(top, span.upperBound - phone.table.footerHeight(belowRow: row))
    return !keyboard.covers(own) && span.lies(within: seen)
  }

  /// Returns the offset of the least movement that shows a row with its margin, or nil where it is
  /// shown; a row from above gets only as much margin there as leaves its bottom in view.
  ///
  /// `growth` is what the navigation bar goes back by on the way.
  fileprivate func offsetWithMargin(showing row: Int, growth: CGFloat = 0) -> CGFloat? {
    let free = spanInView
    let span = spanToShow(ofRow: row, in: free)
    let seen = free.part(above: phone.table.unobscured.upperBound)
    let visible = (seen.lowerBound - growth)...seen.upperBound
    let isAbove = span.lowerBound < visible.lowerBound
    let above = isAbove ? max(0, min(margin, visible.length - span.length)) : 0
    let wanted = (span.lowerBound - above)...(span.upperBound + marginBelow)
    return phone.table.offset(showing: wanted, within: visible)
  }

  /// Returns an offset at which the active row is shown, or where the table was before its keyboard
  /// left, if the row is in view there and that is not as far from where the table has gone back
  /// to.
  fileprivate func notBeyondOffsetBefore(_ offset: CGFloat) -> CGFloat {
    guard let before = offsetBefore, let row = activeRow else { return offset }
    let now = phone.table.contentOffset.model.y
    guard min(now, offset) <= before, before <= max(now, offset) else { return offset }
    let seen = spanInView
    let seenBefore = (seen.lowerBound + before - now)...(seen.upperBound + before - now)
    return spanToShow(ofRow: row, in: seen).lies(within: seenBefore) ? before : offset
  }

  /// Scrolls a row once more that did not fit below a large title, which has shrunk by now.
  fileprivate mutating func showUnderLowerBar(row: Int) {
    guard phone.table.barStretch > 0, !isActiveRowInView,
      let offset = offsetWithMargin(showing: row, growth: phone.table.barGrowth)
    else { return }
    setContentOffset(offset)
  }

  /// The same beside a keyboard that leaves the table's lower end free.
  fileprivate mutating func showUnderLowerBar(beside keyboard: LiftedKeyboard?) {
    guard phone.table.barStretch > 0, !isActiveRowInView, let keyboard else { return }
    let wanted = keyboard.offset(withBottomInset: phone.table.contentInset.bottom, self)
    setContentOffset(phone.table.legalOffset(wanted))
  }

  /// Returns what of a row has to be in ``spanInView``, with the room that its section's header and
  /// footer may take.
  ///
  /// It is the row; of one for which there is no room, the caret's line. Of a text field's it is
  /// the whole where that line is in view from the row's top, or fits nowhere. Beside a keyboard
  /// off the screen's bottom, and with a scroll view around the table, it is the most of that for
  /// which there is room.
  func spanToShow(ofRow row: Int, in seen: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let whole = phone.table.spanWithFloats(ofRow: row)
    let isTextField = phone.caretRect(ofRow: row) == nil
    let span = phone.table.rows.span(ofRow: row)
    let line = phone.lineRect(ofRow: row)
    let top = line.minY - (span.lowerBound - whole.lowerBound)
    let end = line.maxY + whole.upperBound - span.upperBound
    let parts = RowParts(whole: whole, line: top...end, isTextField: isTextField)
    if phone.isNested {
      let keyboard = isKeyboardUp ? keyboardOnScreen : nil
      return parts.first { NestedMotion.hasRoom(for: $0, ofRow: row, on: phone, beside: keyboard) }
    }
    if let keyboard = LiftedKeyboard(self) {
      return parts.first { keyboard.hasRoom(for: $0, ofRow: row, in: seen, phone.table) }
    }
    let free = isKeyboardUp ? seen.part(above: keyboardInTable.minY).length : seen.length
    let growth = isTextField ? phone.table.barGrowth : 0
    var part = parts.first { $0.length <= free + growth }
    // UIKit's own scroll would go to the top again, under the header, of a row of which the insets
    // take something away.
    let isScrolled = isTextField && phone.settings.fieldScroll && span.length > free
    if isScrolled, !part.contains(span) { part = span }
    // A row that is too high comes to the top, where as much of it is seen as there is room for,
    // but for what is seen there only with the navigation bar gone back.
    return part.lowerBound == whole.lowerBound && isTextField && part.length <= free ? whole : part
  }

  /// Whether the footer of the active row's section floats over what of the row has to be in view:
  /// above the margin, which that of a row in view need not have.
  var isRowUnderFooter: Bool {
    guard let row = activeRow else { return false }
    let table = phone.table
    let footer = table.footerSpan(ofSection: table.rows.section(ofRow: row))
    let shown = spanToShow(ofRow: row, in: spanInView)
    let end = shown.upperBound - table.footerHeight(belowRow: row)
    return footer.length > 0 && footer.lowerBound < end - ClosedRange<CGFloat>.sumError
  }

  /// The span of the content that neither the table's insets nor a bar covers, and no view around
  /// the table cuts off, whatever the keyboard covers of it.
  ///
  /// The insets alone do not say it of a table that lies under a bar by its own frame, or under the
  /// status bar before there was a safe area.
  var spanInView: ClosedRange<CGFloat> {
    let bounds = phone.table.bounds
    var top = bounds.minY + phone.table.adjustedContentInset.top
    var end = bounds.maxY - phone.table.systemInset.bottom
    let seen = phone.convertToTable(fromScreen: phone.tableFrameBetweenBars)
    if seen.height > 0 {
      top = max(top, seen.minY)
      end = min(end, seen.maxY)
    }
    return top...max(top, end)
  }
}

/// The parts of a row that may have to be in view.
private struct RowParts {
  let whole: ClosedRange<CGFloat>
  /// The caret's line, with what may float over the row.
  let line: ClosedRange<CGFloat>
  let isTextField: Bool

  /// Returns the most of the row for which there is room; the least of it where there is for
  /// nothing, and the whole of a text field's.
  func first(where hasRoom: (ClosedRange<CGFloat>) -> Bool) -> ClosedRange<CGFloat> {
    if hasRoom(whole) { return whole }
    guard isTextField else { return line }
    let downToLine = whole.lowerBound...line.upperBound
    if hasRoom(downToLine) { return downToLine }
    return hasRoom(line) ? line : whole
  }
}

extension ClosedRange<CGFloat> {
  /// Returns whether a span lies within another one, but for what a sum may be off by.
  func lies(within whole: ClosedRange<CGFloat>) -> Bool {
    lowerBound >= whole.lowerBound - Self.sumError
      && upperBound <= whole.upperBound + Self.sumError
  }

  /// Returns the part of a span that ends at `bottom`, or before.
  fileprivate func part(above bottom: CGFloat) -> ClosedRange<CGFloat> {
    lowerBound...Swift.max(lowerBound, Swift.min(bottom, upperBound))
  }

  /// What sums of heights such as 55.333 may be off by: a row is no less in view for it.
  static var sumError: CGFloat { 1e-6 }
}
