import CEditline
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

  /// Writes lines: as they are for a program that reads them; for a terminal broken between words,
  /// with nothing in them that could steer it, and in ASCII where it shows nothing else.
  func write(lines: [String]) {
    guard !lines.isEmpty else { return }
    let shown = isatty(STDOUT_FILENO) != 0 ? lines.flatMap(lineForTerminal) : lines
    write(shown.joined(separator: "\n") + "\n")
  }

  private func lineForTerminal(_ line: String) -> [String] {
    let tamed = Charset.isUnicode ? line.tamed : line.tamed.inASCII
    return WrappedLine.parts(of: tamed, columns: Self.columns)
  }

  /// The terminal's width now, or 0 where it does not say.
  private static var columns: Int {
    var columns: Int32 = 0
    var lines: Int32 = 0
    ceditline_terminal_size(STDOUT_FILENO, &columns, &lines)
    return Int(columns)
  }

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, nobody is left to be told.
  func complain(_ text: String) {
    let isASCII = !Charset.isUnicode && isatty(STDERR_FILENO) != 0
    try? diagnostics.write((isASCII ? text.tamed.inASCII : text.tamed) + "\n")
  }
}
