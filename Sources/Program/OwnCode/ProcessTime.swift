import Foundation

/// The time that another process is at something, at work or asleep.
///
/// What it waits for a processor or a disk does not count, however busy the machine is: proc(5)
/// tells the former where the kernel keeps it.
struct ProcessTime {
  private let process: pid_t
  private var total = Duration.zero
  private var last: (mark: UInt64, clock: SuspendingClock.Instant, waited: Duration)?

  init(of process: pid_t) { self.process = process }

  /// Looks at it, and returns how long it has been at what a mark stands for; nil is nothing.
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

  /// What it has waited for a processor since it began.
  private var waited: Duration {
    let figures = text(of: "schedstat")?.split(separator: " ") ?? []
    return figures.count > 1 ? Int64(figures[1]).map { .nanoseconds($0) } ?? .zero : .zero
  }

  private var isAtDisk: Bool {
    // The program's name in front may hold blanks or brackets.
    guard let text = text(of: "stat"), let end = text.lastIndex(of: ")") else { return false }
    return text[end...].hasPrefix(") D")
  }

  private func text(of file: String) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
  }
}
