import Foundation

/// The benchmarks' report on standard output, written line by line as results arrive.
struct Report {
  private let setup: Setup

  init(_ setup: Setup) { self.setup = setup }

  /// Runs benchmarks one after another, and prints each result.
  func run(_ benchmarks: [Benchmark]) throws {
    writeHead()
    for benchmark in benchmarks {
      write("\(benchmark.name): \(benchmark.summary)")
      try run(benchmark)
    }
    write(Self.legend)
  }

  private func run(_ benchmark: Benchmark) throws {
    do {
      let turns = AlternatingRuns(count: setup.turns(benchmark.turns))
      for contest in try benchmark.contests(setup) {
        for figure in try contest.figures(turns: turns) { write(Table.line(figure)) }
      }
    } catch let error as MissingProgram {
      write("  \(error)")
    }
  }

  private func writeHead() {
    #if DEBUG
      write("A debug build: its figures say little. Use swift run -c release benchmark.")
    #endif
    var load = [0.0]
    getloadavg(&load, 1)
    write("\(Setup.cores) cores, load \(Quantity.number(load[0]))")
    for peer in [setup.sqlite, setup.python] where !peer.isInstalled {
      write("\(peer.name) is not installed: no ratios to it")
    }
    write(Table.head)
  }

  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static let legend = """
    Values are processor time, user and system, unless they say otherwise: the least of
    several runs taken in turn with the peer's, less an idle run. The spread is how far the
    greatest is above it; a ! marks a target that is missed.
    """
}
