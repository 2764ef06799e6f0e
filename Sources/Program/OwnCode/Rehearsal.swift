import Foundation

/// Does something in a copy of the process first, so that what a crash or an endless loop ends there
/// can be left undone here.
struct Rehearsal {
  /// How it ended badly.
  struct Failure {
    /// What the process said of it, or the signal's name.
    let reason: String
    /// The addresses of the calls at which it happened, the innermost first.
    let addresses: [UInt]
  }

  /// Seconds that it may take.
  private static let limit: UInt32 = 5

  /// Returns how it fails, or nil where it does not.
  static func failure(of body: () -> Void) -> Failure? {
    var (words, calls): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&words) == 0, pipe(&calls) == 0 else { return nil }
    fflush(nil)
    let child = fork()
    if child == 0 { act(body, words: words[1], calls: calls[1]) }
    close(words[1])
    close(calls[1])
    defer {
      close(words[0])
      close(calls[0])
    }
    guard child > 0 else { return nil }
    let said = contents(of: words[0])
    let addresses = contents(of: calls[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if status == 0 { return nil }
    // A handler has told of the signal by its status; what is left ended the process itself.
    let signal = status & 0x7F == 0 ? (status >> 8) - Self.base : status & 0x7F
    return Failure(
      reason: reason(ofSignal: signal, said: String(decoding: said, as: UTF8.self)),
      addresses: addresses.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) })
  }

  /// What exit statuses for signals begin at.
  private static let base: Int32 = 128

  private static func act(_ body: () -> Void, words: Int32, calls: Int32) -> Never {
    CrashHandler.install(writingTo: calls, statusBase: base)
    let nowhere = open("/dev/null", O_RDWR)
    dup2(nowhere, STDIN_FILENO)
    dup2(nowhere, STDOUT_FILENO)
    dup2(words, STDERR_FILENO)
    DiskFiles.isRehearsing = true
    alarm(limit)
    body()
    _exit(0)
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return all }
      all += part[..<count]
    }
  }

  private static func reason(ofSignal signal: Int32, said: String) -> String {
    if signal == SIGALRM { return "does not come back within \(limit) seconds" }
    let fatal = said.split(separator: "\n").compactMap { line in
      line.firstRange(of: "Fatal error").map { String(line[$0.lowerBound...]) }
    }
    return fatal.first ?? "crashed: \(String(cString: strsignal(signal)))"
  }
}
