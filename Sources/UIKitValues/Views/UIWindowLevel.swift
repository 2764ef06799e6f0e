import AppFoundation

/// The level of a window: windows at a higher level are in front of others.
public struct UIWindowLevel: Hashable, Comparable, RawRepresentable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  public static func + (level: Self, number: CGFloat) -> Self { Self(level.rawValue + number) }
  public static func - (level: Self, number: CGFloat) -> Self { Self(level.rawValue - number) }
  public static let normal = Self(rawValue: 0)
  public static let statusBar = Self(rawValue: 1000)
  public static let alert = Self(rawValue: 2000)
}
