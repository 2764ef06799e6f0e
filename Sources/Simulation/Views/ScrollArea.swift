import Foundation

/// The content and insets of a scroll view around the table.
///
/// Its content may be larger than the view.
package struct ScrollArea: Hashable, Sendable {
  /// The declared size of the scroll view's content, in points.
  ///
  /// A width or height of 0 means that of the scroll view itself.
  package internal(set) var declaredSize: CGSize
  /// The scroll view's declared contentInsetAdjustmentBehavior.
  ///
  /// Nil means the default of the app's UI framework.
  package let declaredAdjustment: InsetAdjustment?
  package internal(set) var insetAdjustment: InsetAdjustment
  /// The point of the scroll view's content at the view's top left corner, with its animation.
  package internal(set) var contentOffset = AnimatedValue(CGPoint.zero)
  package internal(set) var contentInset = EdgeInsets.zero
  /// The insets that UIKit itself adds to the scroll view: the widths of its areas outside the safe
  /// area, since iOS 11.
  package internal(set) var systemInset = EdgeInsets.zero

  /// Creates the content of a scroll view, scrolled to its top left corner.
  package init(contentSize: CGSize, insetAdjustment: InsetAdjustment? = nil) {
    declaredSize = contentSize
    declaredAdjustment = insetAdjustment
    self.insetAdjustment = insetAdjustment ?? .automatic
  }

  /// Whether the scroll view declares a content height, so that it scrolls vertically.
  package var isVertical: Bool { declaredSize.height > 0 }

  package var adjustedContentInset: EdgeInsets { contentInset + systemInset }

  /// Returns the size of the scrollable content if the scroll view itself has the size `size`.
  package func contentSize(in size: CGSize) -> CGSize {
    CGSize(
      width: declaredSize.width > 0 ? declaredSize.width : size.width,
      height: declaredSize.height > 0 ? declaredSize.height : size.height)
  }

  /// The least offset where the scroll view can come to rest.
  package var minimumOffset: CGPoint {
    CGPoint(x: 0 - adjustedContentInset.left, y: 0 - adjustedContentInset.top)
  }

  /// Returns the greatest offset where the scroll view comes to rest if it has the size `size`.
  package func maximumOffset(in size: CGSize) -> CGPoint {
    let (content, inset, least) = (contentSize(in: size), adjustedContentInset, minimumOffset)
    return CGPoint(
      x: max(least.x, content.width + inset.right - size.width),
      y: max(least.y, content.height + inset.bottom - size.height))
  }

  /// Returns the part of `covered`, the insets outside the safe area, that UIKit adds as inset.
  ///
  /// With `never`, it is zero. With `always`, it is all of `covered`. Otherwise it is zero along an
  /// axis without scrolling, except vertically with `automatic`.
  func adjustment(for covered: EdgeInsets, in size: CGSize) -> EdgeInsets {
    let content = contentSize(in: size)
    let (isVertical, isHorizontal) =
      switch insetAdjustment {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (true, content.width > size.width)
      case .scrollableAxes: (content.height > size.height, content.width > size.width)
      }
    return EdgeInsets(
      top: isVertical ? covered.top : 0, left: isHorizontal ? covered.left : 0,
      bottom: isVertical ? covered.bottom : 0, right: isHorizontal ? covered.right : 0)
  }
}

/// The scrolling of a container that is a scroll view.
extension Container {
  /// The size of the view's scrollable content, or the view's own size if it doesn't scroll.
  package var contentSize: CGSize { scroll?.contentSize(in: frame.size) ?? frame.size }

  /// The part of the scroll view's bounds inside the insets, in the coordinates of its content.
  package var unobscured: CGRect {
    let (bounds, inset) = (bounds, scroll?.adjustedContentInset ?? .zero)
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// Returns the nearest offset to `offset` where the scroll view can come to rest, optionally with
  /// another contentInset.
  package func legalOffset(
    _ offset: CGPoint, withInset contentInset: EdgeInsets? = nil
  ) -> CGPoint {
    guard var scroll else { return offset }
    if let contentInset { scroll.contentInset = contentInset }
    let (least, greatest) = (scroll.minimumOffset, scroll.maximumOffset(in: frame.size))
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Returns the offset after the least scroll that brings a rectangle of the content into
  /// `visible`.
  ///
  /// If the rectangle is larger than `visible`, its top left corner is brought into view.
  package func offset(showing rect: CGRect, within visible: CGRect) -> CGPoint {
    CGPoint(
      x: boundsOrigin.x
        + Self.movement(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: boundsOrigin.y
        + Self.movement(rect.minY, rect.maxY, visible.minY, visible.maxY))
  }

  private static func movement(
    _ start: CGFloat, _ end: CGFloat, _ least: CGFloat, _ greatest: CGFloat
  ) -> CGFloat {
    if start >= least, end <= greatest { return 0 }
    let isLarge = end - start > greatest - least
    return isLarge || start < least ? start - least : end - greatest
  }
}
