@testable import AppCode

/// What a program left behind.
struct RunResult: Equatable {
  /// What it wrote to standard output.
  var output = ""
  /// What it wrote to standard error.
  var diagnostics = ""
  /// Its exit status, or 128 and the signal that ended it, as a shell counts.
  var status: Int32 = 0
}
