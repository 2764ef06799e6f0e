/// Measures several subjects in alternation, so that other load on the machine affects all equally.
struct AlternatingRuns {
  let count: Int

  /// Returns a measurement for each subject, or nil for a nil subject, which can't run.
  func measure(_ subjects: [Steps?]) throws -> [Measurement?] {
    let rounds = try (0..<count).map { _ in
      try subjects.map { try $0.map { (idle: try $0.idle?.cost(), run: try $0.run.cost()) } }
    }
    return subjects.enumerated().map { index, steps in
      steps.map { steps in
        let costs = rounds.compactMap { $0[index] }
        return Measurement(
          steps: steps.count, idle: costs.compactMap(\.idle), run: costs.map(\.run))
      }
    }
  }
}

/// The costs per step of several equal runs.
struct Measurement {
  /// The processor time per step in each run, in seconds.
  let processor: Samples
  /// The wall clock time per step in each run, in seconds.
  let clock: Samples
  /// The peak memory of each run, in bytes.
  let peak: Samples

  init(steps: Int, idle: [Cost], run: [Cost]) {
    func each(_ part: (Cost) -> Double) -> Samples {
      Samples(run.map(part)).each(of: steps, above: idle.map(part).min() ?? 0)
    }
    processor = each(\.processor)
    clock = each(\.clock)
    peak = Samples(run.map(\.peak))
  }
}
