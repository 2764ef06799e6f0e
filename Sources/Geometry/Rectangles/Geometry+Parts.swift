import Foundation

/// Intersections and insets of rectangles that never return a null rectangle.
///
/// Foundation's methods return a null rectangle if nothing is left. Its edges are infinite.
/// Rotating or moving it makes them NaN, and the next intersection traps.
extension CGRect {
  /// Returns the intersection of two rectangles, or nil if they don't touch or aren't finite.
  ///
  /// If the rectangles touch only at their edges, the intersection has the width or height 0.
  public func part(in other: CGRect) -> CGRect? {
    if isInside(other) { return self }
    guard isFinite, other.isFinite, let across = across.part(in: other.across),
      let down = down.part(in: other.down)
    else { return nil }
    return CGRect(
      x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Returns whether this rectangle is inside another one, as a fast check.
  ///
  /// A true result is certain. A rectangle inside may still get false, and then needs the full
  /// check.
  private func isInside(_ other: CGRect) -> Bool {
    size.width >= 0 && size.height >= 0 && other.isFinite
      && origin.x >= other.origin.x && origin.x + size.width <= other.origin.x + other.size.width
      && origin.y >= other.origin.y && origin.y + size.height <= other.origin.y + other.size.height
  }

  private var across: Side { Side(from: origin.x, by: size.width) }
  private var down: Side { Side(from: origin.y, by: size.height) }

  /// Returns the rectangle inset by `dx` at left and right, and by `dy` at top and bottom.
  ///
  /// A rectangle that is too small for an inset shrinks to the line in its middle.
  public func without(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Whether the rectangle's origin and size are neither infinite nor NaN.
  ///
  /// One sum is enough: it isn't finite if one of its terms isn't.
  private var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}

extension CGFloat {
  /// The largest gap between two views, in points, that counts as a margin and not as wasted space.
  ///
  /// Libraries leave margins of at most 20 points above the keyboard. A home indicator's safe area
  /// in portrait, 34 points, is more.
  public static let greatestMargin: CGFloat = 24
}

/// A rectangle's extent along one axis, horizontal or vertical: its start, length and end.
private struct Side {
  let start: CGFloat
  let length: CGFloat
  let end: CGFloat

  /// Creates the extent between a coordinate and another one at a distance, which may be negative.
  init(from origin: CGFloat, by distance: CGFloat) {
    start = distance < 0 ? origin + distance : origin
    length = abs(distance)
    end = distance < 0 ? origin : origin + distance
  }

  private init(start: CGFloat, length: CGFloat, end: CGFloat) {
    self.start = start
    self.length = length
    self.end = end
  }

  /// Returns the overlap of two extents along an axis, or nil if they don't touch.
  ///
  /// If one extent is inside the other, the overlap keeps its exact length, without rounding.
  func part(in other: Side) -> Side? {
    let (first, last) = (max(start, other.start), min(end, other.end))
    guard first <= last else { return nil }
    let isWhole = first == start && last == end
    return Side(start: first, length: isWhole ? length : last - first, end: last)
  }
}
