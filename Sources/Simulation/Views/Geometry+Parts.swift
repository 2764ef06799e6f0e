import Foundation

/// Cuts that yield rectangles only.
///
/// Foundation's own yield a null rectangle where nothing is left; its edges are infinite, a turn or
/// a shift makes them no numbers, and the next intersection stops the process at those.
extension CGRect {
  /// Returns what two rectangles share, if only an edge; nil where they do not touch.
  package func part(in other: CGRect) -> CGRect? {
    guard isFinite, other.isFinite else { return nil }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    // What is not cut keeps its size to the last bit.
    let isAsWide = left == minX && right == maxX
    let isAsHigh = top == minY && bottom == maxY
    return CGRect(
      x: left, y: top, width: isAsWide ? width : right - left,
      height: isAsHigh ? height : bottom - top)
  }

  /// Returns the rectangle without a strip on either side; its middle line where it is too narrow.
  package func without(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  private var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
