/// The exit status of the process.
package struct ExitStatus: Equatable, Sendable {
  package let rawValue: Int32

  package static let success = ExitStatus(rawValue: 0)
  /// A command or an expectation failed.
  package static let failure = ExitStatus(rawValue: 1)
  /// The usage is wrong, or a form or script cannot be read.
  package static let usage = ExitStatus(rawValue: 2)
  /// The user pressed `^C`; shells use the same status.
  package static let interruption = ExitStatus(rawValue: 130)
}
