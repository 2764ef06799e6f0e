/// A time interval of a scheduler, in seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  public private(set) var seconds: Double

  /// Creates an interval of a number of seconds.
  public init(_ seconds: Double) { self.seconds = seconds }

  public init(floatLiteral value: Double) { seconds = value }

  public init(integerLiteral value: Int) { seconds = Double(value) }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    seconds = value
  }

  public var magnitude: Double { abs(seconds) }

  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }

  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
  public static func + (one: Self, other: Self) -> Self { Self(one.seconds + other.seconds) }
  public static func - (one: Self, other: Self) -> Self { Self(one.seconds - other.seconds) }
  public static func * (one: Self, other: Self) -> Self { Self(one.seconds * other.seconds) }
  public static func *= (one: inout Self, other: Self) { one = one * other }
}
