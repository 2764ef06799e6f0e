/// UIScrollView.ContentInsetAdjustmentBehavior: what of the safe area a scroll view's
/// adjustedContentInset holds, from iOS 11 on.
///
/// Up to iOS 10 only `never` makes a difference, as automaticallyAdjustsScrollViewInsets = NO did.
package enum InsetAdjustment: String, CaseIterable, Sendable {
  /// As `scrollableAxes`, and top and bottom in any case where the view is a navigation
  /// controller's own (UIScrollView.h): UIKit's default.
  case automatic
  /// Along the axes that can be scrolled or always bounce; a table always bounces vertically.
  case scrollableAxes
  case never
  /// All four edges.
  case always

  /// Whether top and bottom count; a table scrolls vertically.
  package var isVertical: Bool { self != .never }
  /// Whether the sides count.
  package var isHorizontal: Bool { self == .always }
}
