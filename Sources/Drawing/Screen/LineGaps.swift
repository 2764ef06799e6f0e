import Foundation

/// The heights of the screen where a picture inserts an extra line.
struct LineGaps {
  private var heights: [CGFloat] = []

  /// Moves everything below a height down by one line.
  mutating func open(at height: CGFloat) { heights.append(height) }

  /// Returns how many lines something at a height has moved down.
  func lines(above height: CGFloat) -> Int {
    heights.isEmpty ? 0 : heights.count { $0 < height }
  }
}

extension Range<Int> {
  /// Returns the range moved down by a number of lines.
  func moved(by lines: Int) -> Range { (lowerBound + lines)..<(upperBound + lines) }
}
