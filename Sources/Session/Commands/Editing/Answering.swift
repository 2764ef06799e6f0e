import Forms
import Foundation

extension Command {
  static let values = Command(
    "values", .editing, Words(summary: "lists the answers", brief: "list them"), .none
  ) { session, _ throws(CommandError) in
    let state = session.state
    return Outcome(
      answer: aligned(
        state.form.fieldRows.map { row in
          [state.name(ofRow: row), state.shownValue(ofRow: row).jsonQuoted]
        }),
      typed: TypedAnswer {
        .object(
          state.form.fieldRows.map { row in
            (state.name(ofRow: row), .text(state.shownValue(ofRow: row)))
          })
      })
  }

  static let validate = Command(
    "validate", .editing,
    Words(
      summary: "says field by field which rule its value breaks", brief: "check rules",
      details: ["It fails when there is one, so that a script can stop before it saves."]), .none
  ) { session, _ throws(CommandError) in
    let problems = session.state.problems
    guard problems.isEmpty else {
      var fields: [String] = []
      for problem in problems where fields.last != problem.field { fields.append(problem.field) }
      throw CommandError(
        .invalidAnswers(fields: fields, problems.map { "\($0.field): \($0.message)" }))
    }
    return Outcome(notices: ["every answer keeps its rules"])
  }

  static let save = Command(
    "save", .editing,
    Words(
      summary: "writes the answers to a file as one JSON object", brief: "to a file",
      details: [
        "The file is replaced in one step or not at all, and keeps its permissions. Without FILE it "
          + "is the form's name with .answers.json in place of its ending, in the present folder.",
        "With a secure answer in it only you can read the file. The form that is open, or a file that "
          + "is read-only, is replaced with --force alone.",
      ]),
    kind: .program, saving
  ) { session, saving throws(CommandError) in
    try session.save(to: saving.file, isForced: saving.isForced)
  }

  private static var saving: Grammar<(isForced: Bool, file: String?)> {
    Grammar<Bool>.option("--force").then(Grammar<String>.file.optional())
      .map { (isForced: $0, file: $1) }
  }
}

extension Session {
  /// Writes the answers; the state stays but for its mark of unsaved answers.
  fileprivate mutating func save(
    to file: String?, isForced: Bool
  ) throws(CommandError) -> Outcome {
    let path = file ?? state.answersFileName
    let pairs = state.pairs
    var manner = WritingManner(sparing: fileName)
    manner.isPrivate = state.hasSecureAnswer
    manner.isForced = isForced
    let force = "save --force \(LineSyntax.quoted(path))"
    let isFile = try write(answersJSON(pairs), to: path, manner, force: force)
    state.hasUnsavedAnswers = false
    let count = pairs.count == 1 ? "1 answer" : "\(pairs.count) answers"
    let reader = ", for you alone to read: a secure one is among them"
    return Outcome(
      notices: ["saved \(count) to \(path)\(isFile && manner.isPrivate ? reader : "")"],
      effect: isFile ? .saved : nil)
  }
}

extension State {
  /// Whether a secure field has a value.
  fileprivate var hasSecureAnswer: Bool {
    hasSecrets
      && form.fieldRows.contains { row in
        form.field(atRow: row)?.isSecure == true && !value(ofRow: row).isEmpty
      }
  }

  /// The file that `save` writes to unless it is told another.
  fileprivate var answersFileName: String {
    let name = fileName.split(separator: "/").last ?? "form"
    let ending = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    return "\(name[..<(ending ?? name.endIndex)]).answers.json"
  }
}
