import Foundation

/// Another program, such as SQLite, to compare with; it may not be installed.
struct PeerProgram {
  let name: String
  private let program: Program?

  var isInstalled: Bool { program != nil }

  /// Returns a comparison: the program runs `count` steps, minus its run with the arguments `idle`.
  ///
  /// The steps are in the file `input`.
  func peer(_ count: Int, _ arguments: [String], input: String, idle: [String]) -> Peer {
    Peer(
      name: name,
      steps: program.map {
        Steps(count: count, run: $0.run(arguments, input: input), idle: $0.run(idle))
      })
  }

  /// Returns a comparison with the program's start and end.
  func start(_ arguments: [String]) -> Peer {
    Peer(name: name, steps: program.map { Steps(count: 1, run: $0.run(arguments)) })
  }

  /// The SQLite shell `sqlite3`, to which many results are compared.
  static let sqlite = PeerProgram(name: "sqlite3", program: .named("sqlite3"))

  /// Returns the Python interpreter, and not `python3` in PATH, which may be a launcher script.
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
