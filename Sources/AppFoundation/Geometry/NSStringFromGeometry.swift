import Foundation

/// Returns a point in UIKit's text format: `{10, 20}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { written(point.x, point.y) }

/// Returns a size in UIKit's text format: `{320, 568}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { written(size.width, size.height) }

/// Returns a rectangle in UIKit's text format: `{{0, 0}, {320, 568}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns insets in UIKit's text format: top, left, bottom, right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  written(insets.top, insets.left, insets.bottom, insets.right)
}

private func written(_ numbers: CGFloat...) -> String {
  "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
}
