import Foundation

/// An executable that is run in a process of its own and measured.
struct Program {
  let path: String

  /// Returns the program with a name in PATH, or nil if there is none.
  static func named(_ name: String) -> Program? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first(where: FileManager.default.isExecutableFile).map(Program.init)
  }

  /// Returns a measurable run of the program with arguments; `input` is the file for standard
  /// input.
  func run(_ arguments: [String], input: String = "/dev/null") -> Run {
    Run { try cost(arguments, input: input) }
  }

  /// Runs the program once, and returns the time and memory that the run took.
  ///
  /// Throws if the program can't start or if its exit status isn't 0.
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

/// The error for a measured program that couldn't start or that failed.
///
/// The program has printed its own message to standard error.
struct ProgramFailure: Error, CustomStringConvertible {
  let program: Program
  /// The status from wait4, or the error code from posix_spawn.
  let status: Int32
  let input: String

  var description: String { "\(program.path) < \(input) failed (status \(status))" }
}

/// The error if the `formlift` program isn't built, which the benchmarks measure.
struct MissingProgram: Error, CustomStringConvertible {
  let path: String

  var description: String { "missing: \(path); swift build -c release builds it" }
}
