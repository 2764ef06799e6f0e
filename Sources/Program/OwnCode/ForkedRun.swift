import Foundation

/// A run of something in a child process, so that what a crash or an endless loop ends there can be
/// left undone here.
struct ForkedRun {
  /// How it ended badly.
  struct Failure {
    /// What the process said of it, or the signal's name.
    let reason: String
    /// Whether the runtime said more of it than a signal does.
    let isSaid: Bool
    /// Whether it took too long.
    let isEndless: Bool
    /// The addresses of the calls at which it happened, the innermost first; of a loop at several
    /// moments.
    let moments: [[UInt]]
  }

  /// How it ended.
  enum Ending {
    case done(Data)
    case failed(Failure)
  }

  /// Whether this process is the copy in which it is done: what is said there is not read.
  nonisolated(unsafe) private(set) static var isUnderWay = false

  /// Seconds that it may take, as ``ProcessTime`` counts them.
  static let limit = 2

  /// Returns how it fails, or nil where it does not.
  ///
  /// The limit is on each run of an app's code, not on what is replayed to get there.
  static func failure(of body: () -> Void) -> Failure? {
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

  /// Returns what it returns there, or how it fails.
  ///
  /// - Parameters:
  ///   - mark: returns what stands for the part of it that may take ``limit``; nil while none is done.
  ///   - body: what is done.
  /// - Returns: that, and where no child process can be made what it returns here.
  static func ending(mark: () -> UInt64?, of body: () -> Data) -> Ending {
    guard let pipes = ReadPipes(count: 3) else { return .done(body()) }
    fflush(nil)
    let child = fork()
    if child == 0 { act(body, pipes.writers) }
    pipes.closeWriters()
    guard child > 0 else { return .done(body()) }
    var time = ProcessTime(of: child)
    var isTold = false
    let contents = pipes.contents(wait: 20) {
      // It looks about from then on, each time a while later, and ends itself.
      guard !isTold, time.elapsed(at: mark()) > .seconds(limit) else { return }
      isTold = true
      kill(child, SIGALRM)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if status == Self.done << 8 { return .done(Data(contents[2])) }
    // A handler has told of the signal by its status; what is left ended the process itself.
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

  /// What exit statuses for signals begin at.
  private static let base: Int32 = 128

  /// The exit status of one that has done all, which is not the one of a program that ends itself.
  private static let done: Int32 = 127

  private static func act(_ body: () -> Data, _ writers: [Int32]) -> Never {
    CrashHandler.install(writingTo: writers[1], statusBase: base)
    let nowhere = open("/dev/null", O_RDWR)
    dup2(nowhere, STDIN_FILENO)
    dup2(nowhere, STDOUT_FILENO)
    dup2(writers[0], STDERR_FILENO)
    AppOutput.redirectErrors(to: writers[0])
    DiskFiles.isRehearsing = true
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

  /// Returns the runtime's last words among what was written.
  private static func fatalLine(in text: String) -> String? {
    let lines = text.split(separator: "\n").lazy.compactMap { line in
      fatalWords.lazy.compactMap { line.firstRange(of: $0) }.first.map {
        String(line[$0.lowerBound...])
      }
    }
    return lines.first
  }

  /// What the runtime's last words begin with, behind a place or at a line's start.
  private static let fatalWords = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Fatal access conflict detected", "Simultaneous accesses to",
  ]
}
