import Foundation

/// A row's place in the content, by which an offset is found again once rows above it were
/// measured.
package struct ScrollAnchor: Hashable, Sendable {
  fileprivate let row: Int
  fileprivate let top: CGFloat
}

extension TableView {
  /// The place of the row at the top of the bounds; nil where no row counts for an estimate.
  package var scrollAnchor: ScrollAnchor? {
    guard rows.isEstimated,
      let row = rows.rows(from: bounds.minY, to: bounds.maxY).first
    else { return nil }
    return ScrollAnchor(row: row, top: rows.span(ofRow: row).lowerBound)
  }

  /// Returns how many points further down a row stands than where it was an anchor.
  package func shift(since anchor: ScrollAnchor?) -> CGFloat {
    guard let anchor, anchor.row < rows.rowCount else { return 0 }
    return rows.span(ofRow: anchor.row).lowerBound - anchor.top
  }
}
