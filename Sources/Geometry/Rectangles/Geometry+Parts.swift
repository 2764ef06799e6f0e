import Foundation

/// Intersections and insets of rectangles that never give a null rectangle.
///
/// Foundation's give one if nothing is left. Its edges are infinite. Rotating or moving it makes
/// them NaN, and the next intersection traps.
extension CGRect {
  /// Returns the intersection of two rectangles, or nil if they don't touch.
  ///
  /// The intersection may be only an edge.
  package func part(in other: CGRect) -> CGRect? {
    if isInside(other) { return self }
    guard isFinite, other.isFinite, let across = across.part(in: other.across),
      let down = down.part(in: other.down)
    else { return nil }
    return CGRect(
      x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Returns true only if this rectangle is inside another one.
  ///
  /// It is a fast path for nearly all calls, and may return false for some rectangles inside.
  private func isInside(_ other: CGRect) -> Bool {
    size.width >= 0 && size.height >= 0 && other.isFinite
      && origin.x >= other.origin.x && origin.x + size.width <= other.origin.x + other.size.width
      && origin.y >= other.origin.y && origin.y + size.height <= other.origin.y + other.size.height
  }

  private var across: Side { Side(start: minX, length: width, end: maxX) }
  private var down: Side { Side(start: minY, length: height, end: maxY) }

  /// Returns the rectangle inset by `dx` and `dy` on both sides.
  ///
  /// If the rectangle is too narrow, returns its middle line.
  package func without(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Whether all four numbers of the rectangle are finite.
  ///
  /// The sum isn't finite if one of the numbers isn't.
  private var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}

/// The horizontal or vertical side of a rectangle: its start, length and end.
private struct Side {
  let start: CGFloat
  let length: CGFloat
  let end: CGFloat

  /// Returns the overlap of two sides of rectangles, or nil if they don't overlap.
  ///
  /// A side that isn't cut keeps its exact length.
  func part(in other: Side) -> Side? {
    let (first, last) = (max(start, other.start), min(end, other.end))
    guard first <= last else { return nil }
    let isWhole = first == start && last == end
    return Side(start: first, length: isWhole ? length : last - first, end: last)
  }
}
