import Foundation

/// Measures how long another process spends on its current task, working or sleeping.
///
/// Waiting for a processor or a disk isn't counted, however busy the machine is. The time spent
/// waiting for a processor comes from proc(5), if the kernel records that.
struct ProcessTime {
  private let process: pid_t
  private var total = Duration.zero
  private var last: (mark: UInt64, clock: SuspendingClock.Instant, waited: Duration)?

  init(of process: pid_t) { self.process = process }

  /// Checks the watched process, and returns how long its current task has taken so far.
  ///
  /// `mark` is an integer that identifies the task, or nil between tasks. Call this method
  /// repeatedly.
  mutating func elapsed(at mark: UInt64?) -> Duration {
    let (now, waited) = (SuspendingClock.now, waited)
    defer { last = mark.map { ($0, now, waited) } }
    guard let last, last.mark == mark else {
      total = .zero
      return total
    }
    if !isAtDisk { total += max(.zero, now - last.clock - (waited - last.waited)) }
    return total
  }

  /// How long the watched process has waited for a processor since it started.
  private var waited: Duration {
    let figures = text(of: "schedstat")?.split(separator: " ") ?? []
    return figures.count > 1 ? Int64(figures[1]).map { .nanoseconds($0) } ?? .zero : .zero
  }

  private var isAtDisk: Bool {
    // The program's name at the beginning may contain blanks or brackets.
    guard let text = text(of: "stat"), let end = text.lastIndex(of: ")") else { return false }
    return text[end...].hasPrefix(") D")
  }

  private func text(of file: String) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
  }
}
