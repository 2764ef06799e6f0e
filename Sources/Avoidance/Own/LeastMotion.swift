import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// Formlift's own strategy: the least movement that shows the whole row, with everything restored
  /// on hide.
  ///
  /// - It follows every change of the keyboard's frame and every change of field, like layout.
  /// - The bottom inset is large enough to scroll the last row above the keyboard by the margin.
  ///   The safe area counts only once.
  /// - A row that is fully in view is not moved, even if its distance is less than the margin.
  /// - Bars that cover the table count in addition to its insets. A bottom bar above the keyboard
  ///   counts as part of the keyboard.
  /// - A keyboard away from the screen's bottom has two sides. A covered row moves to the nearer
  ///   side, but preferably to one that needs no larger inset. In an inverted table, the inset is
  ///   at the other end.
  /// - Inside a scroll view, only the table scrolls if its visible part is high enough for the row.
  ///   Otherwise the views around it move too, and the outermost gets the inset.
  /// - With an active field in a docked bar, a table that is scrolled to its bottom stays there.
  /// - On hide, the insets are restored. So is the offset, unless the user has scrolled. A field
  ///   that stays active, beside a hardware keyboard, stays in view.
  /// - A docked bar that has grown keeps its inset, and a table that is scrolled to its bottom
  ///   stays there.
  package static let leastMotion = Strategy(
    .leastMotion,
    rule: "least movement that shows the row with its margin; undone on hide",
    source: "Formlift", setup: nil,
    flaws: [
      "a row taller than the free part shows its top, and a row that only just fits gets less "
        + "than the margin",
      "UIKit's own scroll of a field knows the inset alone: while the keyboard is up "
        + "already, it takes a row that is in view out of its margin, and one that does not "
        + "fit below a floating header up under that header",
    ],
    when: .layout, room: .insetClearance, reveal: .least, motion: .keyboard, hide: .giveBack,
    margin: 8)
}

extension Room {
  /// A strategy's decision to set the bottom inset so that the last row ends above the keyboard.
  ///
  /// The distance is the strategy's margin. The safe area that UIKit adds is subtracted.
  ///
  /// The scroll indicators end at the keyboard: UIKit adds the safe area to their insets too.
  ///
  /// The inset is never less than the original one. If the keyboard leaves the table's lower end
  /// uncovered, the insets are just large enough for the active row.
  package static let insetClearance = Room(
    "insetClearance",
    "the bottom inset is the keyboard's overlap plus the margin, minus the safe area that UIKit adds",
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
    let coverTop = step.coverInTable.minY
    let lacking = max(0, tableEnd - (coverTop - step.clearance))
    var inset = step.firstInset
    inset.bottom = max(inset.bottom, lacking - step.phone.table.systemInset.bottom)
    step.explainInset(overlap: tableEnd - coverTop)
    step.setInset(
      inset,
      indicators: EdgeInsets(
        top: inset.top, bottom: max(0, tableEnd - coverTop - step.phone.table.systemInset.bottom)))
    step.keepOffsetLegal()
    if staysAtEnd { step.plannedOffset = step.phone.table.maximumOffset }
    step.memory.wasAtEnd = false
  }
}

