import Foundation
import Session

@testable import Program
@testable import Terminal

/// A line editor that runs in its own thread and pseudo-terminal, for tests that type keys.
final class EditedTerminal {
  let terminal: PseudoTerminal
  private let finished = DispatchSemaphore(value: 0)

  /// Creates a terminal and an editor, and runs `body` with the editor; then closes both.
  init(
    columns: Int = 40, lines: Int = 10, type: String = "xterm-256color",
    initFile: String = "/dev/null",
    history: HistoryFile? = nil, _ body: @escaping @Sendable (LineEditor) -> Void
  ) throws {
    terminal = try PseudoTerminal(columns: columns, lines: lines)
    let device = terminal.takeDevice()
    let finished = finished
    Thread.detachNewThread {
      let editor = LineEditor(
        programName: "test", input: device, output: TerminalOutput(descriptor: device),
        terminal: type, historyFile: history, initFile: initFile
      )
      if let editor {
        body(editor)
        editor.close()
      }
      close(device)
      finished.signal()
    }
  }

  /// Creates a terminal with an editor that prints the result of each line until the input ends.
  convenience init(
    columns: Int = 40, lines: Int = 10, type: String = "xterm-256color",
    initFile: String = "/dev/null", history: HistoryFile? = nil, prefill: String? = nil
  ) throws {
    try self.init(
      columns: columns, lines: lines, type: type, initFile: initFile, history: history
    ) { editor in
      while true {
        let line = editor.readLine(prompt: "> ", prefill: prefill, in: Language())
        editor.terminal.put("\(String(describing: line))\n")
        guard case .text(let text) = line else { return }
        editor.remember(text)
      }
    }
  }

  /// Waits for the prompt, then types the keys.
  ///
  /// Before the first prompt, the terminal itself would handle them.
  func type(_ keys: String) throws {
    try terminal.wait(forRow: ">", cursorColumn: 2)
    terminal.send(keys)
  }

  /// Clears the line, ends the input, and waits until the editor is closed.
  func end() throws {
    terminal.send("\u{5}\u{15}")
    try type("\u{4}")
    try waitUntilClosed()
  }

  /// Waits until the editor is closed, without typing anything.
  func waitUntilClosed() throws {
    try terminal.waitForHangUp()
    finished.wait()
  }

  private struct Language: LineLanguage {
    func hint(for line: String, history: [String]) -> Hint? {
      line == "foc" ? Hint("us zip", accepted: "us zip") : nil
    }

    func note(_ line: String) {}

    func lastWord(of line: String) -> String? { Session.lastWord(of: line) }

    func styles(of line: String) -> [StyledRange] {
      line.hasPrefix("zip") ? [StyledRange(range: 0..<3, style: "32")] : []
    }

    func completions(of line: String, cursor: Int) -> CompletionList {
      let word = line.prefix(cursor)
      let names = word.hasPrefix("n") ? (1...60).map { "number\($0)" } : ["focus", "fold", "quit"]
      let fitting = names.filter { $0.hasPrefix(word) }
      return CompletionList(candidates: fitting.map { Candidate($0, "does \($0)") })
    }
  }
}
