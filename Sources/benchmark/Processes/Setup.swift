import Foundation

/// What benchmarks work with.
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

  /// The processor's cores.
  static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Returns how often to measure, or how much of something to do.
  func turns(_ count: Int) -> Int { isQuick ? max(2, count / 3) : count }

  /// Returns one number, or another one for a quick look.
  func amount(_ all: Int, quick: Int) -> Int { isQuick ? quick : all }

  /// Returns the program that was built beside this one.
  func formlift() throws -> Program {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let path = folder?.appendingPathComponent("formlift").path ?? "formlift"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MissingProgram(path: path)
    }
    return Program(path: path)
  }

  /// Returns the program on a form: a script's steps above a run of another script with none.
  func steps(
    _ count: Int, of script: String, on form: String, options: [String] = ["-q"],
    idle: String = "/dev/null"
  ) throws -> Steps {
    let formlift = try formlift()
    return Steps(
      count: count, run: formlift.run(options + [form], input: script),
      idle: formlift.run(options + [form], input: idle))
  }

  /// Returns statements of SQLite that do next to nothing, the unit of many figures.
  ///
  /// - Parameters:
  ///   - count: the statements of a run.
  ///   - steps: how many steps they are taken for; each statement is one unless that is given.
  /// - Returns: the peer, also where it is not installed.
  /// - Throws: what the file system does where the statements cannot be written.
  func statements(_ count: Int = 60_000, steps: Int? = nil) throws -> Peer {
    let script = try inputs.lines("\(count).sql", repeated: "SELECT 1;", times: count)
    return sqlite.peer(
      steps ?? count, [":memory:"], input: script, idle: [":memory:", ".quit"])
  }
}
