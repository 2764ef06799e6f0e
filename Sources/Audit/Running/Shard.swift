/// The part of an audit that one of several machines runs: every n-th unit (a form on a phone).
package struct Shard: Equatable, Sendable {
  /// The shard's number, from 1 to ``count``.
  package let number: Int
  package let count: Int

  /// Creates the shard with a number from 1 to `count`, or returns nil for another number.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns whether the shard contains the audit's unit with an index from 0.
  package func holds(_ unit: Int) -> Bool { unit % count == number - 1 }
}
