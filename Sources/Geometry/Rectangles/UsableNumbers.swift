import Foundation

/// A check whether code may set a view's geometry or a timer to a floating-point value.
///
/// The magnitude must be at most a billion; infinity and NaN are unusable. UIKit raises
/// CALayerInvalidGeometry for infinity and NaN. A simulated phone keeps the old value and records
/// the attempt.
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
  /// Whether a view can have this rectangle as its frame.
  ///
  /// Origin and size must have magnitudes of at most a billion, and not be NaN. A null rectangle is
  /// not usable, because its origin is infinite.
  package var isUsable: Bool { origin.isUsable && size.isUsable }
}

extension EdgeInsets {
  package var isUsable: Bool { top.isUsable && left.isUsable && bottom.isUsable && right.isUsable }
}
