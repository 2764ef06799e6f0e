import Foundation
import Simulation

/// A record of the table's position and insets while nothing moves.
///
/// A strategy changes these values for the keyboard and has to restore them.
package struct TableAtRest: Equatable, Sendable {
  /// The table's frame on the screen, which moves with the root view.
  package let frame: CGRect
  package let contentInset: EdgeInsets
  package let adjustedInset: EdgeInsets
  package let indicatorInsets: EdgeInsets
  /// The table's vertical contentOffset, in points.
  package let offset: CGFloat
  /// The row at the top of the table's visible content, or nil without one.
  ///
  /// The row and the offset change if the rows above are measured after this record.
  let anchor: ScrollAnchor?
  /// How far the scroll views around the table are scrolled down, in points; the sum for all views.
  ///
  /// 0 without such views.
  let outerDistance: CGFloat
  /// The height of the table's content, in points.
  let contentHeight: CGFloat
  /// The space that the form itself leaves below its last row at the table's end, in points.
  let roomBelowLastRow: CGFloat
  /// The space between the last row and the keyboard or the home indicator, in points.
  ///
  /// 0 without rows, and negative if the row ends below this place.
  let spaceBelowLastRow: CGFloat
  /// How far the first row stays above the visible area at every scroll offset, in points.
  ///
  /// Negative if the row comes into view with space left. UIKit adds no safe area to the insets of
  /// content that fits without scrolling. A scroll view around the table may not reach the top of a
  /// table that is scaled.
  let missingAtTop: CGFloat
  /// How far the last row stays below the views around the table at every scroll offset, in points.
  ///
  /// Negative if the row comes into view with space left. A view around the table may end above the
  /// table's end.
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
    contentHeight = phone.table.contentSize.height
    roomBelowLastRow = phone.roomBelowLastRow
    spaceBelowLastRow = phone.spaceBelowLastRow
    missingAtTop = phone.missingAtTop
    missingAtBottom = phone.missingAtBottom
  }

  /// The top edge of the table's frame on the screen, as if the views around it weren't scrolled.
  private var top: CGFloat { frame.minY + outerDistance }

  /// The total scroll distance of the table and the views around it, in points.
  var distance: CGFloat { offset + outerDistance }

  /// The largest difference in points between values that count as equal.
  ///
  /// Half a point is also the tolerance of `expect`'s `~=`.
  package static let tolerance: CGFloat = 0.5

  /// Returns whether another record has the same top edge, height and insets, within ``tolerance``.
  ///
  /// The offset, and how far the views around the table are scrolled, may differ.
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

  /// Returns the first value, such as the bottom inset, that differs in another record of the
  /// table.
  ///
  /// The offset is not compared. Nil if all values are equal.
  func displacement(in other: TableAtRest) -> Displacement? {
    Self.figures.lazy.map { figure in
      Displacement(
        path: figure.path, word: figure.word, was: self[keyPath: figure.value],
        is: other[keyPath: figure.value])
    }.first(where: \.isNoticeable)
  }

  /// Returns the difference between this record's offset and that of a later record, or nil if
  /// equal.
  func scrolling(in other: TableAtRest) -> Displacement? { Self.scrolling(from: offset, in: other) }

  /// Returns the difference between an offset and that of a record of the table, or nil if equal.
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
