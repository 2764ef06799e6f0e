extension Benchmark {
  /// The benchmark of the time that the program takes for a command from a pipe.
  static let commands = Benchmark(
    name: "commands", summary: "focus, tap outside, from a pipe", turns: 4
  ) { setup in
    [
      PeerMeasurement(
        Entry(try setup.taps(60_000), .init("with -q", target: .ratio(1.25))),
        Entry(
          try setup.taps(60_000, options: []),
          .init("with a sentence each", target: .seconds(8e-6))),
        peer: try setup.statements())
    ]
  }

  /// The benchmark of the program's peak memory after many commands.
  static let memory = Benchmark(
    name: "memory", summary: "the peak after many commands", turns: 2
  ) { setup in
    let (many, few) = (setup.amount(1_000_000, quick: 200_000), 20_000)
    return [
      PeerMeasurement(
        Entry(
          try setup.taps(many), .init("after \(many)", .memory, target: .bytes(40 * 1_048_576))),
        peer: Peer(name: "\(few)", steps: try setup.taps(few)))
    ]
  }
}

extension Setup {
  /// Returns a measured run of `count` commands, half of them focuses and half taps.
  ///
  /// After these commands, the script checks values that would be wrong if one had been skipped.
  fileprivate func taps(_ count: Int, options: [String] = ["-q"]) throws -> Steps {
    let check = """
      expect active == null
      focus f12
      expect active.field == f12
      expect active.visible == 1
      expect active.clearance == 8
      undo
      expect active == null
      """
    let script = try inputs.lines(
      "\(count)-taps", repeated: "focus f3\ntap outside", times: count / 2, after: check)
    return try steps(count, of: script, on: try inputs.form(rows: 20), options: options)
  }
}
