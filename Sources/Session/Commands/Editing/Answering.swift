import Forms
import Foundation

extension Command {
  static let values = Command(
    .values, .editing,
    Words(
      summary: "lists the answers",
      examples: [Example("values", "lists what was given", after: "set zip 90210")]), .none
  ) { session, _ throws(CommandError) in
    let state = session.state
    return Outcome(
      answer: aligned(
        state.answerRows.map { row in
          [state.name(ofRow: row), state.shownValue(ofRow: row).jsonQuoted]
        }),
      typed: TypedAnswer {
        .object(
          state.answerRows.map { row in
            (state.name(ofRow: row), .text(state.shownValue(ofRow: row)))
          })
      })
  }

  static let validate = Command(
    .validate, .editing,
    Words(
      summary: "says field by field which rule its value breaks",
      details: ["It fails when there is one, so that a script can stop before it saves."],
      examples: [Example("validate", "lists what is missing")]), .none
  ) { session, _ throws(CommandError) in
    let problems = session.state.problems
    guard problems.isEmpty else { throw CommandError(breaking: problems) }
    return Outcome(notices: ["every answer keeps its rules"])
  }

  static let save = Command(
    .save, .editing,
    Words(
      summary: "writes the answers to a file as one JSON object",
      details: [
        "The file is replaced in one step or not at all, and keeps its permissions. Without FILE it "
          + "is the one that restore read, or else the form's name with .answers.json in place of its "
          + "ending, in the present folder. What is missing or breaks a rule is told; with --complete "
          + "nothing is written then. The answers of hidden rows are told, and not written; "
          + "those that were in the file are kept aside there.",
        "With a secure answer in it only you can read the file. The form that is open, a file that "
          + "is read-only, one that has changed since this session read or wrote it, or one with "
          + "answers that this session has not read, is replaced with --force alone.",
      ],
      examples: [
        Example("save", "writes player.answers.json"),
        Example("save --complete answers.json", "refuses while something is missing"),
      ]),
    kind: .program, saving
  ) { session, saving throws(CommandError) in try session.save(saving) }

  private static var saving: Grammar<SaveRequest> {
    Grammar<Set<String>>.options(["--force", "--complete"]).then(Grammar<String>.file.optional())
      .map {
        SaveRequest(
          isForced: $0.contains("--force"), isComplete: $0.contains("--complete"), file: $1)
      }
  }
}

extension CommandError {
  /// Creates the error for answers that break rules.
  init(breaking problems: [Problem]) {
    var fields: [String] = []
    for problem in problems where fields.last != problem.field { fields.append(problem.field) }
    self.init(.invalidAnswers(fields: fields, problems.map { "\($0.field): \($0.message)" }))
  }
}
