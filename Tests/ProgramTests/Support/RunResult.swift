@testable import AppCode

/// The output and exit status of a program that has ended.
struct RunResult: Equatable {
  /// What the program wrote to standard output.
  var output = ""
  /// What the program wrote to standard error.
  var diagnostics = ""
  /// The program's exit status, or 128 plus the signal that ended it, as in a shell.
  var status: Int32 = 0
}
