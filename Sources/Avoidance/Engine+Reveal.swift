import Foundation
import Simulation

extension Engine {
  /// Brings the active row into view.
  func reveal(on phone: inout Phone, animation: Animation?) {
    guard strategy.reveal != .none, strategy.reveal != .keepBottom else { return }
    guard let row = phone.firstResponder else {
      phone.record(.declined(.noActiveField))
      return
    }
    let margin = strategy.margin
    switch strategy.reveal {
    case .none, .keepBottom: break
    case .row: scroll(to: row, at: .none, on: &phone, animation: animation)
    case .top: scroll(to: row, at: .top, on: &phone, animation: animation)
    case .middle: scroll(to: row, at: .middle, on: &phone, animation: animation)
    case .bottom: scroll(to: row, at: .bottom, on: &phone, animation: animation)
    case .rect:
      phone.scrollRectToVisible(
        phone.table.rect(forRow: row).insetBy(dx: 0, dy: -margin), by: .strategy,
        animation: animation)
    case .least: showWithMargin(row, on: &phone, animation: animation)
    case .caret: centerCaret(in: row, on: &phone, animation: animation)
    }
  }

  private func scroll(
    to row: Int, at position: ScrollPosition, on phone: inout Phone, animation: Animation?
  ) {
    phone.scrollToRow(
      row, at: position, margin: strategy.margin, by: .strategy, animation: animation)
  }

  /// The inset already holds the margin below the row, where the room does.
  private func showWithMargin(_ row: Int, on phone: inout Phone, animation: Animation?) {
    let span = phone.table.rows.span(ofRow: row)
    let below = strategy.room == .insetClearance ? 0 : strategy.margin
    let visible = phone.table.unobscured
    let isAbove = span.lowerBound < visible.lowerBound
    let wanted =
      (span.lowerBound - (isAbove ? strategy.margin : 0))...(span.upperBound + below)
    guard let offset = phone.table.offset(showing: wanted) else { return }
    phone.setContentOffset(offset, by: .strategy, animation: animation)
  }

  private func centerCaret(in row: Int, on phone: inout Phone, animation: Animation?) {
    let span = phone.table.rows.span(ofRow: row)
    let visible = phone.table.unobscured
    let height = visible.upperBound - visible.lowerBound
    let top =
      (span.lowerBound + span.upperBound) / 2 - height / 2
      - phone.table.adjustedContentInset.top
    phone.setContentOffset(phone.table.legalOffset(top), by: .strategy, animation: animation)
  }

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

  /// Returns whether the whole active row would be in view with the keyboard at `end`, a frame in
  /// window coordinates.
  func isActiveRowInView(above end: CGRect, on phone: Phone) -> Bool {
    guard let row = phone.firstResponder else { return false }
    let table = phone.table
    let frame = table.rect(forRow: row)
    let keyboardTop = phone.convertToTable(fromWindow: end).minY
    let top = table.contentOffset.model.y + table.adjustedContentInset.top
    let bottom = min(table.bounds.maxY - table.systemInset.bottom, keyboardTop)
    return frame.minY >= top && frame.maxY <= bottom
  }
}
