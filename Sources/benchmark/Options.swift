/// What the command line asks for.
struct Options {
  let isQuick: Bool
  let benchmarks: [Benchmark]

  /// Reads the words after the program's name: starts of benchmarks' names, and `--quick`.
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

/// A word that no benchmark's name begins with.
struct UnknownWord: Error, CustomStringConvertible {
  let word: String

  var description: String {
    let names = Benchmark.all.map(\.name).joined(separator: ", ")
    return "no benchmark \"\(word)\"; there are \(names), and --quick for fewer runs"
  }
}
