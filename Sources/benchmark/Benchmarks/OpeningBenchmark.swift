extension Benchmark {
  /// The benchmark of the time that opening a large form takes.
  static let opening = Benchmark(
    name: "opening", summary: "a JSON form beside python's json.load", turns: 3
  ) { setup in
    let rows = setup.amount(1_000_000, quick: 100_000)
    let form = try setup.inputs.form(rows: rows)
    let formlift = try setup.formlift()
    let python = ["-S", "-c", "import json, sys; json.load(open(sys.argv[1], 'rb'))", form]
    return [
      PeerMeasurement(
        Entry(
          Steps(count: 1, run: formlift.run(["-q", form]), idle: formlift.run(["-c", "quit"])),
          .init("\(rows) rows", target: .ratio(1)),
          .init("\(rows) rows, memory", .memory, target: .ratio(1))),
        peer: setup.python.peer(
          1, python, input: "/dev/null", idle: ["-S", "-c", "import json"]))
    ]
  }

  /// The benchmark of the time from the program's start to its end, with the built-in form.
  static let start = Benchmark(
    name: "start", summary: "with the built-in form, to its end", turns: 30
  ) { setup in
    let formlift = try setup.formlift()
    return [
      PeerMeasurement(
        Entry(
          Steps(count: 1, run: formlift.run(["-c", "quit"])), .init("a start", target: .ratio(4))),
        peer: setup.sqlite.start([":memory:", ".quit"]))
    ]
  }
}
