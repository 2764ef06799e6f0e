/// What the process tells its parent.
package enum ExitStatus: Int32 {
  case success = 0
  /// A command or an expectation failed.
  case failure = 1
  /// Wrong usage, or a form or script that cannot be read.
  case usage = 2
}
