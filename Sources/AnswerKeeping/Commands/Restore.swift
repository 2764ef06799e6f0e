import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState

extension Command {
  package static let restore = Command(
    "restore", .editing,
    Words(
      summary: "Restore the answers from a file that save wrote",
      details: [
        "From then on, save without FILE writes there, unless the file has changed on disk. "
          + "undo removes the answers again. formlift --answers FILE starts with this command.",
        "If an answer's field is gone, or the answer breaks a rule, it is listed and kept "
          + "aside: save writes it after the others, and the next restore tries it again. The "
          + "file's answers replace the answers given here, except where the file has an "
          + "empty one. Each replaced answer is listed.",
      ],
      examples: [
        Example("restore player.answers.json", "continues where save ended"),
        Example("restore 'my answers.json'", "a name with a blank is in quotes"),
      ]),
    kind: .edits, .file, file: { $0 }
  ) { session, file throws(CommandError) in try session.restore(from: file) }
}

extension Session {
  /// Restores the answers from the file that the session starts with.
  ///
  /// If the file doesn't exist, `save` will create it.
  package mutating func resume(from path: String) throws(CommandError) -> Outcome {
    let data: Data
    do throws(FileError) {
      data = try files.read(path)
    } catch {
      guard error.code == ENOENT else { throw CommandError(error) }
      knownFiles.noteMissing(path)
      amend { $0.answersFile.move(to: path) }
      return Outcome(notices: ["\(path) is not there yet; save writes it"])
    }
    // A pipe can be read only once.
    return try run { session throws(CommandError) in
      var outcome = try session.restore(data, from: path)
      outcome.script = [Self.restoreLine(of: path)]
      return outcome
    }
  }

  /// The script line that restores the answers in a file.
  package static func restoreLine(of path: String) -> String {
    "restore \(LineSyntax.quoted(path))"
  }

  /// Restores the answers in a file; `save` then writes to this file by default, if it isn't a
  /// pipe.
  ///
  /// Answers that the form does not accept are kept aside: `save` writes them after the others.
  fileprivate mutating func restore(from path: String) throws(CommandError) -> Outcome {
    try restore(try files.contents(of: path), from: path)
  }

  private mutating func restore(
    _ data: Data, from path: String
  ) throws(CommandError) -> Outcome {
    let restoring = try restoring(data, from: path)
    let recovery = restoring.recovery
    let older =
      replaced(by: recovery, "the file's answer") + overtaken(by: recovery)
      + restoring.overtaken.map { "\(shown($0)) was replaced by a later answer" }
    var outcome = try change(.edits) { state throws(CommandError) in
      state.take(restoring)
      return .none
    }
    knownFiles.note(path, sum: restoring.sum)
    outcome.answer = older + recovery.refused.map(\.line)
    outcome.readings = [FileReading(of: path, contents: restoring.contents)]
    outcome.told.insert(.text(restoring.words), at: 0)
    outcome.typed = TypedAnswer {
      .object([
        ("restored", .number(Double(recovery.answers.count))),
        ("aside", .list(recovery.refused.map(\.stateValue))),
      ])
    }
    return outcome
  }

  /// Parses the answers in a file and sorts them by whether the form accepts them.
  ///
  /// `data` are the contents of the file at `path`.
  package func restoring(_ data: Data, from path: String) throws(CommandError) -> RestoreRequest {
    let document = try answers(in: data, of: path)
    // A file with secure answers was made private when it was saved.
    let mayHoldSecrets = hasSecrets || files.isPrivate(path)
    return RestoreRequest(
      path: path, isKept: files.isKept(path), sum: Checksum.digits(of: data),
      contents: document.contents(for: form, mayHoldSecrets: mayHoldSecrets),
      overtaken: document.overtaken(in: form).map { answer in
        var answer = answer
        answer.mayBeSecure = mayHoldSecrets
        return answer
      },
      recovery: recovery(
        of: document.answers(to: form).filter { !$0.value.isEmpty || given(to: $0.field) == nil },
        hasChanged: true, mayHoldSecrets: mayHoldSecrets))
  }

  /// Returns messages about the current answers that the answers in `recovery` will replace.
  ///
  /// `other` is the messages' name for the new answers.
  package func replaced(by recovery: Recovery, _ other: String) -> [String] {
    recovery.answers.compactMap { given(to: $0.field) }
      .map { "\(shown($0)) gives way to \(other); undo brings it back" }
  }

