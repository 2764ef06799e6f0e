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
  func write(lines: [String]) { write(lines.map { ColoredLine($0) }) }

  /// The same, in their colours where colours are on.
  func write(_ lines: [ColoredLine], isColored: Bool = false) {
    guard !lines.isEmpty else { return }
    let rows = rows(of: lines)
    if standard.isTerminal { recent.add(rows.map(\.text)) }
    let written = rows.map { isColored ? $0.colored : $0.text }
    write(written.joined(separator: "\n") + "\n")
  }

  /// Returns the rows in which lines are written.
  func rows(of lines: [ColoredLine]) -> [ColoredLine] {
    guard standard.isTerminal else { return lines }
    return lines.flatMap { line in
      line.shown(Self.shown).broken { Self.rows(of: $0, on: standard) }
    }
  }

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, nothing is said.
  func complain(_ text: String) {
    let rows =
      diagnostics.isTerminal
      ? Self.rows(of: Self.shown(text), on: diagnostics) : [Escaping.literal.escaped(text)]
    if diagnostics.isTerminal { recent.add(rows) }
    try? diagnostics.write(rows.joined(separator: "\n") + "\n")
  }

  private static func shown(_ line: String) -> String {
    Charset.shown(Escaping.literal.escaped(line))
  }

  private static func rows(of shown: String, on terminal: TerminalOutput) -> [String] {
    let columns = terminal.columns ?? 0
    // A terminal that is divided does not break a row where the conversation ends.
    return terminal.pane.division != nil
      ? WrappedLine.rows(of: shown, columns: columns)
      : WrappedLine.parts(of: shown, columns: columns)
  }
}
