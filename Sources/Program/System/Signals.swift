import CEditline
import Foundation

/// The process's signals, as flags that are asked for between other things.
///
/// For a program on a terminal; a script is better served by the defaults.
enum Signals {
  /// What has happened to the terminal, or to the process on it.
  enum TerminalEvent {
    /// `^Z`; the process is yet to stop.
    case stopped
    case continued
    case resized
  }

  static func install() { ceditline_signals_install() }

  /// Returns whether the signal has come since the last time.
  static func take(_ signal: Int32) -> Bool { ceditline_signals_take(signal) != 0 }

  /// Whether a signal has come, and was not taken yet, that ends what the program is at.
  static var areEnding: Bool {
    ([SIGINT] + terminations).contains { ceditline_signals_is_pending($0) != 0 }
  }

  /// Whether a signal has come that ends the process, taken or not.
  static var endTheProcess: Bool { ceditline_signals_are_ending() != 0 }

  /// Returns the termination signal that has come, if any.
  static func takeTermination() -> Int32? {
    terminations.first(where: take)
  }

  /// `^\\` leaves like the others.
  private static let terminations = [SIGTERM, SIGHUP, SIGQUIT]

  /// Returns what has happened to the terminal since the last time, if anything.
  static func takeTerminalEvent() -> TerminalEvent? {
    if take(SIGTSTP) { return .stopped }
    if take(SIGCONT) { return .continued }
    return take(SIGWINCH) ? .resized : nil
  }

  /// The descriptor that becomes readable with each signal.
  static var wakeDescriptor: Int32 { ceditline_signals_wake() }

  /// Reads what the wake descriptor holds.
  static func drain() { ceditline_signals_drain() }

  /// Makes the wake descriptor readable.
  static func rouse() { ceditline_signals_rouse() }

  /// Makes `^Z` an event, or lets it stop the process at once.
  static func holdStop(_ isHeld: Bool) { ceditline_signals_hold_stop(isHeld ? 1 : 0) }

  /// Stops the process as `^Z` would, and returns when it goes on.
  static func stop() { ceditline_signals_stop() }

  /// Ends the process as the signal would have, with the terminal as it was.
  static func die(of signal: Int32) -> Never { ceditline_signals_die(signal) }

  /// Runs a write, for which the limit of a file's size is then an error as a full disk is, and not
  /// the end of the process.
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
