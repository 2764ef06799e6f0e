import Foundation

/// The things that all benchmarks need: programs to run, input files, and the number of runs.
struct Setup {
  let isQuick: Bool
  let inputs: Inputs
  let sqlite = PeerProgram.sqlite
  let python: PeerProgram

  init(isQuick: Bool, folder: Folder) {
    self.isQuick = isQuick
    inputs = Inputs(in: folder)
    python = .python(in: folder)
  }

  /// The number of processor cores, and of threads in benchmarks with threads.
  static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Returns how often a run is measured: `count` times, or less often with the option `--quick`.
  func turns(_ count: Int) -> Int { isQuick ? max(2, count / 3) : count }

  /// Returns the size of a benchmark's work: `quick` with the option `--quick`, and otherwise
  /// `all`.
  func amount(_ all: Int, quick: Int) -> Int { isQuick ? quick : all }

  /// Returns the `formlift` program, which was built beside this one.
  ///
  /// Throws an error if it is missing.
  func formlift() throws -> Program {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let path = folder?.appendingPathComponent("formlift").path ?? "formlift"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MissingProgram(path: path)
    }
    return Program(path: path)
  }

  /// Returns a measured run of a script with `count` commands on a form, minus an idle run.
  ///
  /// `script`, `form` and `idle` are paths. `idle` is the idle run's script, which has none of the
  /// commands.
  func steps(
    _ count: Int, of script: String, on form: String, options: [String] = ["-q"],
    idle: String = "/dev/null"
  ) throws -> Steps {
    let formlift = try formlift()
    return Steps(
      count: count, run: formlift.run(options + [form], input: script),
      idle: formlift.run(options + [form], input: idle))
  }

  /// Returns a comparison with trivial SQLite statements, which many lines of the report use.
  ///
  /// - Parameters:
  ///   - count: the number of statements in a run.
  ///   - steps: the number of steps that all statements count as; nil means one per statement.
  /// - Returns: the comparison, even if SQLite isn't installed.
  /// - Throws: a file system error if the statements can't be written.
  func statements(_ count: Int = 60_000, steps: Int? = nil) throws -> Peer {
    let script = try inputs.lines("\(count).sql", repeated: "SELECT 1;", times: count)
    return sqlite.peer(
      steps ?? count, [":memory:"], input: script, idle: [":memory:", ".quit"])
  }
}
