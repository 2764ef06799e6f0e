import Forms
import Foundation
import Simulation

extension Phone {
  /// The most frequent height of the table's first rows, in points of the content, for scaling
  /// pictures.
  ///
  /// Of equally frequent heights, it is the first one. It is 44 if fewer than three of the rows
  /// have the same height, or if that height is more than 66 points.
  package var usualRowHeight: CGFloat {
    var counts: [(height: CGFloat, count: Int)] = []
    for row in 0..<min(table.rows.rowCount, Self.sampleSize) where !table.rows.isHidden(row: row) {
      let span = table.rows.span(ofRow: row)
      let height = span.upperBound - span.lowerBound
      if let index = counts.firstIndex(where: { $0.height == height }) {
        counts[index].count += 1
      } else {
        counts.append((height, 1))
      }
    }
    let most = counts.map(\.count).max().map { max($0, Self.fewest) }
    let usual = counts.first { $0.count == most && $0.height <= Self.greatestHeight }
    return usual?.height ?? CGFloat(FormRow.defaultHeight)
  }

  // Enough rows to know the usual height in a long form.
  private static let sampleSize = 64
  // With only two distances, being equal says nothing.
  private static let fewest = 3
  private static let greatestHeight: CGFloat = 66
}
