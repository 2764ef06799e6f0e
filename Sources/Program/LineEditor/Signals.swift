import CEditline
import Foundation

/// The process's signals, as flags that are asked for between other things.
///
/// For a program on a terminal; a script is better served by the defaults.
enum Signals {
  static func install() { ceditline_signals_install() }

  /// Returns whether the signal has come since the last time.
  static func take(_ signal: Int32) -> Bool { ceditline_signals_take(signal) != 0 }

  /// Whether a signal has come, and was not taken yet, that ends what the program is at.
  static var areEnding: Bool {
    [SIGINT, SIGTERM, SIGHUP].contains { ceditline_signals_is_pending($0) != 0 }
  }

  /// Returns the termination signal that has come, if any.
  static func takeTermination() -> Int32? {
    [SIGTERM, SIGHUP].first(where: take)
  }

  /// Ends the process as the signal would have, with the terminal as it was.
  static func die(of signal: Int32) -> Never { ceditline_signals_die(signal) }
}
