import Foundation

/// Distances from the four edges of a rectangle inward, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates insets from distances in points.
  ///
  /// Edges that aren't given are zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that are zero on every edge.
  public static let zero = EdgeInsets()

  /// Returns the sum of two insets, edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    left.merging(right, by: +)
  }

  /// Combines the insets with others edge by edge, for example by their maximum.
  @inlinable
  package func merging(
    _ other: EdgeInsets, by combine: (CGFloat, CGFloat) -> CGFloat
  ) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}
