import Foundation

/// Cuts that yield rectangles only.
///
/// Foundation's own yield a null rectangle where nothing is left; its edges are infinite, a turn or
/// a shift makes them no numbers, and the next intersection stops the process at those.
extension CGRect {
  /// Returns what two rectangles share, if only an edge; nil where they do not touch.
  package func part(in other: CGRect) -> CGRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return left <= right && top <= bottom && part.isFinite ? part : nil
  }

  /// Returns the rectangle without a strip on either side; its middle line where it is too narrow.
  package func without(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  private var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
