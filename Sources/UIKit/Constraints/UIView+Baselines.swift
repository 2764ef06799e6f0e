import Foundation

extension UIFont {
  /// Points from the baseline up: 1950 of San Francisco's 2048 units an em, which with 494 below
  /// make the line's 2444.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// Points from the baseline down, below 0.
  public var descender: CGFloat { ascender - lineHeight }
}

extension UIView {
  /// How far the first line's baseline is below the top, and the last one's above the bottom; the
  /// edges themselves where there is no text.
  var baselineDistances: (first: CGFloat, last: CGFloat) {
    guard let font = textFont else { return (0, 0) }
    let space =
      self is UILabel ? 0 : max(0, intrinsicContentSize.height - font.lineHeight) / 2
    return (space + font.ascender, space - font.descender)
  }

  private var textFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }
}
