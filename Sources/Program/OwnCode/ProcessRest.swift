import Foundation

/// The time that another process has waited without a break for what does not come: a lock, an
/// answer, the end of a sleep.
///
/// One that has to wait for a processor or a disk is not at rest, however busy the machine is.
struct ProcessRest {
  private let process: pid_t
  private let limit: Duration
  /// What the process was like since when.
  private var last: (state: [Substring], start: ContinuousClock.Instant)?

  init(of process: pid_t, limit: Duration) {
    self.process = process
    self.limit = limit
  }

  /// Looks at it, and returns whether it has rested for longer than the limit.
  mutating func isTooLong() -> Bool {
    guard let state, state.first == "S" else {
      last = nil
      return false
    }
    let since = last.flatMap { $0.state == state ? $0.start : nil } ?? .now
    last = (state, since)
    return .now - since > limit
  }

  /// Whether it sleeps, and the time that it has taken of a processor, as proc(5) tells.
  private var state: [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The program's name in front may hold blanks or brackets.
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[end...].split(separator: " ").dropFirst()
    return [0, 11, 12].compactMap { fields.dropFirst($0).first }
  }
}
