import AutoLayout
import UIKitValues

/// The solver's variables for an item: its origin in the superview, and its size.
struct ItemVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The origin of its bounds, which is a scroll view's offset.
  let originX: Variable
  let originY: Variable

  /// The number of variables per item.
  static let count = 6

  /// Creates the variables of the item with an index.
  init(_ number: Int) {
    let first = number * Self.count
    (x, y) = (Variable(first), Variable(first + 1))
    (width, height) = (Variable(first + 2), Variable(first + 3))
    (originX, originY) = (Variable(first + 4), Variable(first + 5))
  }
}

/// Attributes as expressions of the variables.
extension ItemVariables {
  /// Returns an attribute in the superview's coordinates.
  ///
  /// `baseline` has the first baseline's distance from the top and the last one's from the bottom.
  func value(
    _ attribute: NSLayoutConstraint.Attribute, baseline: (first: CGFloat, last: CGFloat)
  ) -> LinearExpression {
    let (x, y) = (LinearExpression(x), LinearExpression(y))
    let (width, height) = (LinearExpression(width), LinearExpression(height))
    return switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: x + width
    case .top, .topMargin: y
    case .bottom, .bottomMargin: y + height
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: x + width * 0.5
    case .centerY, .centerYWithinMargins: y + height * 0.5
    case .firstBaseline: y + LinearExpression(baseline.first)
    case .lastBaseline: y + height - LinearExpression(baseline.last)
    case .notAnAttribute: LinearExpression()
    }
  }
}
