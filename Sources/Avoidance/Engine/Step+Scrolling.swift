import Foundation
import Simulation

extension Step {
  /// Sets contentOffset.y, unclamped, by the scrolling's animation.
  package mutating func setContentOffset(_ y: CGFloat) {
    phone.setContentOffset(y, by: .strategy, animation: scrollAnimation)
  }

  /// Scrolls the active row, with the strategy's margin, as scrollToRow(at:at:animated:).
  package mutating func scrollToRow(at position: ScrollPosition) {
    guard let row = rowToReveal() else { return }
    guard phone.table.style.hasRows else {
      decline(.noRows)
      return
    }
    let isAbove = phone.table.rect(forRow: row).minY < phone.table.unobscured.lowerBound
    let endsAtBottom = position == .bottom || (position == .none && !isAbove)
    phone.scrollToRow(
      row, at: position, margin: endsAtBottom ? marginBelow : margin, by: .strategy,
      animation: scrollAnimation)
  }

  /// Scrolls the active row, with the strategy's margin around it, as
  /// scrollRectToVisible(_:animated:).
  package mutating func scrollRowRectToVisible() {
    guard let row = rowToReveal() else { return }
    var rect = phone.table.rect(forRow: row)
    rect.origin.y -= margin
    rect.size.height += margin + marginBelow
    phone.scrollRectToVisible(rect, by: .strategy, animation: scrollAnimation)
  }

  /// Remembers the offset as it is before the strategy scrolls for the first time.
  package mutating func rememberOffset() {
    memory.rememberOffset(of: phone.table, openedAt: phone.openingOffset)
  }

  /// Remembers the offset that hiding goes back to, as the reveal has it.
  mutating func rememberOffsetBeforeReveal() { code.strategy.reveal.rememberOffset(&self) }

  /// Scrolls back to the offset that was remembered, together with the room.
  package mutating func restoreOffset() {
    guard let origin = memory.origin else { return }
    phone.setContentOffset(origin, by: .strategy, animation: roomAnimation)
  }

  /// The same, but to what was at the top then, wherever rows above it that were measured since
  /// have put that, or to the top from which the table came, or to where it opened, wherever a turn
  /// of the phone has.
  mutating func giveBackOffset() {
    if let origin = memory.origin {
      // The inset is given back only after the offset.
      let shift = phone.table.contentInset.top - firstInset.top
      switch memory.originPlace {
      case .within: memory.origin = origin + phone.table.shift(since: memory.originAnchor)
      case .top: memory.origin = phone.table.minimumOffset + shift
      case .opening: memory.origin = phone.openingOffset + shift
      }
    }
    restoreOffset()
  }
}
