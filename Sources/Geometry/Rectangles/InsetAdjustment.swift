/// The part of the safe area that a scroll view's adjustedContentInset includes.
///
/// It is UIScrollView.ContentInsetAdjustmentBehavior, from iOS 11 on. Up to iOS 10 only `never`
/// matters, like automaticallyAdjustsScrollViewInsets = NO.
public enum InsetAdjustment: String, CaseIterable, Sendable {
  /// UIKit's default: the inset includes the safe area along the axes that can scroll.
  ///
  /// If the scroll view's controller is in a navigation controller, top and bottom are always
  /// included (UIScrollView.h).
  case automatic
  /// The inset includes the safe area along the axes that can scroll or always bounce.
  ///
  /// A table always bounces vertically.
  case scrollableAxes
  case never
  /// The inset includes the safe area at all four edges.
  case always

  /// Whether a table's inset includes the safe area at top and bottom.
  ///
  /// A table scrolls vertically, so only `never` excludes the safe area there.
  public var isVertical: Bool { self != .never }
  /// Whether a table's inset includes the safe area at left and right.
  public var isHorizontal: Bool { self == .always }
}
