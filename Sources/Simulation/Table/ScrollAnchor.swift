import Foundation

/// A row's position in the content, used to find an offset again after rows above it were measured.
package struct ScrollAnchor: Hashable, Sendable {
  fileprivate let row: Int
  fileprivate let top: CGFloat
}

extension TableView {
  /// The position of the row at the top of the bounds, or nil if no row has an estimated height.
  package var scrollAnchor: ScrollAnchor? {
    guard rows.isEstimated,
      let row = rows.rows(from: bounds.minY, to: bounds.maxY).first
    else { return nil }
    return ScrollAnchor(row: row, top: rows.span(ofRow: row).lowerBound)
  }

  /// Returns how many points a row has moved down since the anchor was taken.
  package func shift(since anchor: ScrollAnchor?) -> CGFloat {
    guard let anchor, anchor.row < rows.rowCount else { return 0 }
    return rows.span(ofRow: anchor.row).lowerBound - anchor.top
  }
}
