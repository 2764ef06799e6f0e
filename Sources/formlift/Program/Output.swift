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

  /// Writes lines, in ASCII on a terminal that shows nothing else.
  func write(lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n") + "\n"
    write(isASCII ? text.inASCII : text)
  }

  private var isASCII: Bool { !Charset.isUnicode && isatty(STDOUT_FILENO) != 0 }

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, nobody is left to be told.
  func complain(_ text: String) {
    let isASCII = !Charset.isUnicode && isatty(STDERR_FILENO) != 0
    try? diagnostics.write((isASCII ? text.tamed.inASCII : text.tamed) + "\n")
  }
}
