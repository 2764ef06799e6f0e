import Avoidance
import CEditline
import Foundation

/// The output of an app's own code, which is kept out of what the program writes.
///
/// The code runs again and again: in a child process first, for each frame of a movement, for an
/// answer to `why`. What it prints is heard once, for the command that had it run.
struct AppOutput: CodeOutput {
  /// Where the program itself writes, while standard output and standard error are the code's.
  private let standard: Int32
  private let diagnostics: Int32
  private let nowhere: Int32
  /// A file without a name, which child processes share.
  private let kept: Int32

  nonisolated(unsafe) private static var installed: AppOutput?
  nonisolated(unsafe) private static var isHearing = false

  /// Takes the output of all code from now on.
  ///
  /// - Returns: the descriptor that stays standard error; nil where the process may have no more of
  ///   them.
  static func install() -> Int32? {
    let output = AppOutput(
      standard: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3),
      diagnostics: fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3),
      nowhere: open("/dev/null", O_WRONLY | O_CLOEXEC), kept: Self.keptFile())
    guard
      [output.standard, output.diagnostics, output.nowhere, output.kept].allSatisfy({ $0 >= 0 })
    else { return nil }
    // What a crash leaves in a buffer is lost.
    ceditline_buffer_lines()
    installed = output
    OwnCode.output = output
    return output.diagnostics
  }

  /// Opens a file without a name, at whose end all is written.
  private static func keptFile() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    _ = fcntl(fileno(file), F_SETFL, O_RDWR | O_APPEND)
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
    return fileno(file)
  }

  func begin(isHeard: Bool) {
    let goal = isHeard && Self.isHearing ? kept : nowhere
    fflush(nil)
    dup2(goal, STDOUT_FILENO)
    dup2(goal, STDERR_FILENO)
  }

  func end() {
    fflush(nil)
    dup2(standard, STDOUT_FILENO)
    dup2(diagnostics, STDERR_FILENO)
  }

  /// Keeps what code prints meanwhile, unless it only repeats itself.
  static func hearing<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = isHearing
    isHearing = true
    defer { isHearing = before }
    return try body()
  }

  /// Returns the lines that were kept, and keeps them no more.
  static func takeLines() -> [String] {
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

  /// Keeps the lines no more that were kept so far.
  static func dropLines() { installed.map { _ = ftruncate($0.kept, 0) } }

  /// Bytes of which more are not told of one command: an endless loop may print, too.
  private static let greatestCount = 1 << 16

  /// Has a child process write what is not kept to a descriptor, where a crash is told by it.
  static func redirectErrors(to descriptor: Int32) {
    guard let installed else { return }
    dup2(installed.nowhere, installed.standard)
    dup2(descriptor, installed.diagnostics)
    // Where all is lost, nothing need be done for each call.
    if OwnCode.output != nil { OwnCode.output = ChildOutput(original: installed) }
  }

  /// Has a child process lose all that code prints.
  static func discard() {
    guard let installed else { return }
    OwnCode.output = nil
    fflush(nil)
    dup2(installed.nowhere, STDOUT_FILENO)
    dup2(installed.nowhere, STDERR_FILENO)
  }

  /// In a child process, where standard error tells of a crash.
  private struct ChildOutput: CodeOutput {
    let original: AppOutput

    func begin(isHeard: Bool) {
      fflush(nil)
      dup2(isHeard && AppOutput.isHearing ? original.kept : original.nowhere, STDOUT_FILENO)
    }

    func end() { fflush(nil) }
  }
}
