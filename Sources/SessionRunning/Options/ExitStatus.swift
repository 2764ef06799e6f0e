/// The exit status of the program's process.
package struct ExitStatus: Equatable, Sendable {
  package let rawValue: Int32

  package static let success = ExitStatus(rawValue: 0)
  /// The exit status if a command or an expectation failed.
  package static let failure = ExitStatus(rawValue: 1)
  /// The exit status if the program's command line is wrong, or a form or script can't be read.
  package static let usage = ExitStatus(rawValue: 2)
  /// The exit status if the user pressed `^C`; shells use this number for an interrupted program.
  package static let interruption = ExitStatus(rawValue: 130)
}
