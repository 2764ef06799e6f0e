/// The edge, center or dimension of a view or guide that a constraint is about.
public enum NSLayoutAttribute: Int, Sendable {
  case left = 1
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case lastBaseline
  case firstBaseline
  case leftMargin
  case rightMargin
  case topMargin
  case bottomMargin
  case leadingMargin
  case trailingMargin
  case centerXWithinMargins
  case centerYWithinMargins
  case notAnAttribute = 0
}

/// How the views of a visual format are aligned, for example by their tops in a row.
public struct NSLayoutFormatOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alignAllLeft = Self(rawValue: 1 << 1)
  public static let alignAllRight = Self(rawValue: 1 << 2)
  public static let alignAllTop = Self(rawValue: 1 << 3)
  public static let alignAllBottom = Self(rawValue: 1 << 4)
  public static let alignAllLeading = Self(rawValue: 1 << 5)
  public static let alignAllTrailing = Self(rawValue: 1 << 6)
  public static let alignAllCenterX = Self(rawValue: 1 << 9)
  public static let alignAllCenterY = Self(rawValue: 1 << 10)
  public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
  public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
  public static let directionLeadingToTrailing: NSLayoutFormatOptions = []
}

extension NSLayoutAttribute {
  /// The right or left edge that a leading or trailing edge is in right-to-left layout; nil for
  /// other attributes.
  package var mirrored: NSLayoutAttribute? {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      nil
    }
  }

  /// The attribute without its margin, such as `left` for `leftMargin`; nil if it isn't a margin.
  package var withoutMargin: NSLayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .notAnAttribute:
      nil
    }
  }
}
