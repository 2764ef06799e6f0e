/// The states of a control, such as disabled or selected.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = Self([])
  public static let highlighted = Self(rawValue: 1)
  public static let disabled = Self(rawValue: 2)
  public static let selected = Self(rawValue: 4)
  public static let focused = Self(rawValue: 8)
  public static let application = Self(rawValue: 0xFF_0000)
  public static let reserved = Self(rawValue: 0xFF00_0000)
}

/// The vertical alignment of the content in a control.
public enum UIControlContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

/// The horizontal alignment of the content in a control.
public enum UIControlContentHorizontalAlignment: Int, Sendable {
  case center, left, right, fill, leading, trailing
}
