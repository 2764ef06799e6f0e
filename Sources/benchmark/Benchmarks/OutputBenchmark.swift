extension Benchmark {
  /// The benchmark of the time that the program takes to print a command's JSON with `--json`.
  static let records = Benchmark(
    name: "records", summary: "one as JSON, beside a row as long of sqlite3 -json", turns: 3
  ) { setup in
    let count = 10_000
    let script = try setup.inputs.lines(
      "records", repeated: "focus f3\ntap outside", times: count / 2)
    return [
      PeerMeasurement(
        Entry(
          try setup.steps(
            count, of: script, on: try setup.inputs.form(rows: 20), options: ["--json"]),
          .init("a record", target: .ratio(0.25))),
        peer: try setup.rows(count))
    ]
  }

  /// The benchmark of the time that the program takes to draw a picture of the phone as text.
  static let frames = Benchmark(
    name: "frames", summary: "one of 80 × 24 by show, beside a statement", turns: 4
  ) { setup in
    let count = 1_000
    let script = try setup.inputs.lines(
      "frames", before: "focus f12", repeated: "show", times: count)
    return [
      PeerMeasurement(
        Entry(
          try setup.steps(count, of: script, on: try setup.inputs.form(rows: 20)),
          .init("a frame", target: .seconds(100e-6))),
        peer: try setup.statements())
    ]
  }
}

extension Setup {
  /// Returns a comparison: SQLite prints rows as JSON that are as long as a session's state.
  fileprivate func rows(_ count: Int) throws -> Peer {
    let names = (0..<90).map { "column_number_" + ($0 < 10 ? "0" : "") + "\($0)" }
    let values = (0..<90).map { $0 % 3 == 0 ? "'text \($0)'" : "\(100 + $0)" }
    let script = try inputs.lines(
      "rows.sql",
      before: """
        CREATE TABLE t(\(names.joined(separator: ",")));
        INSERT INTO t VALUES(\(values.joined(separator: ",")));
        """,
      repeated: "SELECT * FROM t;", times: count)
    return sqlite.peer(count, ["-json", ":memory:"], input: script, idle: [":memory:", ".quit"])
  }
}
