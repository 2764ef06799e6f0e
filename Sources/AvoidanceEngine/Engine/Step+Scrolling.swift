import Foundation
import Simulation

extension Step {
  /// Sets the table's contentOffset.y, using the strategy's scroll animation.
  ///
  /// An offset outside the legal range is not clamped.
  package mutating func setContentOffset(_ y: CGFloat) {
    phone.setContentOffset(y, by: .strategy, animation: scrollAnimation)
  }

  /// Scrolls to the active row with the strategy's margin, like scrollToRow(at:at:animated:).
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

  /// Scrolls to the active row with the strategy's margin, like scrollRectToVisible(_:animated:).
  package mutating func scrollRowRectToVisible() {
    guard let row = rowToReveal() else { return }
    var rect = phone.table.rect(forRow: row)
    rect.origin.y -= margin
    rect.size.height += margin + marginBelow
    phone.scrollRectToVisible(rect, by: .strategy, animation: scrollAnimation)
  }

  /// Saves the table's offset before the strategy first scrolls; later calls change nothing.
  package mutating func rememberOffset() {
    memory.rememberOffset(of: phone.table, openedAt: phone.openingOffset)
  }

  /// Saves the table's offset before the active row is scrolled, as the strategy decides.
  ///
  /// The offset may be restored when the keyboard hides.
  mutating func rememberOffsetBeforeReveal() { code.strategy.reveal.rememberOffset(&self) }

  /// Scrolls back to the saved offset, with the animation that is used for insets and frames.
  package mutating func restoreOffset() {
    guard let origin = memory.origin else { return }
    phone.setContentOffset(origin, by: .strategy, animation: roomAnimation)
  }

  /// Scrolls back to the content that was at the top before the strategy first scrolled.
  ///
  /// That content may have moved since then, because rows above were measured. A table that was at
  /// its top or its opening offset returns there, even after a rotation.
  package mutating func giveBackOffset() {
    if let origin = memory.origin {
      // The inset is restored after the offset.
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
