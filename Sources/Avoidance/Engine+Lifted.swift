import Foundation
import Simulation

/// A keyboard that leaves the table's lower end free: an iPad's off the screen's bottom, or any
/// over a table that stands on its head, as chats turn theirs. The row goes to its nearer side.
extension Engine {
  /// Returns the span of the content under such a keyboard, empty where it is beside the table, or
  /// nil for one that covers the table from its lower end; `end` is in window coordinates.
  func liftedSpan(_ end: CGRect, on phone: Phone) -> ClosedRange<CGFloat>? {
    let isLifted = phone.scene.screenRect(fromWindow: end).maxY < phone.scene.screenSize.height
    guard isLifted || isOnItsHead(phone) else { return nil }
    let keyboard = phone.convertToTable(fromWindow: end)
    let bounds = phone.table.bounds
    let isBeside = keyboard.maxX <= bounds.minX || keyboard.minX >= bounds.maxX
    return keyboard.minY...(isBeside ? keyboard.minY : keyboard.maxY)
  }

  private func isOnItsHead(_ phone: Phone) -> Bool {
    guard !phone.scene.containers.isEmpty else { return false }
    let size = phone.scene.screenSize
    let edge = CGRect(x: 0, y: 0, width: size.width, height: 0)
    let bottom = edge.offsetBy(dx: 0, dy: size.height)
    return phone.convertToTable(fromScreen: bottom).minY
      < phone.convertToTable(fromScreen: edge).minY
  }

  /// Makes room where the keyboard covers the table's upper end.
  ///
  /// Beyond that either end gets no more than makes legal the offset that the row needs; the
  /// indicators get nothing.
  func insetBeside(
    _ lifted: ClosedRange<CGFloat>, on phone: inout Phone, staysInView: Bool, animation: Animation?
  ) {
    let table = phone.table
    var inset = saved.inset ?? table.contentInset
    let needed =
      staysInView
      ? table.contentOffset.model.y
      : offset(beside: lifted, bottomInset: inset.bottom, on: phone)
    let covered = lifted.lowerBound <= table.bounds.minY ? lifted.upperBound - table.bounds.minY : 0
    inset.top = max(inset.top, max(covered, -needed) - table.systemInset.top)
    if needed > -inset.top - table.systemInset.top {
      inset.bottom = max(inset.bottom, needed - end(withBottomInset: 0, of: table))
    }
    phone.setContentInset(
      inset, indicators: saved.indicators ?? table.scrollIndicatorInsets, by: .strategy,
      animation: animation)
  }

  /// Returns the offset of the least movement that brings the whole active row above or below the
  /// keyboard.
  ///
  /// One that needs no room beyond `bottomInset` goes first; a row that fits on neither side shows
  /// its top.
  func offset(
    beside lifted: ClosedRange<CGFloat>, bottomInset: CGFloat, on phone: Phone
  ) -> CGFloat {
    let table = phone.table
    let now = table.contentOffset.model.y
    guard let row = phone.firstResponder else { return now }
    let span = table.spanWithHeader(ofRow: row)
    let seen = spanInView(above: .infinity, on: phone)
    let end = max(now, table.minimumOffset, end(withBottomInset: bottomInset, of: table))
    let above = seen.lowerBound...max(seen.lowerBound, min(lifted.lowerBound, seen.upperBound))
    let below = max(seen.lowerBound, min(lifted.upperBound, seen.upperBound))...seen.upperBound
    let up = offset(of: span, in: above, upTo: end, table)
    let down = offset(of: span, in: below, upTo: end, table)
    guard let up, let down else {
      return up ?? down ?? table.legalOffset(now + span.lowerBound - seen.lowerBound)
    }
    let legal = table.minimumOffset...end
    if legal.contains(up) != legal.contains(down) { return legal.contains(up) ? up : down }
    return abs(down - now) < abs(up - now) ? down : up
  }

  /// Returns the offset that brings a span of the content to another one by the least movement,
  /// with its margin as far as it fits and the range up to `end` allows, or nil where it is too
  /// tall.
  private func offset(
    of span: ClosedRange<CGFloat>, in side: ClosedRange<CGFloat>, upTo end: CGFloat,
    _ table: TableView
  ) -> CGFloat? {
    let spare = side.length - span.length
    guard spare >= -Self.sumError else { return nil }
    let now = table.contentOffset.model.y
    let margin = max(0, min(strategy.margin, spare / 2))
    let up = span.upperBound + margin - side.upperBound
    let down = span.lowerBound - margin - side.lowerBound
    let wanted = now + (up > 0 ? up : min(down, 0))
    let legal = max(table.minimumOffset, min(wanted, end))
    let moved = (span.lowerBound + now - legal)...(span.upperBound + now - legal)
    return Self.lies(moved, within: side) ? legal : wanted
  }

  /// Returns the end of the offset's range with a bottom inset; it may lie before the start.
  private func end(withBottomInset inset: CGFloat, of table: TableView) -> CGFloat {
    table.rows.contentHeight + inset + table.systemInset.bottom - table.bounds.height
  }
}
