import Foundation

@testable import AppCode
@testable import Terminal

/// A running program whose input and output are files.
///
/// Foundation's `Process` misses the end of some programs when many run at a time.
struct SpawnedProcess {
  private let number: pid_t

  init(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String,
    input: String, output: String, diagnostics: String
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, diagnostics, flags, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    PseudoTerminal.setDefaults(&attributes)
    let words = Self.words(program, arguments, in: folder)
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      let reason = String(cString: strerror(code))
      throw PseudoTerminal.Failure(description: "cannot start \(program): \(reason)")
    }
    number = child
  }

  /// Returns the words of a command that runs a program in a folder, which posix_spawn alone can't
  /// do.
  static func words(_ program: String, _ arguments: [String], in folder: String) -> [String] {
    ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, program] + arguments
  }

  /// Waits until the program has ended; returns its exit status, or 128 plus the signal that ended
  /// it.
  func waitForStatus() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
