import Avoidance
import Forms
import Simulation

/// What may stand at the end of a line, by the table of commands.
package struct Completer {
  /// What fits the word under the cursor.
  package struct Result: Equatable, Sendable {
    /// The characters of the line before the word.
    package var wordStart: Int
    /// The word so far, without its quotes.
    package var word: String
    package var candidates: [Candidate]
    /// Whether a file's name may stand there too.
    package var takesFile: Bool
  }

  let session: Session
  /// More candidates than that nobody reads.
  private static let limit = 1000

  /// Creates a completer for a session as it is.
  package init(_ session: Session) { self.session = session }

  /// Returns what fits at the end of a line, which is the part before the cursor.
  package func complete(_ line: String) -> Result {
    guard let (words, word, start) = Self.split(line) else {
      return Result(wordStart: line.count, word: "", candidates: [], takesFile: false)
    }
    guard let name = words.first else {
      return Result(
        wordStart: start, word: word, candidates: commands(startingWith: word), takesFile: false)
    }
    guard let spec = try? CommandParser.spec(named: name) else {
      return Result(wordStart: start, word: word, candidates: [], takesFile: false)
    }
    let parameters = spec.parameters(at: words.count - 1)
    let candidates = parameters.flatMap {
      self.candidates(for: $0, startingWith: word, after: Array(words.dropFirst()))
    }
    return Result(
      wordStart: start, word: word, candidates: candidates, takesFile: parameters.contains(.file))
  }

  /// Splits a line into the words before the last, the last, and where that begins; nil where the
  /// end of the line is in a comment.
  private static func split(_ line: String) -> (words: [String], word: String, start: Int)? {
    do {
      // The mark, which no line holds, goes to the word at the end, if only an empty one.
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

  private func commands(startingWith word: String) -> [Candidate] {
    CommandSpec.all.filter { $0.name.hasPrefix(word) }
      .map { Candidate($0.name, $0.summary) }
  }

  private func candidates(
    for parameter: Parameter, startingWith word: String, after words: [String]
  ) -> [Candidate] {
    switch parameter {
    case .field: fields(startingWith: word)
    case .decision: decisions(startingWith: word, after: words)
    case .path: paths(startingWith: word)
    case .command: commands(startingWith: word)
    default: listed(parameter, after: words).filter { $0.text.hasPrefix(word) }
    }
  }

  private func listed(_ parameter: Parameter, after words: [String]) -> [Candidate] {
    switch parameter {
    case .strategy: Strategy.all.map { Candidate($0.name, $0.rule) }
    case .device: Device.all.map { Candidate($0.name, $0.measures) }
    case .orientation: Orientation.names.map { Candidate($0) }
    case .setting: Setting.allCases.map { Candidate($0.rawValue, $0.summary) }
    case .settingValue:
      (words.first.flatMap(Setting.init)?.choices ?? []).map { Candidate($0) }
    case .keyboardValue: keyboardValues(after: words.first).map { Candidate($0) }
    case .comparison: Expectation.Comparison.allCases.map { Candidate($0.rawValue) }
    case .choice(let choices):
      choices.map { Candidate($0, isFinal: !$0.hasSuffix("=")) }
    case .field, .decision, .path, .command, .file, .free: []
    }
  }

  private func keyboardValues(after word: String?) -> [String] {
    switch word {
    case "kind": KeyboardKind.allCases.map(\.rawValue) + ["field"]
    case "height", "accessory": ["default"]
    case "hardware": ["on", "off"]
    case "language": KeyboardLanguage.allCases.map(\.rawValue)
    default: []
    }
  }

  private func fields(startingWith word: String) -> [Candidate] {
    session.form.fields(startingWith: word, limit: Self.limit).compactMap { field in
      guard let row = session.form.row(ofField: field.id) else { return nil }
      return Candidate(
        LineSyntax.quoted(field.id), "\(field.name) \(session.shownValue(ofRow: row).jsonQuoted)")
    }
  }

  /// Paths are completed name by name, so that a list stays short.
  private func paths(startingWith word: String) -> [Candidate] {
    if word.hasPrefix("values.") {
      return session.form.fields(startingWith: String(word.dropFirst(7)), limit: Self.limit)
        .map { Candidate("values.\($0.id)", $0.name) }
    }
    let depth = word.split(separator: ".", omittingEmptySubsequences: false).count
    let fitting = (StateRecord.paths + ["values"]).filter {
      $0.hasPrefix(word) && $0.split(separator: ".").count == max(depth, 1)
    }
    return fitting.map { path in
      let goesOn = path == "values" || StateRecord.paths.contains { $0.hasPrefix(path + ".") }
      return goesOn ? Candidate("\(path).", isFinal: false) : Candidate(path, figure(path))
    }
  }

  private func figure(_ path: String) -> String {
    (try? StateRecord(session).value(at: path).bare) ?? ""
  }
}
