/// A named measurement of the program's speed or memory, with other programs for comparison.
struct Benchmark: Sendable {
  let name: String
  let summary: String
  /// The number of times that each program or closure of the benchmark is run and measured.
  var turns = 5
  let contests: @Sendable (Setup) throws -> [PeerMeasurement]

  /// All benchmarks, in the order of the report.
  static let all = [
    scenarios, sweep, ownCode, settled, strategies, commands, growth, memory, records, frames,
    opening, start,
  ]
}
