import UIKitValues

extension UIFont {
  /// The font's height above the baseline, in points.
  ///
  /// San Francisco has 1950 of 2048 units per em above and 494 below the baseline, 2444 per line.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The font's depth below the baseline, as a negative number of points.
  public var descender: CGFloat { ascender - lineHeight }
}

extension UIView {
  /// The distances in points from the view's top to the first text line's baseline, and from the
  /// last line's baseline to the bottom; 0 without text.
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
