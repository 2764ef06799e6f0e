import Forms
import Foundation
import SessionState
import Simulation

/// The words after a command's name in a command line, which a parser consumes from left to right.
///
/// Each word is checked against what the command accepts.
package struct Arguments {
  private var words: ArraySlice<Word>
  /// All words after the command's name, including consumed ones.
  private let all: ArraySlice<Word>
  private let command: CommandSyntax
  /// The command line that the words were split from, as the user typed it.
  private let line: String
  /// Whether the parsed command stores its argument values, so that tests can list them.
  package let keepsValues: Bool
  /// The alternative of the command's grammar that the first word selects, or nil; for errors.
  private var begun: Shape?
  /// The shapes of the words expected after the part being parsed; the last element comes first.
  package var following: [Shape] = []

  package init(
    _ words: ArraySlice<Word>, of command: CommandSyntax, in line: String, keepsValues: Bool = false
  ) {
    self.words = words
    all = words
    self.command = command
    self.line = line
    self.keepsValues = keepsValues
  }

  /// Stores the alternative of the grammar that the first word selects, for the usage in errors.
  package mutating func begin(_ shape: Shape) {
    if words.count == all.count, begun == nil { begun = shape }
  }

  /// The number of words of the command line that are not consumed yet.
  package var count: Int { words.count }

  /// The next word of the command line, without consuming it, or nil at the end.
  package var next: Word? { words.first }

  /// Returns the word of the command line before a consumed word, or nil if that is the first one.
  package func word(before word: Word) -> Word? { all.last { $0.column < word.column } }

  /// The texts of the words that are not consumed yet, without consuming them.
  package var texts: [String] { words.map(\.text) }

  /// The options that the command of these arguments accepts, such as `--force`.
  package var options: [String] { command.shape.options }

  /// Returns a word as the user typed it in the command line, with its quotes.
  package func source(of word: Word) -> String {
    LineSyntax.source(
      of: word, in: line, commandsWithKeys: command.shape.hasKeys ? [command.name] : [])
  }

  /// Returns whether the words of a part of a command line end here; `shape` describes that part.
  ///
  /// True if no word is left, or if the next word can begin only a later part.
  package func isAtEnd(of shape: Shape) -> Bool {
    guard let word = words.first?.text else { return true }
    return !following.isEmpty && !shape.mayBegin(with: word) && isMeantForLater(word)
  }

  private func isMeantForLater(_ word: String) -> Bool {
    for shape in following.reversed() {
      if shape.mayBegin(with: word) { return true }
      if !shape.mayBeEmpty { return false }
    }
    return false
  }

  /// Returns the index of the first remaining word that can begin the words of a shape, or nil if
  /// there is none.
  package func place(of shape: Shape) -> Int? { words.firstIndex { shape.mayBegin(with: $0.text) } }

  /// Runs a parser from the word at an index on, for example for an option in the middle of a line.
  ///
  /// `place` is the index, and `read` the parser. The words before the index and those that the
  /// parser doesn't consume remain for other parsers.
  package mutating func take<Value>(
    at place: Int, _ read: (inout Arguments) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    var tail = self
    tail.words = words[place...]
    let value = try read(&tail)
    words = words[..<place] + tail.words
    return value
  }

  /// Consumes and returns a word that the command requires.
  ///
  /// If no word is left, throws an error that calls the missing word `argument`. The error also
  /// shows the command's usage, or `usage` if given.
  package mutating func required(
    _ argument: String, usage: String? = nil
  ) throws(CommandError) -> Word {
    guard let word = words.popFirst() else { throw missing(argument, usage: usage) }
    return word
  }

  /// Consumes the remaining words and returns them as one text, with one space between words.
  ///
  /// If no word is left, throws an error that calls the missing text `argument`.
  package mutating func text(_ argument: String) throws(CommandError) -> String {
    let first = try required(argument).text
    // The usual case is one word, which needs no array.
    if words.isEmpty { return first }
    defer { words = [] }
    return ([first] + texts).joined(separator: " ")
  }

  /// Throws an error if a word of the command line is left after parsing.
  package func finish() throws(CommandError) {
    guard let word = words.first else { return }
    throw CommandError(.extra(word.text, usage: command.usage), column: word.column)
  }

  /// Returns the number that a word of a command line consists of.
  ///
  /// Throws an error that names `argument` if the word is not a number in `range`. `other` is added
  /// to the error's text and says what else the user could type.
  package func number(
    _ word: Word, _ argument: String, in range: ClosedRange<Double>, or other: String = ""
  ) throws(CommandError) -> Double {
    guard let number = Double(word.text), range.contains(number) else {
      let (least, greatest) = (range.lowerBound.inDigits, range.upperBound.inDigits)
      throw wrong(argument, word, wants: "a number from \(least) to \(greatest)\(other)")
    }
    return number
  }

  /// Returns the error for a missing argument of a command.
  ///
  /// The error shows `usage` if given. Otherwise it shows the usage of the alternative selected by
  /// the first word, or else the usage of the command.
  package func missing(_ argument: String, usage: String? = nil) -> CommandError {
    let begun = begun.map { "\(command.name) \($0.usage)" }
    return CommandError(.missing(argument: argument, usage: usage ?? begun ?? command.usage))
  }

  package func wrong(_ argument: String, _ word: Word, wants: String) -> CommandError {
    CommandError(
      .wrong(argument: argument, given: word.text, wants: wants), column: word.column)
  }

  /// Returns the error for a word that is not one of the names allowed for an argument.
  package func wrong(_ argument: String, _ word: Word, among names: [String]) -> CommandError {
    var error = wrong(argument, word, wants: names.alternatives)
    error.suggestions = Spelling.nearest(to: word.text, among: names)
    return error
  }
}
