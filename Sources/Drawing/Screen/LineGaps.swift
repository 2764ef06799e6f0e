import Foundation

/// The y coordinates on the screen, in points, where a picture inserts an extra terminal line.
struct LineGaps {
  private var heights: [CGFloat] = []

  /// Inserts a terminal line at a y coordinate, so that everything below moves down by one line.
  mutating func open(at height: CGFloat) { heights.append(height) }

  /// Returns how many lines were inserted above a y coordinate of the screen.
  func lines(above height: CGFloat) -> Int {
    heights.isEmpty ? 0 : heights.count { $0 < height }
  }
}

extension Range<Int> {
  /// Returns the range of lines moved down by a number of lines.
  func moved(by lines: Int) -> Range { (lowerBound + lines)..<(upperBound + lines) }
}
