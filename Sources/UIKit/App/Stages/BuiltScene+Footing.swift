import UIKitValues
import Simulation

/// The area below the scroll view of an app's screen.
extension BuiltScene {
  /// The greatest margin between a scroll view and the bar below it, in points.
  fileprivate static let greatestMargin: CGFloat = 24

  /// Returns the height of the area directly below the scroll view.
  ///
  /// It consists of sibling views and the rest of the scroll view's superview.
  ///
  /// - Parameter padding: the maximum height of that rest. A higher rest counts as space that the
  ///   scroll view has left empty.
  /// - Returns: the height, and the superview's share of it.
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

  /// Whether the view continues downward at another view's bottom edge, or up to a margin below it.
  fileprivate func continues(_ bottom: CGFloat) -> Bool {
    let frame = convertToFirstWindow(bounds)
    let gap = frame.minY - bottom
    return gap >= -1 && gap <= BuiltScene.greatestMargin && frame.maxY > bottom + 1
  }
}
