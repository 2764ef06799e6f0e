import Foundation

/// A row's top edge in the table's content, stored before rows above it get their real heights.
///
/// Use it to correct a scroll offset afterwards.
package struct ScrollAnchor: Hashable, Sendable {
  fileprivate let row: Int
  fileprivate let top: CGFloat
}

extension TableView {
  /// The top edge of the first visible row, stored to correct a scroll offset later.
  ///
  /// Nil if no row has an estimated height.
  package var scrollAnchor: ScrollAnchor? {
    guard rows.isEstimated,
      let row = rows.rows(from: bounds.minY, to: bounds.maxY).first
    else { return nil }
    return ScrollAnchor(row: row, top: rows.span(ofRow: row).lowerBound)
  }

  /// Returns how far the anchor's row has moved down since the anchor was created, or 0 for nil.
  package func shift(since anchor: ScrollAnchor?) -> CGFloat {
    guard let anchor, anchor.row < rows.rowCount else { return 0 }
    return rows.span(ofRow: anchor.row).lowerBound - anchor.top
  }
}
