import Foundation

/// The time and memory that one run of a program or closure has taken.
struct Cost {
  /// The processor time in seconds, user and system, of all threads together.
  var processor: Double
  /// The wall clock time of the run in seconds.
  var clock: Double
  /// The peak memory in bytes, or 0 for work inside this process, where it is unknown.
  var peak: Double = 0

  /// Measures the time that a closure takes in this process.
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
