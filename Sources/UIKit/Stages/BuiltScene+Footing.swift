import Foundation
import Simulation

/// What stands below a scroll view of an app's own.
extension BuiltScene {
  /// Returns how high that is right below the scroll view: views beside it, and the rest of what it
  /// stands in.
  ///
  /// - Parameter padding: how high the latter may be; where it is higher the scroll view has left it empty.
  /// - Returns: the height, and of it what is the rest of what the scroll view stands in.
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

  /// Whether it goes on downward where another view ends, to within a point.
  fileprivate func continues(_ bottom: CGFloat) -> Bool {
    let frame = convertToFirstWindow(bounds)
    return abs(frame.minY - bottom) <= 1 && frame.maxY > bottom + 1
  }
}
