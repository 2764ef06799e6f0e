import Foundation

/// Insets in an object, for which Foundation on Linux has no NSValue of its own: their four numbers
/// stand in a rectangle's place.
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
