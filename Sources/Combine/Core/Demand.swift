extension Subscribers {
  /// The number of values that a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, or nil for all there are.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)

    /// Returns a number of values, at least 0.
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(value, 0)) }

    /// Adds up two demands.
    public static func + (one: Demand, other: Demand) -> Demand {
      guard let one = one.max, let other = other.max else { return .unlimited }
      return Demand(one + other)
    }

    /// Adds a demand.
    public static func += (one: inout Demand, other: Demand) { one = one + other }

    /// Takes a number off.
    public static func - (one: Demand, count: Int) -> Demand {
      one.max.map { .max($0 - count) } ?? .unlimited
    }

    /// Takes a number off.
    public static func -= (one: inout Demand, count: Int) { one = one - count }

    /// Orders by number.
    public static func < (one: Demand, other: Demand) -> Bool {
      guard let count = one.max else { return false }
      return other.max.map { count < $0 } ?? true
    }
  }
}
