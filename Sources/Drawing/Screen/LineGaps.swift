import Foundation

/// The places where a picture inserts an extra terminal line, so that no row loses its text.
///
/// They are y coordinates on the phone's screen, in points.
struct LineGaps {
  private var heights: [CGFloat] = []

  /// Inserts a terminal line at a y coordinate of the screen; all below moves down by one line.
  mutating func open(at height: CGFloat) { heights.append(height) }

  /// Returns how many extra lines were inserted above a y coordinate of the screen, in points.
  func lines(above height: CGFloat) -> Int {
    heights.isEmpty ? 0 : heights.count { $0 < height }
  }
}

extension Range<Int> {
  /// Returns the range of terminal lines, moved down by a number of lines.
  func moved(by lines: Int) -> Range { (lowerBound + lines)..<(upperBound + lines) }
}
