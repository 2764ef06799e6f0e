import Foundation
import TerminalText

/// A helper executable in the same folder as this program's executable, for work on Swift sources.
///
/// The helper links the toolchain's SwiftSyntax. If this program linked SwiftSyntax itself, its
/// start would take three times as long.
package struct CompanionProgram {
  package let name: String

  package init(name: String) { self.name = name }

  /// The helper executable's path, in the folder of this program's executable (links resolved).
  package var path: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent().appending(path: name).path
  }

  /// Replaces this process by the helper executable, run with these arguments.
  ///
  /// The method returns only if that fails; `errno` then has the reason.
  package func replaceThisProgram(_ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    words.forEach { free($0) }
  }

  /// The helper executable's result: its exit status, standard output and error lines.
  package struct RunResult {
    package let status: Int32
    package let output: Data
    /// The lines that the other program (such as formlift-port) wrote to standard error.
    package let diagnostics: [String]
  }

  /// Runs the helper executable with these arguments, and waits until it ends.
  ///
  /// Returns nil if the executable is missing or can't run; `errno` has the reason.
  package func run(_ arguments: [String]) -> RunResult? {
    guard access(path, X_OK) == 0 else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = diagnostics
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    // The executable writes all diagnostics before the form, so reading in this order can't
    // deadlock.
    let words = diagnostics.fileHandleForReading.readDataToEndOfFile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: words, as: UTF8.self).split(separator: "\n").map(String.init)
    return RunResult(status: process.terminationStatus, output: data, diagnostics: lines)
  }

  /// A message that names the helper executable's path, why it can't run, and what would help.
  ///
  /// The reason comes from `errno`, so read this right after a failed run.
  package var absence: String { "\(Quotation.bare(path)): \(reasonOfAbsence)" }

  /// A message that says, from `errno`, why the helper executable can't run, and what would help.
  ///
  /// Read it right after a failed run.
  package var reasonOfAbsence: String {
    "this helper program cannot run (\(String(cString: strerror(errno)))); `swift build` makes it "
      + "if the toolchain has SwiftSyntax (lib/swift/host)"
  }
}