extension Reveal {
  /// A strategy's decision to scroll by the least movement that shows the row with its margin.
  ///
  /// Nothing is scrolled if the whole row is in view.
  package static let least = Reveal(
    "least", "the least movement that shows the row with its margin",
    leavesRow: { $0.findActiveRowInView() }
  ) { step in
    step.turnPages()
    step.note(.reveal)
    if step.phone.isRecording, step.overlap.isEmpty {
      step.explain("the least movement that shows the row")
    }
    if step.phone.responder == .bar, step.phone.scene.bar != nil, let end = step.plannedOffset {
      step.explain("the table stays at its bottom")
      step.setContentOffset(end)
      return
    }
    guard let row = step.rowToReveal() else { return }
    if let nested = step.nestedMotion {
      if nested.isInView { step.decline(.alreadyVisible) } else { nested.scroll(&step) }
      return
    }
    let sight = step.sight(ofRow: row)
    if sight.isRowInView(on: step.phone) {
      step.decline(.alreadyVisible)
    } else if let keyboard = sight.keyboard {
      step.explain("the least movement that shows the row beside the keyboard")
      let wanted = keyboard.offset(withBottomInset: step.phone.table.contentInset.bottom, step)
      step.setContentOffset(step.plannedOffset ?? step.phone.table.legalOffset(wanted))
      step.showUnderLowerBar(beside: LiftedKeyboard(step))
    } else if let offset = step.offsetWithMargin(showing: sight) {
      step.setContentOffset(step.notBeyondOffsetBefore(offset))
      step.showUnderLowerBar(row: row)
    }
  }.answering {
    // Making room again does not move the row, but places the footer below it.
    $0.needsRoomAgain = { $0.isRowUnderFooter }
  }
}

extension Hide {
  /// A strategy's decision to restore the insets on hide, and the offset unless the user has
  /// scrolled.
  ///
  /// A docked input bar that has grown keeps its inset. A field that stays active stays in view.
  package static let giveBack = Hide(
    "giveBack", "the strategy undoes its own changes, but not the user's scrolling",
    remember: { step in
      step.rememberInset()
      step.rememberOffset()
      step.rememberOuters()
    },
    rememberPlace: { memory, phone in
      memory.rememberOffset(of: phone.table, openedAt: phone.openingOffset)
      if phone.isNested, memory.outers == nil { memory.outers = OuterMemory(phone) }
    },
    userScrolled: { memory in
      memory.origin = nil
      memory.wasAtEnd = false
      memory.outers = memory.outers?.withoutOffsets
    },
    leave: { $0.leaveKeepingRow() }
  ) { step in
    step.explain(Step.undoing)
    step.restoreOuters()
    if !step.keepEndAboveBar() { step.giveBackOffset() }
    step.restore()
    step.keepOffsetLegal()
  }
}

extension Step {
  /// The reason for each change on hide; it says nothing of scrolling, which may not have happened.
  fileprivate static let undoing = "the strategy undoes its own changes"

  /// Removes the room for the keyboard, and keeps a field that stays active in view.
  ///
  /// A field stays active when the keyboard disappears for a rotation or a hardware keyboard. The
  /// saved offset is kept for a later hide.
  fileprivate mutating func leaveKeepingRow() {
    let wasAtEnd = isAtEndAboveBar
    guard activeRow != nil else {
      takeRoomBack()
      forget()
      memory.wasAtEnd = wasAtEnd
      return
    }
    let before = memory
    offsetBefore = phone.table.contentOffset.model.y
    if before.inset != nil { takeRoomBack() }
    forget()
    memory.wasAtEnd = wasAtEnd
    memory.origin = before.origin.map(phone.table.legalOffset)
    (memory.originAnchor, memory.originPlace) = (before.originAnchor, before.originPlace)
    memory.outers = before.outers
    end = phone.hiddenKeyboardFrame
    if !leavesRow() { showWithoutKeyboard() }
  }

  /// Scrolls the table back into the legal range of its new insets.
  ///
  /// Does so only if UIKit doesn't, as the setting insetClamps determines.
  fileprivate mutating func keepOffsetLegal() {
    guard !phone.settings.insetClamps else { return }
    let offset = phone.table.contentOffset.model.y
    let legal = phone.table.legalOffset(offset)
    guard abs(legal - offset) > ClosedRange<CGFloat>.sumError else { return }
    explain("the offset goes back into the legal range")
    setContentOffset(legal)
  }

