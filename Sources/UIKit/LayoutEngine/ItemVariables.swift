import AutoLayout
import Foundation

/// The unknowns of a view or guide: where it stands in the view around it, and how large it is.
struct ItemVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The point of its own coordinates at its top left corner: a scroll view's offset.
  let originX: Variable
  let originY: Variable

  /// How many there are.
  static let count = 6

  /// Creates the unknowns of the item of a number.
  init(_ number: Int) {
    let first = number * Self.count
    (x, y) = (Variable(first), Variable(first + 1))
    (width, height) = (Variable(first + 2), Variable(first + 3))
    (originX, originY) = (Variable(first + 4), Variable(first + 5))
  }
}

/// An edge, a centre or a size by the unknowns.
extension ItemVariables {
  /// Returns an attribute in the coordinates of the view around the item; `baseline` says how far
  /// the first line's baseline is below the top, and the last one's above the bottom.
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
