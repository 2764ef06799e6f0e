/// Something whose speed is told: a name, and what is measured beside what.
struct Benchmark: Sendable {
  let name: String
  let summary: String
  /// How often each of its runs is taken.
  var turns = 5
  let contests: @Sendable (Setup) throws -> [Contest]

  /// Every benchmark, in the order of the report.
  static let all = [
    scenarios, sweep, ownCode, settled, strategies, commands, growth, memory, records, frames,
    opening, start,
  ]
}
