extension Subscribers {
  /// The number of values that a subscriber requests.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, or nil for no limit.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)

    /// Returns a demand for a number of values, at least 0.
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(value, 0)) }

    /// Returns the sum of two demands.
    public static func + (one: Demand, other: Demand) -> Demand {
      guard let one = one.max, let other = other.max else { return .unlimited }
      return Demand(one + other)
    }

    /// Adds a demand.
    public static func += (one: inout Demand, other: Demand) { one = one + other }

    /// Returns the demand reduced by a number.
    public static func - (one: Demand, count: Int) -> Demand {
      one.max.map { .max($0 - count) } ?? .unlimited
    }

    /// Reduces the demand by a number.
    public static func -= (one: inout Demand, count: Int) { one = one - count }

    /// Compares the numbers.
    ///
    /// No limit is the largest demand.
    public static func < (one: Demand, other: Demand) -> Bool {
      guard let count = one.max else { return false }
      return other.max.map { count < $0 } ?? true
    }
  }
}
