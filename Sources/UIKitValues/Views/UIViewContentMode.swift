/// The margins and lengths of a view that adapt when its superview's size changes.
public struct UIViewAutoresizing: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let flexibleLeftMargin = Self(rawValue: 1)
  public static let flexibleWidth = Self(rawValue: 2)
  public static let flexibleRightMargin = Self(rawValue: 4)
  public static let flexibleTopMargin = Self(rawValue: 8)
  public static let flexibleHeight = Self(rawValue: 16)
  public static let flexibleBottomMargin = Self(rawValue: 32)
}

/// Whether a view dims its tint color, as below an alert.
public enum UIViewTintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

/// How a view fits its content, such as an image, to its bounds.
public enum UIViewContentMode: Int, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
