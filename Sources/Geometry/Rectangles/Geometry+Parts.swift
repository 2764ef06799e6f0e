import Foundation

/// Cuts that yield rectangles only.
///
/// Foundation's own yield a null rectangle where nothing is left; its edges are infinite, a turn or
/// a shift makes them no numbers, and the next intersection stops the process at those.
extension CGRect {
  /// Returns what two rectangles share, if only an edge; nil where they do not touch.
  package func part(in other: CGRect) -> CGRect? {
    if isInside(other) { return self }
    guard isFinite, other.isFinite, let across = across.part(in: other.across),
      let down = down.part(in: other.down)
    else { return nil }
    return CGRect(
      x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Whether all of it is certain to be inside another rectangle, as nearly all that is asked for
  /// is.
  private func isInside(_ other: CGRect) -> Bool {
    size.width >= 0 && size.height >= 0 && other.isFinite
      && origin.x >= other.origin.x && origin.x + size.width <= other.origin.x + other.size.width
      && origin.y >= other.origin.y && origin.y + size.height <= other.origin.y + other.size.height
  }

  private var across: Side { Side(start: minX, length: width, end: maxX) }
  private var down: Side { Side(start: minY, length: height, end: maxY) }

  /// Returns the rectangle without a strip on either side; its middle line where it is too narrow.
  package func without(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// A sum is not finite where one of its numbers is not.
  private var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}

/// A side of a rectangle.
private struct Side {
  let start: CGFloat
  let length: CGFloat
  let end: CGFloat

  /// Returns what two sides share; one that is not cut keeps its length to the last bit.
  func part(in other: Side) -> Side? {
    let (first, last) = (max(start, other.start), min(end, other.end))
    guard first <= last else { return nil }
    let isWhole = first == start && last == end
    return Side(start: first, length: isWhole ? length : last - first, end: last)
  }
}
