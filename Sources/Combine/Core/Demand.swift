extension Subscribers {
  /// The number of values that a subscriber requests.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number of requested values, or nil for no limit.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)

    /// Returns a demand for `value` values; a negative number counts as 0.
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(value, 0)) }

    /// Returns the sum of two demands.
    public static func + (one: Demand, other: Demand) -> Demand {
      guard let one = one.max, let other = other.max else { return .unlimited }
      return Demand(one + other)
    }

    /// Increases a demand by another one.
    public static func += (one: inout Demand, other: Demand) { one = one + other }

    /// Returns a demand reduced by a number of values.
    public static func - (one: Demand, count: Int) -> Demand {
      one.max.map { .max($0 - count) } ?? .unlimited
    }

    /// Reduces a demand by a number of values.
    public static func -= (one: inout Demand, count: Int) { one = one - count }

    /// Returns whether one demand is smaller than another.
    ///
    /// A demand without a limit is the largest one.
    public static func < (one: Demand, other: Demand) -> Bool {
      guard let count = one.max else { return false }
      return other.max.map { count < $0 } ?? true
    }
  }
}
