import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState

extension Command {
  package static let values = Command(
    "values", .editing,
    Words(
      summary: "List the answers",
      examples: [Example("values", "lists the answers so far", after: "set zip 90210")]), .none
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

  package static let validate = Command(
    "validate", .editing,
    Words(
      summary: "List the fields whose values break a rule",
      details: ["It fails if there is one, so a script can stop before it saves."],
      examples: [Example("validate", "lists what is missing")]), .none
  ) { session, _ throws(CommandError) in
    let problems = session.state.problems
    guard problems.isEmpty else { throw CommandError(breaking: problems) }
    return Outcome(notices: ["every answer is valid"])
  }

  package static let save = Command(
    "save", .editing,
    Words(
      summary: "Write the answers to a file as one JSON object",
      details: [
        "The file is replaced in one step or not at all, and keeps its permissions. Without "
          + "FILE, it is the file that restore read, or the form's name with .answers.json "
          + "instead of its extension, in the current folder. Missing answers and broken "
          + "rules are listed; with --complete, nothing is written then. Answers of hidden "
          + "rows are listed but not written; those already in the file are kept aside there.",
        "A file with a secure answer is readable only by you. Some files are replaced only with "
          + "--force: the open form, a read-only file, a file that changed since this session "
          + "read or wrote it, and a file with answers that this session has not read.",
      ],
      examples: [
        Example("save", "writes player.answers.json"),
        Example("save --complete answers.json", "fails while an answer is missing"),
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
  /// Creates the error for answers that break the form's rules; `problems` says which rules.
  package init(breaking problems: [Problem]) {
    var fields: [String] = []
    for problem in problems where fields.last != problem.field { fields.append(problem.field) }
    self.init(.invalidAnswers(fields: fields, problems.map { "\($0.field): \($0.message)" }))
  }
}
