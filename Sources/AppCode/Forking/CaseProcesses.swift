import Audit
import Foundation
import Terminal

extension CaseIsolation {
  /// Runs audit cases in a child process.
  static let processes = CaseIsolation(
    begin: CaseWatch.begin,
    play: { body in
      CaseWatch.page?.pointee.number = 0
      let ending = ForkedRun.ending(mark: { CaseWatch.mark }) {
        let result = body()
        CaseWatch.endProbe()
        return result
      }
      switch ending {
      case .done(let data): return .done(data)
      case .failed(let failure):
        let place = PlayedCase(number: CaseWatch.page?.pointee.number ?? 0)
        if failure.isEndless, let place { CaseWatch.endlessMoments.insert(place.moment) }
        return .failed(Failure(at: place, words: { OwnSources.words(of: failure) }))
      }
    })
}

/// State that a process and its child processes share about the cases of an audit.
///
/// The first case that hangs costs its child process ``ForkedRun/limit``. After that, a case at the
/// same moment first runs in a further copy of the child, called a probe. The probe has a shorter
/// time limit. So little time and no results are lost, even if many cases hang.
enum CaseWatch {
  /// The memory page about audit cases that all child processes share.
  struct Page {
    /// The number of the last audit case that began, or 0.
    var number: UInt64 = 0
    /// The number of audit cases that have begun.
    var count: UInt64 = 0
    /// Whether a probe is running, which is a copy of the child process.
    ///
    /// Its parent does nothing meanwhile.
    var isProbing = false
    /// The longest processor time of a finished audit case; `longest` is the longest total time.
    var longestWork: Duration = .zero
    var longest: Duration = .zero
  }

  nonisolated(unsafe) fileprivate static var page = shared()
  /// The moments where an audit case has hung before.
  nonisolated(unsafe) fileprivate static var endlessMoments: Set<CaseStep> = []
  /// The start of the last audit case in this process, in processor time and clock time.
  nonisolated(unsafe) private static var start: (work: Duration, clock: ContinuousClock.Instant)?
  nonisolated(unsafe) private static var isProbe = false

  /// An identifier of the running audit case, or nil while a probe runs it.
  fileprivate static var mark: UInt64? {
    page.flatMap { $0.pointee.isProbing ? nil : $0.pointee.count }
  }

  /// Creates a new shared page about audit cases for the next child processes.
  static func renew() { page = shared() }

  /// Begins an audit case.
  ///
  /// Returns whether the case should run in this process.
  fileprivate static func begin(_ played: PlayedCase) -> Bool {
    CrashHandler.endIfLate()
    endProbe()
    noteEnd()
    page?.pointee.count += 1
    if endlessMoments.contains(played.moment), !probe() {
      // Without an opening, no case can run, so this child process ends too.
      if played.moment == .opening { raise(SIGALRM) }
      return false
    }
    start = (processorTime, .now)
    page?.pointee.number = played.number
    return true
  }

  /// Records how long the last audit case has taken.
  private static func noteEnd() {
    guard let begun = start, let page else { return }
    page.pointee.longestWork = max(page.pointee.longestWork, processorTime - begun.work)
    page.pointee.longest = max(page.pointee.longest, .now - begun.clock)
    start = nil
  }

  /// Ends the process if it is a probe, because its case is finished.
  fileprivate static func endProbe() { if isProbe { _exit(0) } }

  /// Forks a copy of the process that runs the audit case to its end.
  ///
  /// Returns whether the case finished.
  private static func probe() -> Bool {
    guard let pipes = ReadPipes(count: 1) else { return true }
    page?.pointee.isProbing = true
    defer { if !isProbe { page?.pointee.isProbing = false } }
    let copy = fork()
    guard copy != 0 else {
      pipes.closeReaders()
      isProbe = true
      signal(SIGPROF, SIG_DFL)
      endSoon()
      return true
    }
    pipes.closeWriters()
    // The probe writes nothing. The pipe closes when the probe ends.
    var rest = ProcessRest(of: copy, limit: time(atLeast: .milliseconds(50), page?.pointee.longest))
    pipes.read(wait: 5, isDue: { copy > 0 && !rest.isTooLong() }) { _, _ in }
    guard copy > 0 else { return true }
    kill(copy, SIGKILL)
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Ends this process when its audit case exceeds the longest processor time of a case by far.
  private static func endSoon() {
    let time = time(atLeast: .milliseconds(10), page?.pointee.longestWork)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(time.components.seconds)
    timer.it_value.tv_usec = Int(time.components.attoseconds / 1_000_000_000_000)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Returns a time limit for an audit case: a multiple of the longest time of a case.
  private static func time(atLeast least: Duration, _ longest: Duration?) -> Duration {
    min(max(least, (longest ?? .zero) * 8), .seconds(ForkedRun.limit))
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func shared() -> UnsafeMutablePointer<Page>? {
    let place = mmap(
      nil, MemoryLayout<Page>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard place != MAP_FAILED else { return nil }
    let page = place?.bindMemory(to: Page.self, capacity: 1)
    page?.initialize(to: Page())
    return page
  }
}
