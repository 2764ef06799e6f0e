/// Runs taken in turn, so that what else the machine does falls on all of them alike.
struct Turns {
  let count: Int

  /// Returns what each took; nothing for one that cannot be run.
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

/// What several runs of many steps took.
struct Measurement {
  /// Seconds of processor time a step.
  let processor: Samples
  /// Seconds by the clock a step.
  let clock: Samples
  /// Bytes of memory at each run's peak.
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
