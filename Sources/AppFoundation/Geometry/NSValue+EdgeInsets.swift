import Foundation

/// Storage of edge insets in an NSValue.
///
/// Foundation on Linux doesn't support edge insets, so the value stores a rectangle with the four
/// numbers.
extension NSValue {
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      rect: CGRect(
        x: uiEdgeInsets.top, y: uiEdgeInsets.left, width: uiEdgeInsets.bottom,
        height: uiEdgeInsets.right))
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = cgRectValue
    return UIEdgeInsets(
      top: numbers.origin.x, left: numbers.origin.y, bottom: numbers.size.width,
      right: numbers.size.height)
  }
}
