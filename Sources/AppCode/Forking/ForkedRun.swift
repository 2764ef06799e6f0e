import Foundation
import Terminal

/// Runs a function in a child process, so that a crash or a hang doesn't affect this process.
package struct ForkedRun {
  /// The failure of a function that ran in a child process: a crash or a hang.
  package struct Failure {
    /// Why the code ended: the Swift runtime's message, a signal, too much time, or an exit status.
    package let reason: String
    /// Whether ``reason`` is a message that the Swift runtime has printed.
    let isSaid: Bool
    /// Whether the function was stopped because it took too long.
    let isEndless: Bool
    /// The call stacks when the function failed, as return addresses, innermost first.
    ///
    /// A hang has several stacks, sampled one after another.
    let moments: [[UInt]]
  }

  /// The result of a function that ran in a child process: the returned data, or the failure.
  enum RunResult {
    case done(Data)
    case failed(Failure)
  }

  /// Whether this process only tries out a command for its parent process, and so writes no files.
  nonisolated(unsafe) package static var isRehearsing = false

  /// Whether this process is a child process that tries out a function.
  ///
  /// What it prints is discarded.
  nonisolated(unsafe) private(set) static var isUnderWay = false

  /// The time limit for one run of an app's code: seconds of work or sleep, as in ``ProcessTime``.
  static let limit = 2

  /// Runs a function in a child process, to see whether it crashes or hangs.
  ///
  /// Returns the failure, or nil on success.
  ///
  /// The time limit applies to each run of the app's code, but not to repetitions of earlier calls,
  /// which have returned before.
  package static func failure(of body: () -> Void) -> Failure? {
    ReplayWatch.begin()
    let ending = ending(
      mark: { ReplayWatch.mark },
      of: {
        body()
        return Data()
      })
    guard case .failed(let failure) = ending else { return nil }
    return failure
  }

  /// Runs a function in a child process, and returns its data or its failure.
  ///
  /// - Parameters:
  ///   - mark: returns an integer that identifies the current part of the function, or nil between
  ///     the parts. Each part may take ``limit`` seconds.
  ///   - body: the function.
  /// - Returns: the data or the failure. If no child process can be created, the function runs in
  ///   this process.
  static func ending(mark: () -> UInt64?, of body: () -> Data) -> RunResult {
    guard let pipes = ReadPipes(count: 3) else { return .done(body()) }
    fflush(nil)
    let child = fork()
    if child == 0 { act(body, pipes.writers) }
    pipes.closeWriters()
    guard child > 0 else { return .done(body()) }
    var time = ProcessTime(of: child)
    var isTold = false
    let contents = pipes.contents(wait: 20) {
      // From then on, the child samples its call stack several times and then ends itself.
      guard !isTold, time.elapsed(at: mark()) > .seconds(limit) else { return }
      isTold = true
      kill(child, SIGALRM)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if status == Self.done << 8 { return .done(Data(contents[2])) }
    // The child's signal handler reports the signal as an exit status. Without the handler, the
    // signal itself ended the child.
    let (exitStatus, ended) = (status >> 8, status & 0x7F)
    let signal = ended == 0 ? max(0, exitStatus - Self.base) : ended
    let said = fatalLine(in: String(decoding: contents[0], as: UTF8.self))
    return .failed(
      Failure(
        reason: signal == 0
          ? "ended the program with status \(exitStatus)"
          : reason(ofSignal: signal, said: said),
        isSaid: said != nil,
        isEndless: [SIGALRM, SIGPROF].contains(signal),
        moments: contents[1].withUnsafeBytes { bytes in
          bytes.bindMemory(to: UInt.self).split(separator: 0).map(Array.init)
        }))
  }

  /// The number to add to a signal's number for the exit status of a child that the signal ended.
  private static let base: Int32 = 128

  /// The exit status of a child process whose function has returned.
  ///
  /// A program that exits on its own has another status.
  private static let done: Int32 = 127

  private static func act(_ body: () -> Data, _ writers: [Int32]) -> Never {
    CrashHandler.install(writingTo: writers[1], statusBase: base)
    let nowhere = open("/dev/null", O_RDWR)
    dup2(nowhere, STDIN_FILENO)
    dup2(nowhere, STDOUT_FILENO)
    dup2(writers[0], STDERR_FILENO)
    AppOutput.redirectErrors(to: writers[0])
    isRehearsing = true
    isUnderWay = true
    let result = body()
    CrashHandler.endIfLate()
    let output = FileDescriptor(borrowing: writers[2], named: "")
    do { try output.writeAhead(result) } catch { _exit(1) }
    _exit(done)
  }

  private static func reason(ofSignal signal: Int32, said: String?) -> String {
    if [SIGALRM, SIGPROF].contains(signal) { return "does not come back within \(limit) seconds" }
    if signal == CrashHandler.outOfStack {
      return "crashed: its calls go ever deeper, until no stack is left"
    }
    return "crashed: \(said ?? String(cString: strsignal(signal)))"
  }

  /// Returns the first error message of Swift's runtime in what a child process printed, or nil.
  private static func fatalLine(in text: String) -> String? {
    let lines = text.split(separator: "\n").lazy.compactMap { line in
      fatalWords.lazy.compactMap { line.firstRange(of: $0) }.first.map {
        String(line[$0.lowerBound...])
      }
    }
    return lines.first
  }

  /// The words at the start of error messages of Swift's runtime.
  private static let fatalWords = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Fatal access conflict detected", "Simultaneous accesses to",
  ]
}
