import FileErrors
import SessionCore
import SessionState
import TerminalText

extension Command {
  package static let get = Command(
    "get", .looking,
    Words(
      summary: "Print one figure",
      details: ["Paths: \(StateRecord.paths.joined(separator: ", ")), values.ID."],
      examples: [
        Example("get table.contentOffset.y", "prints the offset", after: "focus zip"),
        Example("get active", "the active row, as JSON", after: "focus zip"),
      ]),
    .word(.path)
  ) { session, path throws(CommandError) in
    Outcome(raw: try StateRecord(session).value(at: path))
  }

  package static let expect = Command(
    "expect", .looking,
    Words(
      summary: "Fail unless a figure has the expected value",
      details: [
        "Numbers are compared as numbers, and other values as the text that get prints."
      ],
      examples: [
        Example(
          "expect active.clearance >= 0", "fails when the keyboard covers the row",
          after: "focus zip"),
        Example("expect active.field == zip", "passes after focus zip", after: "focus zip"),
      ]),
    kind: .remarks, expectation,
    redacted: { $0.redacted($1) }
  ) { session, expectation throws(CommandError) in
    try expectation.check(session)
    var outcome = Outcome()
    if session.isBlind, Recording.isLength(expectation.path) {
      outcome.script = [Recording.omittedCheck]
    }
    return outcome
  }

  private static var expectation: Grammar<Expectation> {
    Grammar<String>.word(.path).then(comparison.then(.text(Slot("VALUE")))).map {
      Expectation(path: $0.0, comparison: $0.1.0, value: $0.1.1)
    }
  }

  private static var comparison: Grammar<Expectation.Comparison> {
    let operators = Expectation.Comparison.allCases.map(\.rawValue)
    return Grammar(Slot("OP", taking: operators)) { word, arguments throws(CommandError) in
      if let comparison = Expectation.Comparison(rawValue: word.text) { return comparison }
      let error = arguments.wrong("OP", word, among: operators)
      // A last word that resembles no operator is the value.
      guard error.suggestions.isEmpty, arguments.count == 0,
        let path = arguments.word(before: word)
      else { throw error }
      let isPath = path.text.hasPrefix("values.") || StateRecord.paths.contains(path.text)
      throw CommandError(
        .missingOperator(path: path.text, isPath: isPath, value: word.text), column: word.column)
    }
  }
}

extension Slot {
  /// The description of a command's word that is the path of a value, such as `keyboard.kind`.
  ///
  /// Completion offers one name of the path at a time, to keep lists short.
  fileprivate static var path: Slot {
    var slot = Slot("PATH")
    slot.namesFigure = true
    slot.candidates = { context in
      if context.word.hasPrefix("values.") {
        let fields = context.state.form.fields(
          startingWith: String(context.word.dropFirst(7)), limit: Candidate.limit)
        return fields.map { Candidate("values.\($0.id)", $0.name) }
      }
      return paths(in: context)
    }
    return slot
  }

  private static func paths(in context: CompletionContext) -> [Candidate] {
    let depth = context.word.split(separator: ".", omittingEmptySubsequences: false).count
    let fitting = (StateRecord.paths + ["values"]).filter {
      $0.hasPrefix(context.word) && $0.split(separator: ".").count == max(depth, 1)
    }
    let record = StateRecord(context.state)
    return fitting.map { path in
      let goesOn = path == "values" || StateRecord.paths.contains { $0.hasPrefix(path + ".") }
      let figure = goesOn ? nil : try? record.value(at: path).bare
      return goesOn ? Candidate("\(path).", isFinal: false) : Candidate(path, figure ?? "")
    }
  }
}
