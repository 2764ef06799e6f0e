import Forms

/// The hints on what may follow a line that is being typed.
package struct Hinting {
  /// A hint: what is shown after the line's end, and what of it can be taken over.
  package struct Hint: Equatable, Sendable {
    package var shown: String
    /// The text that goes on with the line; nil where only the user can know it.
    package var accepted: String?

    /// Creates a hint.
    package init(_ shown: String, accepted: String? = nil) {
      self.shown = shown
      self.accepted = accepted
    }
  }

  private let state: State
  private let history: [String]

  /// Creates what gives hints for a session as it is.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - history: earlier lines, oldest first.
  package init(_ session: Session, history: [String] = []) {
    state = session.state
    self.history = history
  }

  /// Returns the hint for a line whose cursor is at its end.
  ///
  /// After a blank that is what the command takes next; within a word it is the newest line of the
  /// history that begins so, or else the rest of the only word that fits.
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
