import SessionCore
import SessionState
import TerminalText

/// Finds completions for the last word of a command line, from the commands' grammars.
package struct Completer {
  /// The completions for the word before the cursor, and the place of that word.
  package struct Result: Equatable, Sendable {
    /// The index of the word's first character in the command line, from 0.
    package var wordStart: Int
    /// The typed part of the word to complete, without quotes.
    package var word: String
    package var candidates: [Candidate] = []
    /// Whether the word may also be a file name, so that the caller must add the names of files.
    package var takesFile = false
  }

  private let state: State

  /// Creates a completer of command lines for the current state of a session.
  package init(_ session: Session) { self.init(session.state) }

  init(_ state: State) { self.state = state }

  /// Returns the completions for the word at the end of an unfinished command line.
  ///
  /// `line` is the text before the cursor.
  package func complete(_ line: String) -> Result {
    guard let (words, word, start) = Self.split(line) else {
      return Result(wordStart: line.count, word: "")
    }
    var result = Result(wordStart: start, word: word)
    guard let name = words.first else {
      result.candidates = Candidate.commands(startingWith: word)
      return result
    }
    guard let command = try? Command.named(name) else { return result }
    let context = CompletionContext(state: state, words: Array(words.dropFirst()), word: word)
    let slots = command.shape.slots(after: context.words)
    result.candidates = slots.flatMap { $0.candidates(context) }
    result.takesFile = slots.contains(where: \.takesFile)
    return result
  }

  /// Splits a command line into the words before the last word, the last word, and its start.
  ///
  /// The start is in characters from 0. Nil if the line ends in a comment.
  private static func split(_ line: String) -> (words: [String], word: String, start: Int)? {
    do {
      // The null character, which no line contains, marks the last word, even if that is empty.
      let words = try LineSyntax.words(of: line + "\0")
      guard let last = words.last, last.text.hasSuffix("\0") else { return nil }
      let start = characters(before: last.column, in: line)
      return (words.dropLast().map(\.text), String(last.text.dropLast()), start)
    } catch {
      let start = characters(before: error.column ?? 1, in: line)
      let words = (try? LineSyntax.words(of: String(line.prefix(start)))) ?? []
      return (words.map(\.text), String(line.dropFirst(start + 1)), start)
    }
  }

  private static func characters(before column: Int, in line: String) -> Int {
    String(line.unicodeScalars.prefix(column - 1)).count
  }
}

extension Candidate {
  /// Returns the commands whose names begin with a word, as completion candidates.
  static func commands(startingWith word: String) -> [Candidate] {
    Command.all.filter { $0.name.hasPrefix(word) }.map { Candidate($0.name, $0.summary) }
  }
}