  /// Returns the current answer of the field with an id.
  ///
  /// Nil if the answer is empty or equals the value in the form's definition.
  private func given(to field: String) -> Journal.Answer? {
    guard let row = form.row(ofField: field) else { return nil }
    let answer = Journal.Answer(field: field, value: value(ofRow: row))
    return answer.value.isEmpty || form.isOwnValue(answer) ? nil : answer
  }

  private func answers(
    in data: Data, of path: String
  ) throws(CommandError) -> AnswersDocument {
    do throws(FormError) {
      return try AnswersDocument(contentsOf: data, fileName: path)
    } catch {
      guard (try? Form(contentsOf: data, fileName: path)) == nil else {
        throw CommandError(FileError(.read, path, .contents(.form)))
      }
      throw CommandError(.form(error))
    }
  }
}

/// The answers that were read from an answers file, sorted by whether the form accepts them.
package struct RestoreRequest: Sendable {
  package let path: String
  /// Whether the path leads to a regular file, where answers can be saved, and not to a pipe.
  package let isKept: Bool
  package let sum: String
  /// The file's contents without answers that may be secure.
  package let contents: Data
  /// Answers kept aside in the file although the file has another answer to the same field.
  package let overtaken: [Journal.Answer]
  package let recovery: Session.Recovery

  /// A one-line summary of the answers that were restored from a file.
  package var words: String {
    switch recovery.answers.count {
    case 0 where !recovery.refused.isEmpty: "no answer came back from \(path)"
    case 0: "\(path) has no answer that is not here already"
    case 1: "1 answer came back from \(path)"
    case let count: "\(count) answers came back from \(path)"
    }
  }
}

extension State {
  /// Sets the form's fields to the answers from a file.
  ///
  /// These answers don't count as unsaved.
  package mutating func take(_ restoring: RestoreRequest) {
    let file = answersFile
    for (row, value) in form.rows(of: restoring.recovery.answers) { change(row: row, to: value) }
    answersFile = file
    if restoring.isKept { answersFile.move(to: restoring.path) }
    keepUnmatched(restoring.recovery)
  }
}

extension Session.Refusal {
  /// A refused answer and the reason as a JSON value for programs.
  fileprivate var stateValue: StateValue {
    .object([("field", .text(answer.field)), ("reason", .text(reason))])
  }
}

extension AnswersDocument {
  /// Returns the answers in the file that should be restored.
  ///
  /// An answer that the file has kept aside is included only if the file has no other answer to the
  /// same field. The value in the form's definition does not count as an answer.
  package func answers(to form: Form) -> [Journal.Answer] {
    let answered = answered(in: form)
    return given(to: form) + aside.filter { answered[$0.field] == nil }
  }

  /// Returns the answers kept aside in the file that another answer to the same field replaces.
  fileprivate func overtaken(in form: Form) -> [Journal.Answer] {
    let answered = answered(in: form)
    return aside.filter { answer in answered[answer.field].map { $0 != answer.value } ?? false }
  }

  /// Returns the contents of the answers file without secure answers.
  ///
  /// `mayHoldSecrets` says whether an answer without a field in the form may be secure.
  fileprivate func contents(for form: Form, mayHoldSecrets: Bool) -> Data {
    answersJSON(
      pairs.filter { pair in
        !(form.row(ofField: pair.id).map(form.isSecure(row:)) ?? mayHoldSecrets)
      }, unmatched: mayHoldSecrets ? [] : unmatched)
  }

  private func given(to form: Form) -> [Journal.Answer] {
    pairs.map { form.asItIsTaken(Journal.Answer(field: $0.id, value: $0.value)) }
  }

  private var aside: [Journal.Answer] {
    unmatched.map { Journal.Answer(field: $0.id, value: $0.value, isUnmatched: true) }
  }

  /// The file's answers that are neither empty nor equal to the form's own values, by field id.
  private func answered(in form: Form) -> [String: String] {
    let answers = given(to: form).filter { !$0.value.isEmpty && !form.isOwnValue($0) }
    return Dictionary(answers.map { ($0.field, $0.value) }) { $1 }
  }
}
