import CEditline
import Foundation

/// The signals that the process has received, stored as flags that the program polls.
///
/// Install them for interactive use. For scripts, the system's default handling is better.
package enum Signals {
  /// A signal about the terminal or about stopping the process, which the line editor handles.
  enum TerminalEvent {
    /// The user pressed `^Z`, so the program should stop the process.
    ///
    /// It has not stopped yet.
    case stopped
    case continued
    case resized
  }

  package static func install() { ceditline_signals_install() }

  /// Returns whether a signal has come since the last call with the same signal.
  package static func take(_ signal: Int32) -> Bool { ceditline_signals_take(signal) != 0 }

  /// Whether an unhandled signal has come that ends the running command or the process.
  package static var areEnding: Bool {
    ([SIGINT] + terminations).contains { ceditline_signals_is_pending($0) != 0 }
  }

  /// Whether a signal has come that ends the process, handled or not.
  static var endTheProcess: Bool { ceditline_signals_are_ending() != 0 }

  /// Returns a signal that should end the process, if one has come since the last call, or nil.
  package static func takeTermination() -> Int32? {
    terminations.first(where: take)
  }

  /// The signals that end the process; `^\\` sends SIGQUIT, which is treated like the others.
  private static let terminations = [SIGTERM, SIGHUP, SIGQUIT]

  /// Returns the terminal event that has happened since the last call, or nil.
  static func takeTerminalEvent() -> TerminalEvent? {
    if take(SIGTSTP) { return .stopped }
    if take(SIGCONT) { return .continued }
    return take(SIGWINCH) ? .resized : nil
  }

  /// The file descriptor that becomes readable with each signal, so that `poll` can wait for
  /// signals.
  static var wakeDescriptor: Int32 { ceditline_signals_wake() }

  /// Reads and discards all bytes of ``wakeDescriptor``, which becomes readable with each signal.
  static func drain() { ceditline_signals_drain() }

  /// Makes the descriptor for signals readable, so that a `poll` on it ends.
  static func rouse() { ceditline_signals_rouse() }

  /// Sets whether `^Z` is reported as an event (true), or stops the process immediately (false).
  static func holdStop(_ isHeld: Bool) { ceditline_signals_hold_stop(isHeld ? 1 : 0) }

  /// Stops the process as `^Z` would; returns when the process continues.
  package static func stop() { ceditline_signals_stop() }

  /// Ends the process by a signal, so that the shell sees the signal; restores the terminal first.
  package static func die(of signal: Int32) -> Never { ceditline_signals_die(signal) }

  /// Runs a write to a file such that exceeding the file size limit is an error and doesn't end the
  /// process.
  static func holdingFileSizeLimit<Result>(_ body: () -> Result) -> Result {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    let result = body()
    var now = timespec()
    while sigtimedwait(&signals, nil, &now) < 0, errno == EINTR {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}
