import Foundation
import Simulation

/// The table's position and insets at rest, which a strategy changes and has to restore.
package struct TableAtRest: Equatable, Sendable {
  /// The table's frame on the screen, which moves with the root view.
  package let frame: CGRect
  package let contentInset: EdgeInsets
  package let adjustedInset: EdgeInsets
  package let indicatorInsets: EdgeInsets
  /// The table's vertical contentOffset, in points.
  package let offset: CGFloat
  /// The row at the top of the table's visible content.
  ///
  /// Rows that are measured later may move it down.
  let anchor: ScrollAnchor?
  /// The total distance that the scroll views around the table are scrolled down, in points.
  ///
  /// 0 without such views.
  let outerDistance: CGFloat
  /// The room that the form leaves below its last row at the table's end, in points.
  let roomBelowLastRow: CGFloat
  /// The points of the content that can't be scrolled into view at the top, or a negative number.
  ///
  /// UIKit adds no safe area to the insets of content that fits without scrolling. A scroll view
  /// around the table may not reach the top of a table that is scaled.
  let missingAtTop: CGFloat
  /// The points of the content that can't be scrolled into view at the bottom, or a negative number.
  ///
  /// A view around the table may end above the table's end.
  let missingAtBottom: CGFloat

  /// Reads the table's position and insets from a phone at rest.
  package init(_ phone: borrowing Phone) {
    frame = phone.tableFrameOnScreen
    contentInset = phone.table.contentInset
    adjustedInset = phone.table.adjustedContentInset
    indicatorInsets = phone.table.scrollIndicatorInsets
    offset = phone.table.contentOffset.model.y
    anchor = phone.table.scrollAnchor
    outerDistance = phone.outerDistance
    roomBelowLastRow = phone.roomBelowLastRow
    missingAtTop = phone.missingAtTop
    missingAtBottom = phone.missingAtBottom
  }

  /// The top edge of the table's frame on the screen, without the scrolling of the views around it.
  private var top: CGFloat { frame.minY + outerDistance }

  /// The total scroll distance of the table and the views around it, in points.
  var distance: CGFloat { offset + outerDistance }

  /// The greatest gap in points that the law about gaps above the keyboard accepts.
  ///
  /// It is more than the margins that libraries leave, at most 20 points, and less than a home
  /// indicator's safe area in portrait, 34 points.
  package static let greatestGap: CGFloat = 24

  /// The largest difference in points between values that count as equal.
  ///
  /// Half a point is also the tolerance of `expect`'s `~=`.
  package static let tolerance: CGFloat = 0.5

  /// Returns whether the frame and insets are the same in another state of the table.
  ///
  /// The offset and the views around the table are ignored.
  func isKept(in other: TableAtRest) -> Bool {
    Self.isNear(top, other.top) && Self.isNear(frame.height, other.frame.height)
      && Self.isNear(contentInset.top, other.contentInset.top)
      && Self.isNear(contentInset.bottom, other.contentInset.bottom)
      && Self.isNear(adjustedInset.bottom, other.adjustedInset.bottom)
      && Self.isNear(indicatorInsets.bottom, other.indicatorInsets.bottom)
  }

  private static func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) <= tolerance
  }

  /// Returns the first value, such as the bottom inset, that differs in another state of the table.
  ///
  /// The offset is ignored. Nil if all values are equal.
  func displacement(in other: TableAtRest) -> Displacement? {
    Self.figures.lazy.map { figure in
      Displacement(
        path: figure.path, word: figure.word, was: self[keyPath: figure.value],
        is: other[keyPath: figure.value])
    }.first(where: \.isNoticeable)
  }

  /// Returns the change of the offset in another state of the table, or nil if it is equal.
  func scrolling(in other: TableAtRest) -> Displacement? { Self.scrolling(from: offset, in: other) }

  /// Returns the change from an offset to that of a state of the table, or nil if they are equal.
  static func scrolling(from offset: CGFloat, in rest: TableAtRest) -> Displacement? {
    let scrolling = Displacement(
      path: "table.contentOffset.y", word: "offset", was: offset, is: rest.offset)
    return scrolling.isNoticeable ? scrolling : nil
  }

  private static let figures:
    [(path: String, word: String, value: KeyPath<TableAtRest, CGFloat> & Sendable)] = [
      ("table.frame.y", "top", \.frame.origin.y),
      ("table.frame.height", "height", \.frame.size.height),
      ("table.contentInset.top", "top inset", \.contentInset.top),
      ("table.contentInset.bottom", "inset", \.contentInset.bottom),
      ("table.adjustedContentInset.bottom", "adjusted", \.adjustedInset.bottom),
      ("table.scrollIndicatorInsets.bottom", "indicator", \.indicatorInsets.bottom),
    ]
}

/// A value, such as the table's bottom inset, that differs between two states of the table.
package struct Displacement: Equatable, Sendable {
  /// The changed value's path in the commands `get` and `expect`, as in `table.frame.y`.
  package let path: String
  /// The changed value's short name in reports, as in `top inset`.
  package let word: String
  package let was: CGFloat
  package let `is`: CGFloat

  /// Whether the value changed by more than ``TableAtRest/tolerance``.
  var isNoticeable: Bool { abs(was - self.is) > TableAtRest.tolerance }
}
