import Forms
import Foundation
import Session

/// Standard output and standard error.
struct Output {
  private let standard = TerminalOutput()
  private let diagnostics = TerminalOutput(
    descriptor: STDERR_FILENO, name: "standard error")

  /// Writes lines for the user, or for the program that reads them.
  ///
  /// An output that takes nothing any more, such as a full disk, ends the program.
  func write(_ text: String) {
    do {
      try standard.write(text)
    } catch {
      complain("formlift: error: \(error.description)")
      exit(ExitStatus.failure.rawValue)
    }
  }

  func write(lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, nobody is left to be told.
  func complain(_ text: String) { try? diagnostics.write(text.tamed + "\n") }
}
