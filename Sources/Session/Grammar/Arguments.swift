import Forms
import Foundation
import Simulation

/// A command's words, taken one after the other and checked for what they must be.
struct Arguments {
  private var words: ArraySlice<Word>
  private let command: Command
  /// The line that they stand in.
  private let line: String
  /// Whether what is parsed is to tell the values.
  let keepsValues: Bool
  /// What follows the words that are being taken, the nearest last.
  var following: [Shape] = []

  init(
    _ words: ArraySlice<Word>, of command: Command, in line: String, keepsValues: Bool = false
  ) {
    self.words = words
    self.command = command
    self.line = line
    self.keepsValues = keepsValues
  }

  /// How many words are left.
  var count: Int { words.count }

  /// The next word, which stays.
  var next: Word? { words.first }

  /// The texts of the words that are left, which stay.
  var texts: [String] { words.map(\.text) }

  /// The words such as `--force` that the command takes.
  var options: [String] { command.shape.options }

  /// Returns a word as it stands in the line, with its quotes.
  func source(of word: Word) -> String { LineSyntax.source(of: word, in: line) }

  /// Returns whether words of a shape end here: none is left, or the next one is meant for what
  /// follows.
  func isAtEnd(of shape: Shape) -> Bool {
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

  /// Returns the place of the first word that begins a shape.
  func place(of shape: Shape) -> Int? { words.firstIndex { shape.mayBegin(with: $0.text) } }

  /// Takes words from a place on; those before it stay, and those behind what is taken.
  mutating func take<Value>(
    at place: Int, _ read: (inout Arguments) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    var tail = self
    tail.words = words[place...]
    let value = try read(&tail)
    words = words[..<place] + tail.words
    return value
  }

  /// Takes a word that must be there; an error shows the command's usage unless another is given.
  mutating func required(
    _ argument: String, usage: String? = nil
  ) throws(CommandError) -> Word {
    guard let word = words.popFirst() else { throw missing(argument, usage: usage) }
    return word
  }

  /// Takes the rest of the line as one text, with one blank between its words.
  mutating func text(_ argument: String) throws(CommandError) -> String {
    let first = try required(argument).text
    // Mostly it is one word, which needs no list.
    if words.isEmpty { return first }
    defer { words = [] }
    return ([first] + texts).joined(separator: " ")
  }

  /// Makes sure that no word is left.
  func finish() throws(CommandError) {
    guard let word = words.first else { return }
    throw CommandError(.extra(word.text, usage: command.usage), column: word.column)
  }

  /// Returns the number that a word is, if it is neither huge nor not a number.
  func number(
    _ word: Word, _ argument: String, in range: ClosedRange<Double>, or other: String = ""
  ) throws(CommandError) -> Double {
    guard let number = Double(word.text), range.contains(number) else {
      let (least, greatest) = (range.lowerBound.inWords, range.upperBound.inWords)
      throw wrong(argument, word, wants: "a number from \(least) to \(greatest)\(other)")
    }
    return number
  }

  /// Makes the error for what is not there.
  func missing(_ argument: String, usage: String? = nil) -> CommandError {
    CommandError(.missing(argument: argument, usage: usage ?? command.usage))
  }

  func wrong(_ argument: String, _ word: Word, wants: String) -> CommandError {
    CommandError(
      .wrong(argument: argument, given: word.text, wants: wants), column: word.column)
  }

  /// Makes the error for a word that is none of those there are.
  func wrong(_ argument: String, _ word: Word, among names: [String]) -> CommandError {
    var error = wrong(argument, word, wants: names.alternatives)
    error.suggestions = Spelling.nearest(to: word.text, among: names)
    return error
  }
}
