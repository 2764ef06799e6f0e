import Foundation
import TerminalText

/// A program that lies beside this one.
///
/// The toolchain's SwiftSyntax, which it links, would take a start of this program three times as
/// long.
struct Companion {
  let name: String

  /// The program's path; that of this program is what the kernel says.
  var path: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent().appending(path: name).path
  }

  /// Goes on as the program, with its arguments; comes back where it is not there.
  func replaceThisProgram(_ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    words.forEach { free($0) }
  }

  /// What it wrote, and how it ended.
  struct Ending {
    let status: Int32
    let output: Data
    /// The lines of standard error.
    let diagnostics: [String]
  }

  /// Runs the program to its end; nil where it is not there, and `errno` says why.
  func run(_ arguments: [String]) -> Ending? {
    guard access(path, X_OK) == 0 else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = diagnostics
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    // All diagnostics come before the form, whose end is the program's.
    let words = diagnostics.fileHandleForReading.readDataToEndOfFile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: words, as: UTF8.self).split(separator: "\n").map(String.init)
    return Ending(status: process.terminationStatus, output: data, diagnostics: lines)
  }

  /// Why it cannot be run, and what would do, with its path.
  var absence: String { "\(Quotation.bare(path)): \(reasonOfAbsence)" }

  /// Why it cannot be run, and what would do.
  var reasonOfAbsence: String {
    "\(String(cString: strerror(errno))); `swift build` makes it where the toolchain has SwiftSyntax "
      + "(lib/swift/host)"
  }
}
