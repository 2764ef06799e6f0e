import Audit
import Foundation
import Terminal

extension CaseIsolation {
  /// The way to run an audit's cases (tests of fields on phones) in child processes.
  ///
  /// There a crash or hang of the app's code doesn't end the audit.
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

/// Data about an audit's cases that a process shares with its child processes, to find hangs.
///
/// A case is one test of a field on a phone. The first case that hangs costs its child process
/// ``ForkedRun/limit`` seconds. After that, each case with the same step, such as the focus of a
/// field, first runs in a probe. A probe is a further copy of the child with a shorter time limit.
/// So little time and no results are lost, even if many cases hang.
enum CaseWatch {
  /// The contents of a memory page about an audit's cases that all child processes share.
  struct Page {
    /// The integer that encodes the audit case that began last, or 0 before the first.
    var number: UInt64 = 0
    /// How many audit cases have begun so far, counting all processes.
    var count: UInt64 = 0
    /// Whether a probe is running: a copy of the child process that tries out one case.
    ///
    /// The child process itself waits until the probe ends.
    var isProbing = false
    /// The longest processor time of a finished case; `longest` is the longest time on the clock.
    var longestWork: Duration = .zero
    var longest: Duration = .zero
  }

  nonisolated(unsafe) fileprivate static var page = shared()
  /// The steps, such as the focus of a field, that hung in an earlier case of the audit.
  nonisolated(unsafe) fileprivate static var endlessMoments: Set<CaseStep> = []
  /// The start of the audit case that runs in this process, in processor time and on the clock; nil
  /// between cases.
  nonisolated(unsafe) private static var start: (work: Duration, clock: ContinuousClock.Instant)?
  nonisolated(unsafe) private static var isProbe = false

  /// An integer that identifies the running audit case, or nil while a probe runs the case.
  ///
  /// When the integer changes, the time limit starts again. While it is nil, there is no time
  /// limit.
  fileprivate static var mark: UInt64? {
    page.flatMap { $0.pointee.isProbing ? nil : $0.pointee.count }
  }

  /// Creates a new shared memory page, before child processes for another audit are forked.
  static func renew() { page = shared() }

  /// Prepares this process for an audit case, and returns whether the case should run here.
  ///
  /// If an earlier case hung at the same step, a probe tries out the case first. Returns false if
  /// the probe hangs or crashes.
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

  /// Stores the duration of the audit case that has just ended, if no case has taken longer.
  private static func noteEnd() {
    guard let begun = start, let page else { return }
    page.pointee.longestWork = max(page.pointee.longestWork, processorTime - begun.work)
    page.pointee.longest = max(page.pointee.longest, .now - begun.clock)
    start = nil
  }

  /// Ends this process if it is a probe (a copy that tries out one case), because its case is done.
  fileprivate static func endProbe() { if isProbe { _exit(0) } }

  /// Forks a probe: a copy of this process that tries out the next audit case.
  ///
  /// In this process, returns whether the case finished in time. In the probe, returns true, so
  /// that the case runs.
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

  /// Sets a timer that ends this process if its case takes far more processor time than others.
  private static func endSoon() {
    let time = time(atLeast: .milliseconds(10), page?.pointee.longestWork)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(time.components.seconds)
    timer.it_value.tv_usec = Int(time.components.attoseconds / 1_000_000_000_000)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Returns a time limit for an audit case: eight times `longest`, the time of the longest case.
  ///
  /// The limit is at least `least`, and at most ``ForkedRun/limit`` seconds.
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
