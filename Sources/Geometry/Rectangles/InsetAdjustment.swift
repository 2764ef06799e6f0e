/// How much of the safe area a scroll view's adjustedContentInset includes, from iOS 11 on
/// (UIScrollView.ContentInsetAdjustmentBehavior).
///
/// Up to iOS 10 only `never` matters, like automaticallyAdjustsScrollViewInsets = NO.
package enum InsetAdjustment: String, CaseIterable, Sendable {
  /// UIKit's default: like `scrollableAxes`, and always top and bottom in a navigation controller's
  /// own view (UIScrollView.h).
  case automatic
  /// The axes that can scroll or always bounce.
  ///
  /// A table always bounces vertically.
  case scrollableAxes
  case never
  /// All four edges.
  case always

  /// Whether top and bottom are included.
  ///
  /// A table scrolls vertically.
  package var isVertical: Bool { self != .never }
  /// Whether left and right are included.
  package var isHorizontal: Bool { self == .always }
}
