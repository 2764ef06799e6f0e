import Audit
import Foundation
import Terminal

extension CaseIsolation {
  /// Runs the cases of an audit (a field tested on a phone) in a child process, which may crash.
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

/// What a process and its child processes share about an audit's cases, to find cases that hang.
///
/// A case is one test of a field on a phone. The first case that hangs costs its child process
/// ``ForkedRun/limit`` seconds. After that, each case at the same moment, such as when a field gets
/// focus, first runs in a probe. A probe is a further copy of the child with a shorter time limit.
/// So little time and no results are lost, even if many cases hang.
enum CaseWatch {
  /// The contents of a memory page about an audit's cases, which all child processes share.
  struct Page {
    /// The number that identifies the last audit case that began, or 0 before the first.
    var number: UInt64 = 0
    /// How many audit cases have begun so far, counting all processes.
    var count: UInt64 = 0
    /// Whether a probe is running, which is a copy of the child process that tries out one case.
    ///
    /// The child process itself waits meanwhile.
    var isProbing = false
    /// The longest processor time that a finished case took; `longest` is the longest clock time.
    var longestWork: Duration = .zero
    var longest: Duration = .zero
  }

  nonisolated(unsafe) fileprivate static var page = shared()
  /// The steps that have hung in an earlier case, such as the focus of a field.
  nonisolated(unsafe) fileprivate static var endlessMoments: Set<CaseStep> = []
  /// When the last audit case in this process began, in processor time and on the clock.
  nonisolated(unsafe) private static var start: (work: Duration, clock: ContinuousClock.Instant)?
  nonisolated(unsafe) private static var isProbe = false

  /// The number of the audit case that is running, or nil while a probe runs it.
  fileprivate static var mark: UInt64? {
    page.flatMap { $0.pointee.isProbing ? nil : $0.pointee.count }
  }

  /// Creates a new shared memory page, before child processes for another audit are forked.
  static func renew() { page = shared() }

  /// Prepares this process for an audit case, possibly by trying out the case in a probe.
  ///
  /// Returns whether the case should run in this process, because it doesn't hang.
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

  /// Stores how long the audit case took that has just ended in this process, if it was the
  /// longest.
  private static func noteEnd() {
    guard let begun = start, let page else { return }
    page.pointee.longestWork = max(page.pointee.longestWork, processorTime - begun.work)
    page.pointee.longest = max(page.pointee.longest, .now - begun.clock)
    start = nil
  }

  /// Ends this process if it is a probe, because the case that it tries out is finished.
  fileprivate static func endProbe() { if isProbe { _exit(0) } }

  /// Forks a probe, a copy of this process that tries out the next audit case.
  ///
  /// Returns whether the case finished in time. The probe itself gets true and runs the case.
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

  /// Makes this process end if its case takes far more processor time than any finished case.
  private static func endSoon() {
    let time = time(atLeast: .milliseconds(10), page?.pointee.longestWork)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(time.components.seconds)
    timer.it_value.tv_usec = Int(time.components.attoseconds / 1_000_000_000_000)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Returns a time limit for an audit case: eight times the longest case's time, within limits.
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
