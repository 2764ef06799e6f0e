import AutoLayout
import UIKitValues

/// The solver's variables for a view or guide: its origin in its superview, size and bounds origin.
struct ItemVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The variable for the x origin of the view's bounds, which in scroll views is the offset.
  let originX: Variable
  let originY: Variable

  /// How many variables the solver has for each view or guide.
  static let count = 6

  /// Creates the variables for the view or guide with this index (from 0) in the solver's order.
  init(_ number: Int) {
    let first = number * Self.count
    (x, y) = (Variable(first), Variable(first + 1))
    (width, height) = (Variable(first + 2), Variable(first + 3))
    (originX, originY) = (Variable(first + 4), Variable(first + 5))
  }
}

/// Layout attributes, such as a bottom edge, as sums of the solver's variables.
extension ItemVariables {
  /// Returns an attribute, such as an edge, as a sum of variables, in the superview's coordinates.
  ///
  /// `baseline` has the distances of the first baseline from the top and the last from the bottom.
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
