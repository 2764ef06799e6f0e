import Foundation

/// A rule by which a view is laid out in its superview.
package enum ViewPlace: Hashable, Sendable {
  /// A frame in the superview's coordinates, which stays whatever becomes of the superview.
  case frame(CGRect)
  /// Distances from the edges of what the superview's bars leave, which stay: the view follows its
  /// superview when the phone is turned or the root view shrinks.
  case insets(EdgeInsets)

  /// Returns the frame in a superview of that size, whose bars take `bars` off.
  package func frame(in size: CGSize, bars: EdgeInsets) -> CGRect {
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
