import Foundation
import Simulation

extension Engine {
  /// Brings the active row into view; `end` is the keyboard's frame in window coordinates.
  mutating func reveal(above end: CGRect, on phone: inout Phone, animation: Animation?) {
    guard strategy.reveal != .none, strategy.reveal != .keepBottom else { return }
    if strategy.reveal == .controller && phone.scene.ios >= 8 { return }
    guard !staysInView(above: end, on: phone) else {
      phone.record(.declined(.alreadyVisible))
      return
    }
    guard let row = phone.firstResponder else {
      phone.record(.declined(.noActiveField))
      return
    }
    reveal(row, above: end, on: &phone, animation: animation)
  }

  private mutating func reveal(
    _ row: Int, above end: CGRect, on phone: inout Phone, animation: Animation?
  ) {
    switch strategy.reveal {
    case .none, .keepBottom: break
    case .row, .controller: scroll(to: row, at: .none, on: &phone, animation: animation)
    case .top: scroll(to: row, at: .top, on: &phone, animation: animation)
    case .middle: scroll(to: row, at: .middle, on: &phone, animation: animation)
    case .bottom: scroll(to: row, at: .bottom, on: &phone, animation: animation)
    case .rect: showRect(of: row, on: &phone, animation: animation)
    case .least: moveLeast(row, above: end, on: &phone, animation: animation)
    case .caret: centerCaret(in: row, on: &phone, animation: animation)
    case .distance: moveToDistance(row: row, above: end, on: &phone, animation: animation)
    case .toKeyboard: scrollToKeyboard(row: row, above: end, on: &phone, animation: animation)
    }
  }

  /// The margin that scrolling has to add below the row: none where the inset already holds it.
  private var marginBelow: CGFloat {
    strategy.room == .insetClearance ? 0 : strategy.margin
  }

  private func scroll(
    to row: Int, at position: ScrollPosition, on phone: inout Phone, animation: Animation?
  ) {
    let isAbove = phone.table.rect(forRow: row).minY < phone.table.unobscured.lowerBound
    let endsAtBottom = position == .bottom || (position == .none && !isAbove)
    phone.scrollToRow(
      row, at: position, margin: endsAtBottom ? marginBelow : strategy.margin, by: .strategy,
      animation: animation)
  }

  private func showRect(of row: Int, on phone: inout Phone, animation: Animation?) {
    var rect = phone.table.rect(forRow: row)
    rect.origin.y -= strategy.margin
    rect.size.height += strategy.margin + marginBelow
    phone.scrollRectToVisible(rect, by: .strategy, animation: animation)
  }

  private func moveLeast(
    _ row: Int, above end: CGRect, on phone: inout Phone, animation: Animation?
  ) {
    guard let lifted = liftedSpan(end, on: phone) else {
      showWithMargin(row, on: &phone, animation: animation)
      return
    }
    let offset = offset(
      beside: lifted, bottomInset: phone.table.contentInset.bottom, on: phone)
    phone.setContentOffset(offset, by: .strategy, animation: animation)
  }

  /// A row from above gets only as much margin there as leaves its bottom in view.
  private func showWithMargin(_ row: Int, on phone: inout Phone, animation: Animation?) {
    let span = phone.table.spanWithHeader(ofRow: row)
    let visible = spanInView(above: phone.table.unobscured.upperBound, on: phone)
    let isAbove = span.lowerBound < visible.lowerBound
    let above = isAbove ? max(0, min(strategy.margin, visible.length - span.length)) : 0
    let wanted = (span.lowerBound - above)...(span.upperBound + marginBelow)
    guard let offset = phone.table.offset(showing: wanted, within: visible) else { return }
    phone.setContentOffset(offset, by: .strategy, animation: animation)
  }

  /// Centres the caret, which stands in the middle of its row, in what contentInset leaves of the
  /// bounds, with at least 20 points above it; the system's share of the inset is not looked at.
  private func centerCaret(in row: Int, on phone: inout Phone, animation: Animation?) {
    let span = phone.table.rows.span(ofRow: row)
    let inset = phone.table.contentInset
    let height = phone.table.bounds.height - inset.top - inset.bottom
    let padding = max(20, (height - Self.caretHeight) / 2)
    let middle = (span.lowerBound + span.upperBound) / 2
    let wanted = middle - Self.caretHeight / 2 - padding - inset.top
    let end = phone.table.rows.contentHeight - height - inset.top
    phone.setContentOffset(
      max(-inset.top, min(wanted, end)), by: .strategy, animation: animation)
  }

  /// A line of the system font's 17 points; inferred, and of weight only in less than 60 points.
  private static let caretHeight: CGFloat = 20

  /// If the table is scrolled to its bottom, moves the offset against the keyboard, and logs the
  /// article's line.
  func keepBottom(_ notification: KeyboardNotification, on phone: inout Phone) {
    let delta = notification.end.minY - notification.begin.minY
    phone.record(
      .log(
        "Keyboard YDelta \(String(format: "%f", Double(delta))) -> B: "
          + "\(notification.begin.inBraces), E: \(notification.end.inBraces)"))
    let offset = phone.table.contentOffset.model.y
    let needed = phone.table.rows.contentHeight - phone.table.bounds.height
    guard offset >= needed else {
      phone.record(.declined(.notScrolledToBottom(offset: offset, needed: needed)))
      return
    }
    guard abs(delta) > 0 else { return }
    phone.setContentOffset(
      offset - delta, by: .strategy, animation: roomAnimation(notification))
  }
}
