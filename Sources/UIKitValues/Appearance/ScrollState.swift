import AppFoundation
import Simulation

/// The scroll state of a scroll view other than the phone's table.
package struct ScrollState {
  package var contentSize = CGSize.zero
  package var offset = CGPoint.zero
  package var inset = UIEdgeInsets.zero
  /// The inset in points that UIKit adds to the content inset for the safe area.
  package var systemInset = UIEdgeInsets.zero
  package var indicatorInset = UIEdgeInsets.zero
  package var horizontalIndicatorInset = UIEdgeInsets.zero

  package init() {}

  package var adjustedInset: UIEdgeInsets {
    UIEdgeInsets(
      top: inset.top + systemInset.top, left: inset.left + systemInset.left,
      bottom: inset.bottom + systemInset.bottom, right: inset.right + systemInset.right)
  }

  /// The content offset at the content's top left corner, in points.
  package var start: CGPoint { CGPoint(x: 0 - adjustedInset.left, y: 0 - adjustedInset.top) }

  /// Returns the valid content offset nearest to a point, for a scroll view of a size.
  package func legal(_ point: CGPoint, in size: CGSize) -> CGPoint {
    let inset = adjustedInset
    return CGPoint(
      x: min(
        max(point.x, -inset.left), max(-inset.left, contentSize.width + inset.right - size.width)),
      y: min(
        max(point.y, -inset.top), max(-inset.top, contentSize.height + inset.bottom - size.height)))
  }
}
