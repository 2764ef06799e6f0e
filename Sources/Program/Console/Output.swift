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
    let rows = rows(of: lines, worst: worst)
    if standard.isTerminal { recent.add(rows.map(Self.plain)) }
    let written =
      isColored && worst == nil
      ? lines.flatMap { VerdictColor.colored(self.rows(of: [$0]), of: $0) } : rows
    write(written.joined(separator: "\n") + "\n")
  }

  /// Returns the rows in which lines are written, those of the worst line in red.
  func rows(of lines: [String], worst: Int? = nil) -> [String] {
    guard let worst, lines.indices.contains(worst) else {
      return standard.isTerminal ? Self.rows(of: lines, on: standard) : lines
    }
    let red = rows(of: [lines[worst]]).map { Self.red + $0 + Self.plainAgain }
    return rows(of: Array(lines[..<worst])) + red + rows(of: Array(lines[(worst + 1)...]))
  }

  /// Returns a row without what colours it.
  static func plain(_ row: String) -> String {
    guard row.hasPrefix(red), row.hasSuffix(plainAgain) else { return row }
    return String(row.dropFirst(red.count).dropLast(plainAgain.count))
  }

  private static let red = "\u{1B}[31m"
  private static let plainAgain = "\u{1B}[0m"

  /// Writes a diagnostic line, whatever words of the user's are in it; where even that is not
  /// possible, there is nobody left to tell.
  func complain(_ text: String) {
    let rows =
      diagnostics.isTerminal
      ? Self.rows(of: [text], on: diagnostics) : [Escaping.literal.escaped(text)]
    if diagnostics.isTerminal { recent.add(rows) }
    try? diagnostics.write(rows.joined(separator: "\n") + "\n")
  }

  private static func shown(_ line: String) -> String {
    Charset.shown(Escaping.literal.escaped(line))
  }

  private static func rows(of lines: [String], on terminal: TerminalOutput) -> [String] {
    let columns = terminal.columns ?? 0
    let isDivided = terminal.pane.division != nil
    return lines.map(shown).flatMap { line in
      // A terminal that is divided does not break a row where the conversation ends.
      isDivided
        ? WrappedLine.rows(of: line, columns: columns)
        : WrappedLine.parts(of: line, columns: columns)
    }
  }
}
