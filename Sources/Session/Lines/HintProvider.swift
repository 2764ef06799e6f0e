import Forms
import SessionCore
import SessionState
import TerminalText

/// The hints shown behind the cursor, which suggest how the typed command line may continue.
package struct HintProvider {
  private let state: State
  private let history: [String]

  /// Creates hints for command lines in the current state of a session.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - history: earlier command lines, oldest first.
  package init(_ session: Session, history: [String] = []) {
    state = session.state
    self.history = history
  }

  /// Returns the hint for a command line whose cursor is at the end of the text, or nil.
  ///
  /// After a blank, the hint shows the command's next arguments. Inside a word, it is the rest of
  /// the newest earlier line that begins like this one. Otherwise it is the rest of the only
  /// matching word.
  package func hint(for line: String) -> Hint? {
    guard line.contains(where: { $0 != " " && $0 != "\t" }) else { return nil }
    if line.last == " " { return argument(after: line) ?? remembered(line) }
    return remembered(line) ?? rest(of: line)
  }

  private func remembered(_ line: String) -> Hint? {
    guard let found = history.last(where: { $0.hasPrefix(line) && $0 != line }) else { return nil }
    let rest = String(found.dropFirst(line.count))
    return Hint(rest, accepted: rest)
  }

  private func rest(of line: String) -> Hint? {
    let result = Completer(state).complete(line)
    guard result.candidates.count == 1, let only = result.candidates.first,
      line.dropFirst(result.wordStart) == result.word, only.text.hasPrefix(result.word)
    else { return nil }
    let rest = String(only.text.dropFirst(result.word.count))
    guard only.isFinal else { return Hint(rest, accepted: rest) }
    let next = argument(after: line + rest + " ").map { " " + $0.shown } ?? ""
    guard !rest.isEmpty else { return next.isEmpty ? nil : Hint(next) }
    return Hint(rest + next, accepted: rest + (next.isEmpty ? "" : " "))
  }

  private func argument(after line: String) -> Hint? {
    let words = LineSyntax.places(of: line).map(\.word.text)
    guard let name = words.first, let command = try? Command.named(name) else { return nil }
    let context = CompletionContext(state: state, words: Array(words.dropFirst()))
    let rests = command.shape.rests(in: context)
    return rests.isEmpty ? nil : Hint(rests.joined(separator: " | "))
  }
}
