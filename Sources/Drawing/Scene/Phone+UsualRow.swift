import Forms
import Foundation
import Simulation

extension Phone {
  /// The height that most of the table's first rows have, in points of its content; of heights that
  /// as many have, the one that comes first.
  ///
  /// It is 44 where rows are too few to stand evenly, or so high that a line for each would leave a
  /// phone of half its size.
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

  // A long form says by then what its rows are like.
  private static let sampleSize = 64
  // Two distances can be equal or not.
  private static let fewest = 3
  private static let greatestHeight: CGFloat = 66
}
