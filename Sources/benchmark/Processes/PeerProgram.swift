import Foundation

/// Another program to compare with, such as SQLite, which may not be installed.
struct PeerProgram {
  let name: String
  private let program: Program?

  var isInstalled: Bool { program != nil }

  /// Returns a comparison: the program runs `count` steps, minus its run with the arguments `idle`.
  func peer(_ count: Int, _ arguments: [String], input: String, idle: [String]) -> Peer {
    Peer(
      name: name,
      steps: program.map {
        Steps(count: count, run: $0.run(arguments, input: input), idle: $0.run(idle))
      })
  }

  /// Returns a comparison: the time of the program's start and end.
  func start(_ arguments: [String]) -> Peer {
    Peer(name: name, steps: program.map { Steps(count: 1, run: $0.run(arguments)) })
  }

  /// The SQLite shell `sqlite3`, which many results are compared with.
  static let sqlite = PeerProgram(name: "sqlite3", program: .named("sqlite3"))

  /// The Python interpreter itself; `python3` can be a launcher script.
  static func python(in folder: Folder) -> PeerProgram {
    let answer = folder.path(of: "python")
    let program = Program.named("python3").flatMap { found -> Program? in
      let ask = ["-c", "import sys; sys.stdout.write(sys.executable)"]
      guard (try? found.cost(ask, output: answer)) != nil else { return nil }
      return (try? String(contentsOfFile: answer, encoding: .utf8)).map(Program.init)
    }
    return PeerProgram(name: "python3", program: program)
  }
}
