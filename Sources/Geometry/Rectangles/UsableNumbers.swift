import Foundation

/// The one rule for what code may set views and timers to: no number beyond a billion, so neither
/// an infinite one nor NaN.
///
/// UIKit raises CALayerInvalidGeometry for those; a ``Phone`` keeps what it had, and records that.
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
  /// A null rectangle's origin is infinite.
  package var isUsable: Bool { origin.isUsable && size.isUsable }
}

extension EdgeInsets {
  package var isUsable: Bool { top.isUsable && left.isUsable && bottom.isUsable && right.isUsable }
}
