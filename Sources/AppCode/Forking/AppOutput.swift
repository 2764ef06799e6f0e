import Avoidance
import CEditline
import Foundation
import Terminal

/// Captures what an app's own code prints, so that it doesn't mix with the program's output.
///
/// The same code runs several times: first in a child process, for each frame of an animation, and
/// for the command `why`. The code's output is reported only once, for the command that ran it.
package struct AppOutput: CodeOutput {
  /// A descriptor of the real standard output; app code's own descriptor leads to the capture.
  private let standard: Int32
  private let diagnostics: Int32
  private let nowhere: Int32
  /// The descriptor of an unnamed file for the captured output, which child processes share.
  private let kept: Int32

  nonisolated(unsafe) private static var installed: AppOutput?
  nonisolated(unsafe) private static var isHearing = false

  /// Starts to capture what the app's code prints, from now on.
  ///
  /// - Returns: a descriptor of the real standard error, or nil if no descriptors are left.
  package static func install() -> Int32? {
    let output = AppOutput(
      standard: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3),
      diagnostics: fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3),
      nowhere: open("/dev/null", O_WRONLY | O_CLOEXEC), kept: Self.keptFile())
    guard
      [output.standard, output.diagnostics, output.nowhere, output.kept].allSatisfy({ $0 >= 0 })
    else { return nil }
    // Line buffering, because a crash loses buffered text.
    ceditline_buffer_lines()
    installed = output
    OwnCode.output = output
    return output.diagnostics
  }

  /// Opens an unnamed file for captured output in append mode, and returns its descriptor.
  private static func keptFile() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    _ = fcntl(fileno(file), F_SETFL, O_RDWR | O_APPEND)
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
    return fileno(file)
  }

  package func begin(isHeard: Bool) {
    let goal = isHeard && Self.isHearing ? kept : nowhere
    fflush(nil)
    dup2(goal, STDOUT_FILENO)
    dup2(goal, STDERR_FILENO)
  }

  package func end() {
    fflush(nil)
    dup2(standard, STDOUT_FILENO)
    dup2(diagnostics, STDERR_FILENO)
  }

  /// Runs `body`, and captures the output of the app code that `body` calls.
  ///
  /// Output is dropped if the code only repeats an earlier run.
  package static func hearing<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = isHearing
    isHearing = true
    defer { isHearing = before }
    return try body()
  }

  /// Returns and removes the lines that the app's code has printed since the last call.
  package static func takeLines() -> [String] {
    guard let file = installed.map({ FileDescriptor(borrowing: $0.kept, named: "") }) else {
      return []
    }
    let data = (try? file.readEnd(limit: greatestCount)) ?? Data()
    guard !data.isEmpty else { return [] }
    file.truncate(to: 0)
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return (lines.last == "" ? lines.dropLast() : lines[...]).map(String.init)
  }

  /// Removes the captured lines of the app's output, without reporting them.
  package static func dropLines() { installed.map { _ = ftruncate($0.kept, 0) } }

  /// The maximum number of bytes of app output to report per command; older output is dropped.
  ///
  /// An endless loop may print without end, too.
  private static let greatestCount = 1 << 16

  /// Redirects a child process's standard error, such as crash messages, to a descriptor.
  ///
  /// What the child process writes to standard output is discarded.
  static func redirectErrors(to descriptor: Int32) {
    guard let installed else { return }
    dup2(installed.nowhere, installed.standard)
    dup2(descriptor, installed.diagnostics)
    // If nothing is captured, no work is needed for each call.
    if OwnCode.output != nil { OwnCode.output = ChildOutput(original: installed) }
  }

  /// Discards everything that the app's code prints in this child process.
  static func discard() {
    guard let installed else { return }
    OwnCode.output = nil
    fflush(nil)
    dup2(installed.nowhere, STDOUT_FILENO)
    dup2(installed.nowhere, STDERR_FILENO)
  }

  /// The capture in a child process: standard output is captured, standard error has crash
  /// messages.
  private struct ChildOutput: CodeOutput {
    let original: AppOutput

    func begin(isHeard: Bool) {
      fflush(nil)
      dup2(isHeard && AppOutput.isHearing ? original.kept : original.nowhere, STDOUT_FILENO)
    }

    func end() { fflush(nil) }
  }
}
