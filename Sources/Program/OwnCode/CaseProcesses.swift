import Audit
import Foundation

extension CaseIsolation {
  /// Cases in a copy of the process.
  static let processes = CaseIsolation(
    begin: CaseWatch.begin,
    play: { body in
      CaseWatch.page?.pointee.number = 0
      let ending = Rehearsal.ending(limit: CaseWatch.limit) {
        let result = body()
        CaseWatch.endProbe()
        return result
      }
      switch ending {
      case .done(let data): return .done(data)
      case .failed(let failure):
        let place = PlayedCase(number: CaseWatch.page?.pointee.number ?? 0)
        let isLoop = failure.isEndless && CaseWatch.isBusy(after: failure.processorTime)
        if isLoop, let place { CaseWatch.loopingMoments.insert(place.moment) }
        return .failed(
          Failure(
            at: place, isWaiting: failure.isEndless && !isLoop,
            words: { OwnSources.words(of: failure) }))
      }
    })
}

/// What a process and its copies know of the cases that they play.
///
/// The first loop that does not end takes its copy of the process ``limit``. From then on a case at the
/// same moment is tried in a copy of that copy, a probe, which a shorter time of a processor ends: so
/// neither the time nor what was found before is lost, however many cases loop.
enum CaseWatch {
  /// Seconds that a case may take.
  static let limit: UInt32 = 2

  /// What all copies see.
  struct Page {
    /// The case that was begun last; 0 for none.
    var number: UInt64 = 0
    /// The time of the processor at which that was.
    var start: Duration = .zero
    /// The longest that a case has taken which came to its end.
    var longest: Duration = .zero
  }

  nonisolated(unsafe) fileprivate static var page = shared()
  /// Where a loop was found.
  nonisolated(unsafe) fileprivate static var loopingMoments: Set<Audit.Moment> = []
  /// The time of the processor at which this process began its last case.
  nonisolated(unsafe) private static var start: Duration?
  nonisolated(unsafe) private static var isProbe = false

  /// Has this process share another page with its copies than those before.
  static func renew() { page = shared() }

  /// Whether a process that did not come back was at work on its last case and did not just wait.
  fileprivate static func isBusy(after time: Duration) -> Bool {
    time - (page?.pointee.start ?? .zero) > .milliseconds(250)
  }

  /// Begins a case, and returns whether it comes back.
  fileprivate static func begin(_ played: PlayedCase) -> Bool {
    endProbe()
    if let start {
      page?.pointee.longest = max(page?.pointee.longest ?? .zero, processorTime - start)
    }
    start = nil
    if loopingMoments.contains(played.moment) {
      if played.moment == .opening { endSoon() } else { guard probe() else { return false } }
    }
    start = processorTime
    page?.pointee.number = played.number
    page?.pointee.start = processorTime
    alarm(limit)
    return true
  }

  /// Ends the process if it is a probe, whose case has come to its end.
  fileprivate static func endProbe() { if isProbe { _exit(0) } }

  /// Goes on in a copy of this process up to the end of the case, and returns whether that was reached.
  private static func probe() -> Bool {
    alarm(0)
    let copy = fork()
    guard copy != 0 else {
      isProbe = true
      signal(SIGPROF, SIG_DFL)
      endSoon()
      return true
    }
    guard copy > 0 else { return true }
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Has this process end after much more of a processor's time than any case has taken.
  private static func endSoon() {
    let longest = page?.pointee.longest ?? .zero
    let time = min(max(.milliseconds(10), longest * 8), .seconds(Int(limit)))
    var timer = itimerval()
    timer.it_value.tv_sec = Int(time.components.seconds)
    timer.it_value.tv_usec = Int(time.components.attoseconds / 1_000_000_000_000)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
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
