import Foundation

/// Measures how long another process has been waiting without interruption, to detect a deadlock.
///
/// Waiting for a lock, for an answer, or in a sleep is counted. Waiting for a processor or a disk
/// is not, however busy the machine is.
struct ProcessRest {
  private let process: pid_t
  private let limit: Duration
  /// The watched process's state at the last check, and the time since which it is the same.
  ///
  /// Nil if the process wasn't asleep at the last check.
  private var last: (state: [Substring], start: ContinuousClock.Instant)?

  init(of process: pid_t, limit: Duration) {
    self.process = process
    self.limit = limit
  }

  /// Checks the watched process, and returns whether it has waited longer than the limit.
  ///
  /// Call this repeatedly, since a wait is measured from check to check.
  mutating func isTooLong() -> Bool {
    guard let state, state.first == "S" else {
      last = nil
      return false
    }
    let since = last.flatMap { $0.state == state ? $0.start : nil } ?? .now
    last = (state, since)
    return .now - since > limit
  }

  /// The watched process's state, such as `S` for asleep, and its processor times, from proc(5).
  ///
  /// Nil if the state can't be read, for example because the process has ended.
  private var state: [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The program's name at the beginning may contain blanks or brackets.
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[end...].split(separator: " ").dropFirst()
    return [0, 11, 12].compactMap { fields.dropFirst($0).first }
  }
}
