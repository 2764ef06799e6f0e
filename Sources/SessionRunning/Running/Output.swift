import Foundation
import Session
import TerminalText
import Terminal
import Verdicts

/// The program's standard output and standard error, with line wrapping and escapes.
package struct Output {
  /// The last lines that the program has written, to show them again when the terminal is redrawn.
  let recent = RecentLines()
  package let standard: TerminalOutput
  private let diagnostics: TerminalOutput

  /// Creates the outputs to standard output and standard error.
  ///
  /// Tests pass another `standard`, which then gets what is for standard output.
  package init(standard: TerminalOutput = .standard()) {
    self.standard = standard
    diagnostics = TerminalOutput.diagnostics(beside: standard)
  }

  /// Writes text to standard output.
  ///
  /// If writing fails, for example because a disk is full, the program ends.
  package func write(_ text: String) {
    orEnd { () throws(FileError) in try standard.write(text) }
  }

  /// Writes the JSON object that `--json` prints for a command to standard output.
  package func write(_ record: [UInt8]) {
    orEnd { () throws(FileError) in try standard.write(record) }
  }

  /// Writes the text that is still buffered to standard output's file or terminal.
  package func flush() { orEnd { () throws(FileError) in try standard.flush() } }

  private func orEnd(_ body: () throws(FileError) -> Void) {
    do throws(FileError) {
      try body()
    } catch {
      complain("formlift: error: \(error.description)")
      exit(ExitStatus.failure.rawValue)
    }
  }

  /// Writes lines to standard output.
  ///
  /// To a pipe or file, the lines are written unchanged.
  ///
  /// For a terminal, the lines are wrapped, control characters are escaped, and Unicode is replaced
  /// by ASCII if necessary.
  package func write(lines: [String]) { write(lines.map { ColoredLine($0) }) }

  /// Writes lines to standard output with their colors, if colors are on.
  func write(_ lines: [ColoredLine], isColored: Bool = false, isLight: Bool = false) {
    guard !lines.isEmpty else { return }
    let rows = rows(of: lines)
    if standard.isTerminal { recent.add(rows.map(\.text)) }
    let written = rows.map { isColored ? $0.colored(isLight: isLight) : $0.text }
    write(written.joined(separator: "\n") + "\n")
  }

  /// Returns lines of output as rows, wrapped to the terminal's width; unchanged without a
  /// terminal.
  ///
  /// A command to copy stays one row.
  func rows(of lines: [ColoredLine]) -> [ColoredLine] {
    guard standard.isTerminal else { return lines }
    return lines.flatMap { line in
      let shown = line.shown(Self.shown)
      // The terminal itself continues a long command in its next row, so it is copied as one line.
      if line.text.hasPrefix(AuditVerdict.commandLabel), standard.pane.division == nil {
        return [shown]
      }
      return shown.broken { Self.rows(of: $0, on: standard) }
    }
  }

  /// Writes a line to standard error, with control characters escaped.
  ///
  /// If writing fails, the line is lost.
  package func complain(_ text: String) {
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
    // A divided terminal does not wrap a row at the edge of the conversation, so the rows must be
    // filled.
    return terminal.pane.division != nil
      ? WrappedLine.rows(of: shown, columns: columns)
      : WrappedLine.parts(of: shown, columns: columns)
  }
}
