import AppFoundation
import Simulation

/// The offset, insets and content size of a scroll view that isn't part of the simulated phone.
package struct ScrollState {
  package var contentSize = CGSize.zero
  package var offset = CGPoint.zero
  package var inset = UIEdgeInsets.zero
  /// The insets in points that UIKit adds to the content inset, such as for the safe area.
  package var systemInset = UIEdgeInsets.zero
  package var indicatorInset = UIEdgeInsets.zero
  package var horizontalIndicatorInset = UIEdgeInsets.zero

  package init() {}

  package var adjustedInset: UIEdgeInsets {
    UIEdgeInsets(
      top: inset.top + systemInset.top, left: inset.left + systemInset.left,
      bottom: inset.bottom + systemInset.bottom, right: inset.right + systemInset.right)
  }

  /// The content offset when scrolled to the top left: the adjusted insets, negative, in points.
  package var start: CGPoint { CGPoint(x: 0 - adjustedInset.left, y: 0 - adjustedInset.top) }

  /// Returns the part of a text view's bounds that can show text: inside the adjusted insets.
  ///
  /// UIKit adds no safe area to the insets around text that fits the view. While the app's own
  /// inset makes room at the bottom, a strip as high as the safe area is left out as well, if no
  /// text is there.
  package func textArea(
    in bounds: CGRect, contentHeight: CGFloat, safeAreaBottom: CGFloat
  ) -> CGRect {
    var insets = adjustedInset
    let end = insets.top + contentHeight + insets.bottom + safeAreaBottom
    if inset.bottom > 0, systemInset.bottom == 0, end <= bounds.height {
      insets.bottom += safeAreaBottom
    }
    var area = bounds.inset(by: insets)
    area.size.height = max(0, area.size.height)
    return area
  }

  /// Returns the legal scroll offset nearest to `point`: no space past content and insets shows.
  ///
  /// `size` is the scroll view's size in points.
  package func legal(_ point: CGPoint, in size: CGSize) -> CGPoint {
    let inset = adjustedInset
    return CGPoint(
      x: min(
        max(point.x, -inset.left), max(-inset.left, contentSize.width + inset.right - size.width)),
      y: min(
        max(point.y, -inset.top), max(-inset.top, contentSize.height + inset.bottom - size.height)))
  }
}