  /// Records how the bottom inset is calculated, to explain it to the user.
  ///
  /// `overlap` is the height in points that the keyboard covers. Without space for the whole
  /// margin, a part of the margin is used.
  fileprivate mutating func explainInset(overlap: CGFloat) {
    guard phone.isRecording else { return }
    let (safeArea, kept) = (phone.table.systemInset.bottom, clearance)
    let isBarCovering = coverOnScreen.minY < keyboardOnScreen.minY
    var terms =
      "the overlap with the keyboard\(isBarCovering ? " and the bar" : "") (\(overlap.inWords))"
    if kept > 0 {
      terms +=
        kept < margin
        ? " plus \(kept.inWords) of the margin's \(margin.inWords)"
        : " plus the margin (\(kept.inWords))"
    }
    if safeArea > 0 { terms += ", minus the safe area (\(safeArea.inWords)), which UIKit adds" }
    explain(terms)
  }

  /// The distance in points to keep between the active row and the keyboard, at most the margin.
  ///
  /// It is the row's current distance if the row stays, or as much as fits if the row will move. So
  /// repeating the step changes nothing.
  fileprivate var clearance: CGFloat {
    guard let row = activeRow else { return isAtEndAboveBar ? 0 : margin }
    if rowStays, !bottomInView.isNaN {
      return min(margin, max(0, coverInTable.minY - bottomInView))
    }
    let sight = sight(ofRow: row)
    let coverTop = sight.cover.minY
    if rowStays { return min(margin, max(0, coverTop - sight.span.upperBound)) }
    let spare = coverTop - sight.seen.lowerBound - sight.span.length
    return max(0, min(margin, spare))
  }

  /// Whether the docked bar's field is active and the table is scrolled to its bottom.
  ///
  /// Also true if the table was at its bottom before a rotation. A chat's last message then stays
  /// above the bar.
  var isAtEndAboveBar: Bool {
    guard phone.responder == .bar, phone.scene.bar != nil else { return false }
    let end = phone.table.maximumOffset - ClosedRange<CGFloat>.sumError
    return memory.wasAtEnd || phone.table.contentOffset.model.y >= end
  }

  /// Enlarges the saved insets by what a docked input bar that has grown covers of the table.
  ///
  /// The saved insets are restored on hide, so the bar keeps its space.
  ///
  /// - Returns: whether the table was scrolled to its bottom. It then was scrolled to the new
  ///   bottom.
  fileprivate mutating func keepEndAboveBar() -> Bool {
    guard phone.scene.bar != nil else { return false }
    let table = phone.table
    let resting = phone.scene.screenRect(fromWindow: phone.hiddenKeyboardFrame)
    let barTop = phone.convertToTable(fromScreen: phone.cover(by: resting)).minY
    let covered = table.bounds.maxY - table.systemInset.bottom - barTop
    rememberInset()
    guard var inset = memory.inset, var indicators = memory.indicators else { return false }
    // The height of the bar as it began is not the strategy's to make room for.
    let firstTop = CGRect(
      x: resting.minX, y: phone.scene.leastBarTop, width: resting.width, height: 0)
    let growth = phone.convertToTable(fromScreen: firstTop).minY - barTop
    let share = max(0, min(covered - inset.bottom, growth))
    guard share > 0 || memory.barInset > 0 else { return false }
    memory.barInset = share
    inset.bottom += share
    indicators.bottom += share
    (memory.inset, memory.indicators) = (inset, indicators)
    let end = table.maximumOffset
    guard table.contentOffset.model.y >= end - ClosedRange<CGFloat>.sumError else { return false }
    explain("the table stays at its bottom, above the bar")
    defer { note(.hide, because: Self.undoing) }
    setContentOffset(
      max(table.minimumOffset, end - (table.contentInset.bottom - inset.bottom)))
    return true
  }

  /// Returns whether the whole active row, or the part that fits, is in view above or beside the
  /// keyboard.
  ///
  /// The bottom of that part is stored in ``Step/bottomInView`` for the room that is made next.
  fileprivate mutating func findActiveRowInView() -> Bool {
    bottomInView = .nan
    guard let row = activeRow else { return false }
    if let nested = nestedMotion { return nested.isInView }
    let sight = sight(ofRow: row)
    guard sight.isRowInView(on: phone) else { return false }
    bottomInView = sight.span.upperBound
    return true
  }

