import Foundation

@testable import AppCode
@testable import Terminal

extension PseudoTerminal {
  /// How a program ended.
  enum RunResult: Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  /// Starts a program in a new terminal, with only `environment` as its environment.
  convenience init(
    running path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, lines: Int = 24
  ) throws {
    try self.init(columns: columns, lines: lines)
    try spawn(path, arguments, environment)
  }

  /// The path of the program `formlift` that was built with the tests.
  static var formlift: String {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appendingPathComponent("formlift").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: program, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return program
      }
      folder.deleteLastPathComponent()
    }
    return ".build/debug/formlift"
  }

  /// Sends the program a signal, unless it has ended.
  func signal(_ number: Int32) {
    if let process { kill(process, number) }
  }

  /// Waits until the program has ended, and returns how it ended.
  func waitForEnding() throws -> RunResult {
    try waitForHangUp()
    return try waitWithoutReading()
  }

  /// Waits until the program has ended, without reading its output, and returns how it ended.
  func waitWithoutReading() throws -> RunResult {
    guard let process else { throw Failure(description: "no program was started") }
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Date() < deadline else { throw Failure(description: "the program goes on") }
      usleep(2_000)
    }
    self.process = nil
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .killed(signal: signal)
  }

  // A session's leader gets the terminal that it opens first as its controlling terminal.
  func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, devicePath, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.setDefaults(&attributes)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw Failure(description: "cannot start \(path): \(String(cString: strerror(code)))")
    }
    process = child
    close(takeDevice())
  }

  /// Gives a program default signals and its own session, however the tests were started.
  static func setDefaults(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID, which the C library shows to GNU programs alone.
    let setsid: Int32 = 0x80
    let flags = setsid | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}
