import Foundation

/// The check whether code may set views and timers to a number.
///
/// The number must be at most a billion, and neither infinite nor NaN. UIKit raises
/// CALayerInvalidGeometry for others. A simulated phone keeps the old value and records the
/// attempt.
extension BinaryFloatingPoint {
  package var isUsable: Bool { magnitude <= 1e9 }
}

extension CGPoint {
  package var isUsable: Bool { x.isUsable && y.isUsable }
}

extension CGSize {
  package var isUsable: Bool { width.isUsable && height.isUsable }
}

extension CGRect {
  /// Whether views can have this rectangle as their frame.
  ///
  /// Its numbers are at most a billion, and neither infinite nor NaN. A null rectangle is not
  /// usable, because its origin is infinite.
  package var isUsable: Bool { origin.isUsable && size.isUsable }
}

extension EdgeInsets {
  package var isUsable: Bool { top.isUsable && left.isUsable && bottom.isUsable && right.isUsable }
}
