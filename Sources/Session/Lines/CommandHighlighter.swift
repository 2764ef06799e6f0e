import Forms
import SessionCore
import SessionState

/// Finds the words to color in a command line while it is typed.
package struct CommandHighlighter {
  /// A kind of word that is highlighted in a command line.
  package enum Kind: Equatable, Sendable {
    case command
    /// A first word that is neither a command's name nor the beginning of one.
    case unknownCommand
    /// The name of a field in the open form.
    case field
    /// A word in quotes in a command line.
    case quotation
  }

  /// A word's range in the command line, in characters from 0, and the word's kind.
  package struct Part: Equatable, Sendable {
    package var range: Range<Int>
    package var kind: Kind

    /// Creates a highlighted part of a command line.
    ///
    /// The range is in characters from 0.
    package init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  private let form: Form

  /// Creates the highlighting of command lines for a session, whose form has the fields to color.
  package init(_ session: Session) { form = session.form }

  /// Returns the words to color in a command line, from left to right.
  ///
  /// All other text is plain.
  package func parts(of line: String) -> [Part] {
    let places = LineSyntax.places(of: line)
    guard let name = places.first else { return [] }
    let shape = (try? Command.named(name.word.text))?.shape
    let words = places.dropFirst().map(\.word.text)
    return places.enumerated().compactMap { index, place in
      let kind =
        index == 0
        ? commandKind(place.word)
        : self.kind(of: place.word, after: Array(words.prefix(index - 1)), in: shape)
      return kind.map { Part(Self.characters(place.place, in: line), $0) }
    }
  }

  /// Returns the kind of a command line's first word, to color the word.
  ///
  /// Nil if several commands' names begin with the word, because it may become one of them.
  private func commandKind(_ word: Word) -> Kind? {
    if (try? Command.named(word.text)) != nil { return .command }
    return Command.all.contains { $0.name.hasPrefix(word.text) } ? nil : .unknownCommand
  }

  private func kind(of word: Word, after words: [String], in shape: Shape?) -> Kind? {
    if let shape, shape.slots(after: words).contains(where: \.namesField),
      case .row = form.find(word.text)
    {
      return .field
    }
    return word.isQuoted ? .quotation : nil
  }

  private static func characters(_ scalars: Range<Int>, in line: String) -> Range<Int> {
    let view = line.unicodeScalars
    let start = String(String.UnicodeScalarView(view.prefix(scalars.lowerBound))).count
    let end = String(String.UnicodeScalarView(view.prefix(scalars.upperBound))).count
    return start..<max(start, end)
  }
}
