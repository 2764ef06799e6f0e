import CEditline
import Forms
import Foundation
import Session

/// Standard output and standard error.
struct Output {
  /// What a terminal was sent last.
  let recent = RecentLines()
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
    write(rows(of: lines).joined(separator: "\n") + "\n")
  }

  /// Returns the rows that lines are shown in, which are then taken to be shown.
  func rows(of lines: [String]) -> [String] { rows(of: lines, on: STDOUT_FILENO) ?? lines }

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, nobody is left to be told.
  func complain(_ text: String) {
    let rows = rows(of: [text], on: STDERR_FILENO) ?? [text.tamed]
    try? diagnostics.write(rows.joined(separator: "\n") + "\n")
  }

  /// Returns the rows on a terminal; nil where there is none.
  private func rows(of lines: [String], on descriptor: Int32) -> [String]? {
    guard isatty(descriptor) != 0 else { return nil }
    let shown = lines.map { Charset.isUnicode ? $0.tamed : $0.tamed.inASCII }
    recent.add(shown)
    let columns = Self.columns(of: descriptor)
    return shown.flatMap { WrappedLine.parts(of: $0, columns: columns) }
  }

  /// The terminal's width now, or 0 where it does not say.
  private static func columns(of descriptor: Int32) -> Int {
    var columns: Int32 = 0
    var lines: Int32 = 0
    ceditline_terminal_size(descriptor, &columns, &lines)
    return Int(columns)
  }
}
