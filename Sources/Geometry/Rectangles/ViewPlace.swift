import Foundation

/// The rule that lays out a view in its superview.
public enum ViewPlace: Hashable, Sendable {
  /// A fixed frame in the superview's coordinates.
  ///
  /// The frame stays when the superview changes.
  case frame(CGRect)
  /// Fixed distances from the edges of the area that the superview's bars don't cover.
  ///
  /// The view follows when the phone rotates or the root view shrinks.
  case insets(EdgeInsets)

  /// Returns the view's frame in a superview of a given size.
  ///
  /// `bars` has the heights that the superview's bars cover at each edge. Only views with fixed
  /// distances from the edges avoid the bars.
  public func frame(in size: CGSize, bars: EdgeInsets) -> CGRect {
    switch self {
    case .frame(let frame): return frame
    case .insets(let insets):
      let all = bars + insets
      return CGRect(
        x: all.left, y: all.top, width: max(0, size.width - all.left - all.right),
        height: max(0, size.height - all.top - all.bottom))
    }
  }
}
