import Foundation
import Simulation

extension Engine {
  /// Returns whether the strategy leaves what is visible where it is, and the whole active row
  /// would be in view with the keyboard at `end`, a frame in window coordinates.
  func staysInView(above end: CGRect, on phone: Phone) -> Bool {
    guard strategy.reveal == .least, let row = phone.firstResponder else { return false }
    let span = phone.table.spanWithHeader(ofRow: row)
    let lifted = liftedSpan(end, on: phone)
    if let lifted, lifted.lowerBound < span.upperBound, span.lowerBound < lifted.upperBound {
      return false
    }
    let keyboardTop = lifted == nil ? phone.convertToTable(fromWindow: end).minY : .infinity
    return Self.lies(span, within: spanInView(above: keyboardTop, on: phone))
  }

  /// Returns the span of the content that neither the table's top inset nor a bar covers, and no
  /// view around the table cuts off, as far as `bottom`, a y in the content.
  ///
  /// The insets alone do not say it of a table that lies under a bar by its own frame, or under the
  /// status bar before there was a safe area.
  func spanInView(above bottom: CGFloat, on phone: Phone) -> ClosedRange<CGFloat> {
    let table = phone.table
    var top = table.bounds.minY + table.adjustedContentInset.top
    var end = min(bottom, table.bounds.maxY - table.systemInset.bottom)
    let seen = phone.convertToTable(fromScreen: phone.tableFrameBetweenBars)
    if seen.height > 0 {
      top = max(top, seen.minY)
      end = min(end, seen.maxY)
    }
    return top...max(top, end)
  }

  /// Returns whether a span lies within another one, but for what a sum may be off by.
  static func lies(
    _ span: ClosedRange<CGFloat>, within whole: ClosedRange<CGFloat>
  ) -> Bool {
    span.lowerBound >= whole.lowerBound - sumError && span.upperBound <= whole.upperBound + sumError
  }

  /// What sums of heights such as 55.333 may be off by: a row is no less in view for it.
  static let sumError: CGFloat = 1e-6
}
