import Foundation
import Session
import TerminalText

/// Standard output and standard error.
struct Output {
  /// What a terminal was sent last.
  let recent = RecentLines()
  let standard: TerminalOutput
  private let diagnostics: TerminalOutput

  /// Creates them; another output may stand for standard output.
  init(standard: TerminalOutput = .standard()) {
    self.standard = standard
    diagnostics = TerminalOutput.diagnostics(beside: standard)
  }

  /// Writes lines for the user, or for the program that reads them.
  ///
  /// An output that takes nothing any more, such as a full disk, ends the program.
  func write(_ text: String) {
    orEnd { () throws(FileError) in try standard.write(text) }
  }

  /// Writes an object of `--json`.
  func write(_ record: [UInt8]) {
    orEnd { () throws(FileError) in try standard.write(record) }
  }

  /// Writes what still waits for more.
  func flush() { orEnd { () throws(FileError) in try standard.flush() } }

  private func orEnd(_ body: () throws(FileError) -> Void) {
    do throws(FileError) {
      try body()
    } catch {
      complain("formlift: error: \(error.description)")
      exit(ExitStatus.failure.rawValue)
    }
  }

  /// Writes lines: as they are for a program that reads them; for a terminal broken between words,
  /// with nothing in them that could steer it, and in ASCII where it shows nothing else.
  ///
  /// In colour, verdicts are coloured, and the worst line is red.
  func write(lines: [String], isColored: Bool = false, worst: Int? = nil) {
    guard !lines.isEmpty else { return }
    let rows = rows(of: lines, isColored: isColored, worst: worst)
    if standard.isTerminal { recent.add(rows.map(VerdictColor.plain)) }
    write(rows.joined(separator: "\n") + "\n")
  }

  /// Returns the rows in which lines are written.
  func rows(of lines: [String], isColored: Bool = false, worst: Int? = nil) -> [String] {
    lines.enumerated().flatMap { index, line in
      let rows = standard.isTerminal ? Self.rows(of: line, on: standard) : [line]
      return isColored ? VerdictColor.colored(rows, of: line, isWorst: index == worst) : rows
    }
  }

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, there is nobody left to tell.
  func complain(_ text: String) {
    let rows =
      diagnostics.isTerminal
      ? Self.rows(of: text, on: diagnostics) : [Escaping.literal.escaped(text)]
    if diagnostics.isTerminal { recent.add(rows) }
    try? diagnostics.write(rows.joined(separator: "\n") + "\n")
  }

  private static func shown(_ line: String) -> String {
    Charset.shown(Escaping.literal.escaped(line))
  }

  private static func rows(of line: String, on terminal: TerminalOutput) -> [String] {
    let columns = terminal.columns ?? 0
    // A terminal that is divided does not break a row where the conversation ends.
    return terminal.pane.division != nil
      ? WrappedLine.rows(of: shown(line), columns: columns)
      : WrappedLine.parts(of: shown(line), columns: columns)
  }
}
