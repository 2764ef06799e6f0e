import UIKitValues
import Simulation

/// The area directly below the scroll view of an app's screen, such as a bar with buttons.
extension BuiltScene {
  /// Returns the height of the views directly below the scroll view, such as buttons, in points.
  ///
  /// The padding below these views, up to the bottom of their superviews, counts too.
  ///
  /// - Parameter padding: the maximum height of that padding. Higher empty space isn't counted: a
  ///   scroll view that became shorter has left it.
  /// - Returns: the whole height, and the part of it that is padding.
  func footing(padding: CGFloat = .infinity) -> (height: CGFloat, padding: CGFloat) {
    guard let scrollView, scrollView !== home, outers.isEmpty else { return (0, 0) }
    let top = scrollView.bottomInFirstWindow
    var (bottom, padded, inner) = (top, CGFloat.zero, scrollView as UIView)
    while inner !== home, let holder = inner.superview {
      let below = holder.subviews.filter { $0 !== inner && !$0.isHidden && $0.alpha > 0.01 }
      while let next = below.first(where: { $0.continues(bottom) }) {
        bottom = next.bottomInFirstWindow
      }
      let rest = holder.bottomInFirstWindow - bottom
      if holder !== home, rest > 0, padded + rest <= padding + 1 {
        (bottom, padded) = (bottom + rest, padded + rest)
      }
      inner = holder
    }
    return (bottom - top, padded)
  }
}

extension UIView {
  fileprivate var bottomInFirstWindow: CGFloat { convertToFirstWindow(bounds).maxY }

  /// Whether the view lies directly below a bottom edge, given in the first window's coordinates.
  fileprivate func continues(_ bottom: CGFloat) -> Bool {
    let frame = convertToFirstWindow(bounds)
    let gap = frame.minY - bottom
    return gap >= -1 && gap <= .greatestMargin && frame.maxY > bottom + 1
  }
}
