/// A named speed measurement, with its comparisons.
struct Benchmark: Sendable {
  let name: String
  let summary: String
  /// The number of times that each run is measured.
  var turns = 5
  let contests: @Sendable (Setup) throws -> [PeerMeasurement]

  /// Every benchmark, in the order of the report.
  static let all = [
    scenarios, sweep, ownCode, settled, strategies, commands, growth, memory, records, frames,
    opening, start,
  ]
}