  /// Returns the table's offset after the least movement that shows a row with its margin.
  ///
  /// Nil if the row is shown already. A row above the visible area gets only as much margin as
  /// keeps the row's bottom in view. `growth` is how many points the navigation bar shrinks during
  /// the scroll.
  fileprivate func offsetWithMargin(showing sight: RowSight, growth: CGFloat = 0) -> CGFloat? {
    let span = sight.span
    // Without a keyboard, no inset makes room for a docked bar that covers the table's end.
    let seen = sight.seen.part(above: min(phone.table.unobscured.upperBound, sight.coverTop))
    let visible = (seen.lowerBound - growth)...seen.upperBound
    let isAbove = span.lowerBound < visible.lowerBound
    let above = isAbove ? max(0, min(margin, visible.length - span.length)) : 0
    let wanted = (span.lowerBound - above)...(span.upperBound + marginBelow)
    return phone.table.offset(showing: wanted, within: visible)
  }

  /// Returns the offset for a scroll that shows the active row without needless movement.
  ///
  /// That is `offset`, or the offset before the keyboard disappeared, if that is nearer and also
  /// shows the row.
  fileprivate func notBeyondOffsetBefore(_ offset: CGFloat) -> CGFloat {
    guard let before = offsetBefore, let row = activeRow else { return offset }
    let now = phone.table.contentOffset.model.y
    guard min(now, offset) <= before, before <= max(now, offset) else { return offset }
    let sight = sight(ofRow: row)
    let seen = sight.seen.part(above: sight.coverTop)
    let seenBefore = (seen.lowerBound + before - now)...(seen.upperBound + before - now)
    return sight.span.lies(within: seenBefore) ? before : offset
  }

  /// Scrolls again to a row that did not fit below a large title, since the title has now shrunk.
  fileprivate mutating func showUnderLowerBar(row: Int) {
    guard phone.table.barStretch > 0 else { return }
    let sight = sight(ofRow: row)
    guard !sight.isRowInView(on: phone),
      let offset = offsetWithMargin(showing: sight, growth: phone.table.barGrowth)
    else { return }
    setContentOffset(offset)
  }

  /// Scrolls again to a row beside the keyboard, since a large title above the row has now shrunk.
  ///
  /// `keyboard` is one that leaves the table's lower end uncovered. Does nothing if it is nil.
  fileprivate mutating func showUnderLowerBar(beside keyboard: LiftedKeyboard?) {
    guard phone.table.barStretch > 0, let keyboard, let row = activeRow,
      !sight(ofRow: row).isRowInView(on: phone)
    else { return }
    let wanted = keyboard.offset(withBottomInset: phone.table.contentInset.bottom, self)
    setContentOffset(phone.table.legalOffset(wanted))
  }

  /// Whether the floating footer of the active row's section covers the part that must be visible.
  ///
  /// A row that was in view needs no margin, so the footer can cover it.
  fileprivate var isRowUnderFooter: Bool {
    guard let row = activeRow else { return false }
    let table = phone.table
    let footer = table.footerSpan(ofSection: table.rows.section(ofRow: row))
    let end = sight(ofRow: row).span.upperBound - table.footerHeight(belowRow: row)
    return footer.length > 0 && footer.lowerBound < end - ClosedRange<CGFloat>.sumError
  }
}

extension ClosedRange<CGFloat> {
  /// Returns whether this range is within another one, ignoring rounding errors.
  func lies(within whole: ClosedRange<CGFloat>) -> Bool {
    lowerBound >= whole.lowerBound - Self.sumError
      && upperBound <= whole.upperBound + Self.sumError
  }

  /// Returns the part of this vertical range above an edge, that is, with `y` at most `bottom`.
  ///
  /// A range of length 0 if this range is below the edge.
  func part(above bottom: CGFloat) -> ClosedRange<CGFloat> {
    lowerBound...Swift.max(lowerBound, Swift.min(bottom, upperBound))
  }

  /// The tolerance for rounding errors in sums of heights such as 55.333, in points.
  static var sumError: CGFloat { 1e-6 }
}
