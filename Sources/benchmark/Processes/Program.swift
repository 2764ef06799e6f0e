import Foundation

/// A program that runs in a process of its own.
struct Program {
  let path: String

  /// Returns a program in PATH, or nil.
  static func named(_ name: String) -> Program? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first(where: FileManager.default.isExecutableFile).map(Program.init)
  }

  /// Returns a run with a file as standard input.
  func run(_ arguments: [String], input: String = "/dev/null") -> Run {
    Run { try cost(arguments, input: input) }
  }

  /// Runs the program once.
  ///
  /// Throws if it ends with an error.
  func cost(
    _ arguments: [String], input: String = "/dev/null", output: String = "/dev/null"
  ) throws -> Cost {
    var cost = Cost(processor: 0, clock: 0)
    var usage = rusage()
    var status: Int32 = 0
    cost.clock = try Cost.of {
      let process = try start(arguments, input: input, output: output)
      while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    }.clock
    guard status == 0 else { throw ProgramFailure(program: self, status: status, input: input) }
    cost.processor = usage.ru_utime.seconds + usage.ru_stime.seconds
    // In kilobytes. Linux includes the memory of this process at the start of the other one, so
    // this process must stay small.
    cost.peak = Double(usage.ru_maxrss) * 1024
    return cost
  }

  private func start(_ arguments: [String], input: String, output: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, environ)
    guard code == 0 else { throw ProgramFailure(program: self, status: code, input: input) }
    return process
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// The error for a program that couldn't start or that failed.
///
/// Standard error has its message.
struct ProgramFailure: Error, CustomStringConvertible {
  let program: Program
  /// The status from wait4 or posix_spawn.
  let status: Int32
  let input: String

  var description: String { "\(program.path) < \(input) failed (status \(status))" }
}

/// The error for a missing build of the program itself.
struct MissingProgram: Error, CustomStringConvertible {
  let path: String

  var description: String { "missing: \(path); swift build -c release builds it" }
}
