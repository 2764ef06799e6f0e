import UIKitValues
import Simulation

/// The scroll state of a scroll view that the phone doesn't know.
struct ScrollState {
  var contentSize = CGSize.zero
  var offset = CGPoint.zero
  var inset = UIEdgeInsets.zero
  /// The inset that UIKit adds to the content inset for the safe area.
  var systemInset = UIEdgeInsets.zero
  var indicatorInset = UIEdgeInsets.zero
  var horizontalIndicatorInset = UIEdgeInsets.zero

  var adjustedInset: UIEdgeInsets {
    UIEdgeInsets(
      top: inset.top + systemInset.top, left: inset.left + systemInset.left,
      bottom: inset.bottom + systemInset.bottom, right: inset.right + systemInset.right)
  }

  /// The content offset at the top left.
  var start: CGPoint { CGPoint(x: 0 - adjustedInset.left, y: 0 - adjustedInset.top) }

  /// Returns the nearest valid offset for a view of a size.
  func legal(_ point: CGPoint, in size: CGSize) -> CGPoint {
    let inset = adjustedInset
    return CGPoint(
      x: min(
        max(point.x, -inset.left), max(-inset.left, contentSize.width + inset.right - size.width)),
      y: min(
        max(point.y, -inset.top), max(-inset.top, contentSize.height + inset.bottom - size.height)))
  }
}

/// The phone's table or scrolling container for a scroll view.
struct PhoneArea {
  let phone: Phone
  /// The index of the container, or nil for the table.
  let container: Int?

  private var outer: Container? { container.map { phone.containers[$0] } }

  var contentSize: CGSize { outer?.contentSize ?? phone.table.contentSize }
  var offset: CGPoint { outer?.boundsOrigin ?? phone.contentOffset }
  var inset: EdgeInsets { outer.map { $0.scroll?.contentInset ?? .zero } ?? phone.contentInset }
  var adjustedInset: EdgeInsets {
    outer.map { $0.scroll?.adjustedContentInset ?? .zero } ?? phone.adjustedContentInset
  }
  var systemInset: EdgeInsets {
    outer.map { $0.scroll?.systemInset ?? .zero } ?? phone.table.systemInset
  }
  var indicatorInset: EdgeInsets { outer == nil ? phone.table.scrollIndicatorInsets : inset }
}
