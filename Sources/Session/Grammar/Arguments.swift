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

  init(
    _ words: ArraySlice<Word>, of command: Command, in line: String, keepsValues: Bool = false
  ) {
    self.words = words
    self.command = command
    self.line = line
    self.keepsValues = keepsValues
  }

  var isEmpty: Bool { words.isEmpty }
  var count: Int { words.count }

  /// The next word's text, which stays.
  var peek: String? { words.first?.text }

  /// The texts of the words that are left, which stay.
  var texts: [String] { words.map(\.text) }

  /// Returns a word as it stands in the line, with its quotes.
  func source(of word: Word) -> String { LineSyntax.source(of: word, in: line) }

  /// Takes the words that are left.
  mutating func rest() -> [String] {
    defer { words = [] }
    return words.map(\.text)
  }

  /// Takes a word that need not be there.
  mutating func optional() -> Word? { words.popFirst() }

  /// Takes the next word if it is this one.
  mutating func takes(_ text: String) -> Bool {
    guard peek == text else { return false }
    words.removeFirst()
    return true
  }

  /// Takes a word that must be there.
  mutating func required(_ argument: String) throws(CommandError) -> Word {
    guard let word = words.popFirst() else {
      throw CommandError(.missing(argument: argument, usage: command.usage))
    }
    return word
  }

  /// Takes the name of a file; a word that begins with a hyphen is none, unless it is quoted.
  mutating func file() throws(CommandError) -> String {
    let word = try required("FILE")
    guard !word.text.isEmpty else { throw wrong("FILE", word, wants: "the name of a file") }
    guard word.isQuoted || word.text == "-" || !word.text.hasPrefix("-") else {
      var error = wrong("FILE", word, wants: "the name of a file, such as ./\(word.text)")
      error.suggestions = Spelling.nearest(to: word.text, among: options, limit: 1)
      throw error
    }
    return word.text
  }

  /// The words such as `--force` that the command takes.
  private var options: [String] {
    command.usage.split { " []|".contains($0) }.filter { $0.hasPrefix("--") }.map(String.init)
  }

  /// Takes the rest of the line as one text, with one blank between its words.
  mutating func text(_ argument: String) throws(CommandError) -> String {
    let first = try required(argument).text
    // Mostly it is one word, which needs no list.
    return words.isEmpty ? first : ([first] + rest()).joined(separator: " ")
  }

  /// Takes a number that is neither huge nor not a number.
  mutating func number(
    _ argument: String, in range: ClosedRange<Double> = -1e6...1e6, or other: String = ""
  ) throws(CommandError) -> Double {
    let word = try required(argument)
    guard let number = Double(word.text), range.contains(number) else {
      let (least, greatest) = (range.lowerBound.inWords, range.upperBound.inWords)
      throw wrong(argument, word, wants: "a number from \(least) to \(greatest)\(other)")
    }
    return number
  }

  /// Takes a whole number.
  mutating func count(_ argument: String, in range: ClosedRange<Int>) throws(CommandError) -> Int {
    let word = try required(argument)
    guard let count = Int(word.text), range.contains(count) else {
      let (least, greatest) = (range.lowerBound, range.upperBound)
      throw wrong(argument, word, wants: "a whole number from \(least) to \(greatest)")
    }
    return count
  }

  /// Takes one of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ argument: String, _ type: Choice.Type = Choice.self
  ) throws(CommandError) -> Choice {
    let word = try required(argument)
    if let choice = Choice(rawValue: word.text) { return choice }
    throw wrong(argument, word, among: Choice.allCases.map(\.rawValue))
  }

  /// Takes `on` or `off`.
  mutating func flag(_ argument: String) throws(CommandError) -> Bool {
    let word = try required(argument)
    switch word.text {
    case "on": return true
    case "off": return false
    default: throw wrong(argument, word, wants: "on or off")
    }
  }

  /// Makes sure that no word is left.
  func finish() throws(CommandError) {
    guard let word = words.first else { return }
    throw CommandError(.extra(word.text, usage: command.usage), column: word.column)
  }

  /// Makes the error for what is not there.
  func missing(_ argument: String) -> CommandError {
    CommandError(.missing(argument: argument, usage: command.usage))
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
