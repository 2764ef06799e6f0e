import Audit
import Foundation
import Session
import Synchronization
import Terminal
import AppCode

/// The progress line of an audit (a test of all strategies) on the terminal of standard error.
///
/// A class, because the threads of the audit share it.
package final class AuditProgress: Sendable {
  private let state: Mutex<State>

  /// The state of an audit's progress line, which the audit's threads share.
  private struct State {
    let isShown = isatty(STDERR_FILENO) != 0
    let start = ContinuousClock.now
    var last = ContinuousClock.now
    var isWritten = false
    var isAnnounced = false
    var isStopped = false
  }

  package init() { state = Mutex(State()) }

  /// Whether the user has stopped the audit.
  package var isStopped: Bool { state.withLock(\.isStopped) }

  /// Updates an audit's progress line, and returns whether to continue: false after the user has
  /// pressed `^C`.
  func goesOn(_ progress: AuditPlan.Progress) -> Bool {
    state.withLock { state in
      if Signals.areEnding { state.isStopped = true }
      let now = ContinuousClock.now
      announce(progress, after: now - state.start, &state)
      if state.isShown, now - state.last > .milliseconds(100) {
        state.last = now
        state.isWritten = true
        Self.write("\r\u{1B}[K" + Self.words(progress, after: now - state.start))
      }
      return !state.isStopped
    }
  }

  /// Announces once how long an audit will take, if it is at least ten seconds, or without a
  /// terminal a minute.
  ///
  /// The time is known when as many units (phones in one orientation) are done as there are
  /// processors. Without a terminal, a line with the progress follows every half minute.
  private func announce(
    _ progress: AuditPlan.Progress, after time: Duration, _ state: inout State
  ) {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    guard progress.doneUnits >= processors, progress.doneUnits < progress.allUnits else { return }
    let seconds = time / .seconds(1) * Double(progress.allUnits) / Double(progress.doneUnits)
    if !state.isAnnounced {
      state.isAnnounced = true
      state.last = .now
      guard seconds >= (state.isShown ? 10 : 60) else { return }
      Self.write(
        (state.isShown ? "\r\u{1B}[K" : "")
          + "formlift audit: about \(Self.words(forSeconds: seconds)) for \(progress.allUnits) "
          + "phones and orientations\n")
    } else if !state.isShown, ContinuousClock.now - state.last > .seconds(30) {
      state.last = .now
      Self.write("formlift " + Self.words(progress, after: time) + "\n")
    }
  }

  /// Returns a duration in words, rounded up to seconds or minutes.
  private static func words(forSeconds seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded(.up))
    return seconds > 90 ? "\(minutes) minutes" : "\(Int(seconds.rounded(.up))) seconds"
  }

  /// Runs an audit, which the user can stop by `^C`.
  ///
  /// - Parameters:
  ///   - plan: the audit.
  ///   - shard: the part of the audit to run on this machine, or nil for the whole audit.
  ///   - unitIsDone: receives the result of each phone and orientation, in any order.
  /// - Returns: the report of the finished units.
  package func play(
    _ plan: AuditPlan, _ shard: Shard? = nil,
    unitIsDone: @escaping @Sendable (UnitResult) -> Void = { _ in }
  ) -> AuditReport {
    plan.hasOwnCode
      ? ForkedAudit(plan, shard).run(unitIsDone: unitIsDone, goesOn: goesOn)
      : plan.run(shard: shard, unitIsDone: unitIsDone, goesOn: goesOn)
  }

  /// Erases the progress line after the audit, and discards the `^C` that may have stopped it.
  package func end() {
    state.withLock { if $0.isWritten { Self.write("\r\u{1B}[K") } }
    _ = Signals.take(SIGINT)
  }

  private static func words(_ progress: AuditPlan.Progress, after time: Duration) -> String {
    let seconds = max(1e-3, time / .seconds(1))
    let share = Double(progress.doneUnits) / Double(max(1, progress.allUnits))
    let rate = Int(Double(progress.doneCases) / seconds).grouped
    let left = Int((seconds / max(share, 1e-9) - seconds).rounded(.up))
    return "audit: \(Int(share * 100)) %, \(rate) verdicts a second, \(left) s left"
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
