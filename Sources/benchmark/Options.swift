/// The options of the benchmark program's command line.
struct Options {
  let isQuick: Bool
  let benchmarks: [Benchmark]

  /// Parses the program's arguments: names of benchmarks, which may be shortened, and `--quick`.
  init(_ words: [String]) throws(UnknownWord) {
    let names = words.filter { $0 != "--quick" }
    for name in names where !Benchmark.all.contains(where: { $0.name.hasPrefix(name) }) {
      throw UnknownWord(word: name)
    }
    isQuick = names.count < words.count
    benchmarks = Benchmark.all.filter { benchmark in
      names.isEmpty || names.contains { benchmark.name.hasPrefix($0) }
    }
  }
}

/// The error for an argument that is neither an option nor the beginning of a benchmark's name.
struct UnknownWord: Error, CustomStringConvertible {
  let word: String

  var description: String {
    let names = Benchmark.all.map(\.name).joined(separator: ", ")
    return "no benchmark \"\(word)\"; there are \(names), and --quick for fewer runs"
  }
}
