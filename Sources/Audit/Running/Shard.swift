/// Every so many-th unit of an audit, to be spread over machines.
package struct Shard: Equatable, Sendable {
  /// From 1 to ``count``.
  package let number: Int
  package let count: Int

  /// Creates one of so many shards; nil where there is none of that number.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a unit, counted from 0, is in it.
  package func holds(_ unit: Int) -> Bool { unit % count == number - 1 }
}
