import Foundation

/// The heights of the screen at which a picture has a line more than the phone has room for.
struct LineGaps {
  private var heights: [CGFloat] = []

  /// Has all that is below a height stand a line lower.
  mutating func open(at height: CGFloat) { heights.append(height) }

  /// Returns how many lines lower something stands by them.
  func lines(above height: CGFloat) -> Int {
    heights.isEmpty ? 0 : heights.count { $0 < height }
  }
}

extension Range<Int> {
  /// Returns as many lines further down.
  func moved(by lines: Int) -> Range { (lowerBound + lines)..<(upperBound + lines) }
}
