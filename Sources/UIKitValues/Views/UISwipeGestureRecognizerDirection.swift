public struct UISwipeGestureRecognizerDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let right = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let up = Self(rawValue: 4)
  public static let down = Self(rawValue: 8)
}
