import Foundation

/// A row's position in the table's content before rows above it were measured.
///
/// Use it to correct an offset afterwards.
package struct ScrollAnchor: Hashable, Sendable {
  fileprivate let row: Int
  fileprivate let top: CGFloat
}

extension TableView {
  /// The position of the row at the top of the visible content, to correct an offset later.
  ///
  /// Nil if no row has an estimated height.
  package var scrollAnchor: ScrollAnchor? {
    guard rows.isEstimated,
      let row = rows.rows(from: bounds.minY, to: bounds.maxY).first
    else { return nil }
    return ScrollAnchor(row: row, top: rows.span(ofRow: row).lowerBound)
  }

  /// Returns how many points the anchor's row has moved down since the anchor was created.
  package func shift(since anchor: ScrollAnchor?) -> CGFloat {
    guard let anchor, anchor.row < rows.rowCount else { return 0 }
    return rows.span(ofRow: anchor.row).lowerBound - anchor.top
  }
}
