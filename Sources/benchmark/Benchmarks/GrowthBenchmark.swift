extension Benchmark {
  /// The benchmark of commands on a form with many rows, compared to a form with few.
  static let growth = Benchmark(
    name: "growth", summary: "commands on 100,000 rows beside 20 rows", turns: 3
  ) { setup in
    try Growth.all.map { try $0.contest(setup) } + [try setup.nextOverTexts()]
  }
}

/// Commands that a benchmark repeats; their cost must not grow with the form's number of rows.
private struct Growth: Sendable {
  let name: String
  /// The number of command lines in one repetition of `script`.
  let commands: Int
  /// Returns the command lines to repeat, given a field in the form's middle and one near its end.
  let script: @Sendable (_ middle: String, _ end: String) -> String
  var before: @Sendable (_ middle: String) -> String = { _ in "" }

  static let all = [
    Growth(name: "focus, tap outside", commands: 4) {
      "focus f3\ntap outside\nfocus \($1)\ntap outside"
    },
    Growth(name: "set", commands: 2) { middle, _ in "set \(middle) v1\nset \(middle) v2" },
    Growth(
      name: "type, delete", commands: 2, script: { _, _ in "type a\ndelete" },
      before: { "focus \($0)" }),
    Growth(name: "set, undo", commands: 2) { middle, _ in "set \(middle) v1\nundo" },
    Growth(
      name: "next, previous", commands: 2, script: { _, _ in "next\nprevious" },
      before: { "focus \($0)" }),
  ]

  func contest(_ setup: Setup) throws -> PeerMeasurement {
    PeerMeasurement(
      Entry(try steps(100_000, setup), .init(name, target: .ratio(1.25))),
      peer: Peer(name: "20 rows", steps: try steps(20, setup)))
  }

  private func steps(_ rows: Int, _ setup: Setup) throws -> Steps {
    let count = setup.amount(60_000, quick: 20_000)
    let middle = "f\(rows / 2)"
    let file = name.filter(\.isLetter) + "-\(rows)"
    let script = try setup.inputs.lines(
      file, before: before(middle), repeated: script(middle, "f\(rows - 2)"),
      times: count / commands)
    return try setup.steps(count, of: script, on: try setup.inputs.form(rows: rows))
  }
}

extension Setup {
  /// Returns a comparison of the command `next` across many rows without fields with `focus`.
  fileprivate func nextOverTexts() throws -> PeerMeasurement {
    let form = try inputs.form(texts: 20_000)
    let over = try inputs.lines(
      "over-texts", before: "focus a", repeated: "next\nprevious", times: 1_000,
      after: "next\nexpect active.field == b")
    let plain = try inputs.lines(
      "focus-a", repeated: "focus a\ntap outside", times: 10_000)
    return PeerMeasurement(
      Entry(
        try steps(2_000, of: over, on: form), .init("next over 20,000 texts", target: .ratio(2))),
      peer: Peer(name: "focus", steps: try steps(20_000, of: plain, on: form)))
  }
}
