import Foundation

/// The scrolling part of a view around the table: a content that may be larger than the view.
package struct ScrollArea: Hashable, Sendable {
  /// As it was declared; along an axis on which this is 0 the content is as large as the view.
  package internal(set) var declaredSize: CGSize
  /// What its contentInsetAdjustmentBehavior was declared to be; nil leaves it to the app's system.
  package let declaredAdjustment: InsetAdjustment?
  package internal(set) var insetAdjustment: InsetAdjustment
  /// The content's point at the bounds' origin.
  package internal(set) var contentOffset = Animated(CGPoint.zero)
  package internal(set) var contentInset = EdgeInsets.zero
  /// What UIKit adds by itself: the part of the view that the safe area leaves out, from iOS 11 on.
  package internal(set) var systemInset = EdgeInsets.zero

  /// Creates a content that is scrolled to its top left corner.
  package init(contentSize: CGSize, insetAdjustment: InsetAdjustment? = nil) {
    declaredSize = contentSize
    declaredAdjustment = insetAdjustment
    self.insetAdjustment = insetAdjustment ?? .automatic
  }

  /// Whether its content is meant to be scrolled up and down.
  package var isVertical: Bool { declaredSize.height > 0 }

  package var adjustedContentInset: EdgeInsets { contentInset + systemInset }

  /// Returns the content's size in a view of that size.
  package func contentSize(in size: CGSize) -> CGSize {
    CGSize(
      width: declaredSize.width > 0 ? declaredSize.width : size.width,
      height: declaredSize.height > 0 ? declaredSize.height : size.height)
  }

  /// The least offset at which it comes to rest.
  package var minimumOffset: CGPoint {
    CGPoint(x: 0 - adjustedContentInset.left, y: 0 - adjustedContentInset.top)
  }

  /// Returns the greatest offset at which it comes to rest in a view of that size.
  package func maximumOffset(in size: CGSize) -> CGPoint {
    let (content, inset, least) = (contentSize(in: size), adjustedContentInset, minimumOffset)
    return CGPoint(
      x: max(least.x, content.width + inset.right - size.width),
      y: max(least.y, content.height + inset.bottom - size.height))
  }

  /// Returns what of the safe area that the view reaches out of its inset is to hold: of an axis
  /// that cannot be scrolled nothing, but that `automatic` and `always` say otherwise.
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

/// A container as a scroll view.
extension Container {
  /// Its content's size; its own where it does not scroll.
  package var contentSize: CGSize { scroll?.contentSize(in: frame.size) ?? frame.size }

  /// The part of its bounds that no inset takes away, in its content.
  package var unobscured: CGRect {
    let (bounds, inset) = (bounds, scroll?.adjustedContentInset ?? .zero)
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// Returns the nearest offset at which it can rest, or could with another contentInset.
  package func legalOffset(
    _ offset: CGPoint, withInset contentInset: EdgeInsets? = nil
  ) -> CGPoint {
    guard var scroll else { return offset }
    if let contentInset { scroll.contentInset = contentInset }
    let (least, greatest) = (scroll.minimumOffset, scroll.maximumOffset(in: frame.size))
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Returns the offset to which the least movement brings a rectangle of its content into another
  /// one, which is where it stands now; of one that is larger the top left edges win.
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
