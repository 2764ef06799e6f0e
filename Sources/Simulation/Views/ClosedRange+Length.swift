import Foundation

extension ClosedRange<CGFloat> {
  /// The distance between its ends, in points.
  package var length: CGFloat { upperBound - lowerBound }
}
