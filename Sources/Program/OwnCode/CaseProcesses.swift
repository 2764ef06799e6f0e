import Audit
import Foundation

extension CaseIsolation {
  /// Cases in a child process.
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

/// The knowledge that a process and its child processes share of the cases that they play.
///
/// The first case that does not end takes its child process ``ForkedRun/limit``. From then on a
/// case at the same moment is tried in a copy of that copy, a probe, which ends after a shorter
/// time at work or asleep: so neither the time nor what was found before is lost, however many
/// cases loop or wait for what does not come.
enum CaseWatch {
  /// What all child processes see.
  struct Page {
    /// The case that was begun last; 0 for none.
    var number: UInt64 = 0
    /// How many cases were begun.
    var count: UInt64 = 0
    /// Whether a probe is out, while which its parent does nothing.
    var isProbing = false
    /// The longest that a case has taken which came to its end, of a processor's time and of all.
    var longestWork: Duration = .zero
    var longest: Duration = .zero
  }

  nonisolated(unsafe) fileprivate static var page = shared()
  /// Where a case did not end.
  nonisolated(unsafe) fileprivate static var endlessMoments: Set<Audit.Moment> = []
  /// When this process began its last case, by the time of the processor and by that of a clock.
  nonisolated(unsafe) private static var start: (work: Duration, clock: ContinuousClock.Instant)?
  nonisolated(unsafe) private static var isProbe = false

  /// What stands for the case that is played; nil while a probe plays it.
  fileprivate static var mark: UInt64? {
    page.flatMap { $0.pointee.isProbing ? nil : $0.pointee.count }
  }

  /// Has this process share another page with its child processes than those before.
  static func renew() { page = shared() }

  /// Begins a case, and returns whether it comes back.
  fileprivate static func begin(_ played: PlayedCase) -> Bool {
    CrashHandler.endIfLate()
    endProbe()
    noteEnd()
    page?.pointee.count += 1
    if endlessMoments.contains(played.moment), !probe() {
      // Nothing can be played without it: this child process has come to its end as well.
      if played.moment == .opening { raise(SIGALRM) }
      return false
    }
    start = (processorTime, .now)
    page?.pointee.number = played.number
    return true
  }

  /// Takes down how long the last case has taken.
  private static func noteEnd() {
    guard let begun = start, let page else { return }
    page.pointee.longestWork = max(page.pointee.longestWork, processorTime - begun.work)
    page.pointee.longest = max(page.pointee.longest, .now - begun.clock)
    start = nil
  }

  /// Ends the process if it is a probe, whose case has come to its end.
  fileprivate static func endProbe() { if isProbe { _exit(0) } }

  /// Goes on in a child process up to the end of the case, and returns whether that was reached.
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
    // Nothing is written: the pipe closes as the copy ends.
    var rest = ProcessRest(of: copy, limit: time(atLeast: .milliseconds(50), page?.pointee.longest))
    pipes.read(wait: 5, isDue: { copy > 0 && !rest.isTooLong() }) { _, _ in }
    guard copy > 0 else { return true }
    kill(copy, SIGKILL)
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Has this process end after much more of a processor's time than any case has taken.
  private static func endSoon() {
    let time = time(atLeast: .milliseconds(10), page?.pointee.longestWork)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(time.components.seconds)
    timer.it_value.tv_usec = Int(time.components.attoseconds / 1_000_000_000_000)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Returns much more than the longest that a case has taken.
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
