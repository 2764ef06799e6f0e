import Foundation

/// What a run took once.
struct Cost {
  /// Seconds of processor time, the user's and the system's together, over all threads.
  var processor: Double
  /// Seconds by the clock on the wall.
  var clock: Double
  /// Bytes of memory at the peak; 0 for work within this process, of which it is not known.
  var peak: Double = 0

  /// Returns what it costs to do some work in this process.
  static func of(_ work: () throws -> Void) rethrows -> Cost {
    let start = now
    try work()
    let end = now
    return Cost(processor: end.processor - start.processor, clock: end.clock - start.clock)
  }

  private static var now: Cost {
    Cost(processor: seconds(of: CLOCK_PROCESS_CPUTIME_ID), clock: seconds(of: CLOCK_MONOTONIC))
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
