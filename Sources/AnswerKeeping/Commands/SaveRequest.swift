import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState

/// A request to save the answers: the arguments of the command `save`.
package struct SaveRequest: Sendable {
  package var isForced = false
  /// Whether to refuse to save if an answer is missing or breaks a rule.
  package var isComplete = false
  package var file: String?
}

extension Session {
  /// Writes the answers to a file and marks them as saved, so that quitting needs no warning.
  package mutating func save(_ saving: SaveRequest) throws(CommandError) -> Outcome {
    let problems = state.problems
    if saving.isComplete, !problems.isEmpty { throw CommandError(breaking: problems) }
    let path = saving.file ?? state.saveFile
    let old = files.isKept(path) ? try? files.read(path) : nil
    let pairs = state.pairs
    let (unmatched, overtaken) = state.sortedUnmatched(besides: fieldsAnswered(in: old))
    if !saving.isForced {
      let saved = pairs.map { Journal.Answer(field: $0.id, value: $0.value) } + unmatched
      try checkMayReplace(path, with: old, by: saved)
    }
    var options = WriteOptions(protecting: fileName)
    options.isPrivate = state.hasSecureAnswer || unmatched.contains(where: state.mayBeSecure)
    options.isForced = saving.isForced
    let data = answersJSON(pairs, unmatched: unmatched.map { (id: $0.field, value: $0.value) })
    let force = "save --force \(LineSyntax.quoted(path))"
    let isFile = try replaceFile(path, with: data, options, force: force)
    if isFile { knownFiles.note(path, holding: data) }
    amend { $0.answersFile.noteSaved(unmatched: unmatched) }
    var outcome = Outcome(
      answer: problems.isEmpty ? [] : gaps,
      typed: TypedAnswer {
        .object([
          ("file", .text(path)), ("answers", .number(Double(pairs.count))),
          ("problems", .list(problems.map(\.stateValue))),
        ])
      },
      notices: [savedWords(pairs.count, path, isPrivate: isFile && options.isPrivate)]
        + notices(keepingAside: unmatched, over: overtaken),
      effect: isFile ? .saved : nil)
    outcome.tellsFirst = true
    return outcome
  }

  /// Returns messages about answers that are saved without a visible field, or that are not saved.
  private func notices(
    keepingAside unmatched: [Journal.Answer], over overtaken: [Journal.Answer]
  ) -> [String] {
    let hidden = state.hiddenAnswers.map(\.field)
    let aside = Set(unmatched.map(\.field))
    return overtaken.map { "\(shown($0)) was replaced by a later answer" }
      + unmatched.filter { !hidden.contains($0.field) }.map { "\(shown($0)) stays aside" }
      + hidden.map { field in
        "\(field) is hidden: its answer is \(aside.contains(field) ? "kept aside" : "not saved")"
      }
  }

  /// The answers without a visible field that `save` would write to its default file.
  package var unmatchedAnswers: [Journal.Answer] {
    let old = files.isKept(saveFile) ? try? files.read(saveFile) : nil
    return state.sortedUnmatched(besides: fieldsAnswered(in: old)).kept
  }

  /// Whether an answer that `save` would keep aside belongs to a visible field, which refused it.
  package var hasRefusedAnswer: Bool {
    unmatchedAnswers.contains { answer in
      form.row(ofField: answer.field).map { !state.isHidden(row: $0) } ?? false
    }
  }

  private func savedWords(_ count: Int, _ path: String, isPrivate: Bool) -> String {
    let answers = count == 1 ? "1 answer" : "\(count) answers"
    let verb = state.hasSecureAnswer ? "is" : "may be"
    let reader = "; only you can read it, because a secure answer \(verb) in it"
    return "saved \(answers) to \(path)\(isPrivate ? reader : "")"
  }

  /// Remembers that the default file of `save` does not exist, if it doesn't.
  ///
  /// If another session creates the file later, `save` will not overwrite that session's answers.
  package mutating func watchSaveFile() {
    let path = state.saveFile
    if knownFiles.sum(of: path) == nil, !files.isKept(path) { knownFiles.noteMissing(path) }
  }

  /// The path of the default file of `save` if the file exists unread by this session, or nil.
  package var unreadSaveFile: String? {
    let path = state.saveFile
    return knownFiles.sum(of: path) == nil && files.isKept(path) ? path : nil
  }

  /// Throws an error if saving would lose answers that are in the file.
  ///
  /// These are answers that this session never read, or that another session saves there.
  private func checkMayReplace(
    _ path: String, with old: Data?, by saved: [Journal.Answer]
  ) throws(CommandError) {
    if isReadOnly, path == answersFile {
      throw CommandError(FileError(.write, path, .overwriting(.isOfAnotherSession)))
    }
    guard let old, !knownFiles.hold(old),
      let why = knownFiles.whyUnread(path, ifUnknown: { loses(old, to: saved) })
    else { return }
    throw CommandError(FileError(.write, path, .overwriting(.unread(why))))
  }

  /// Returns the ids of fields with answers in a file's contents, if this session read or wrote
  /// them.
  ///
  /// Some of these fields may be hidden now. Empty for contents that this session doesn't know.
  private func fieldsAnswered(in data: Data?) -> Set<String> {
    guard form.hasConditions, let data, knownFiles.hold(data),
      let document = try? AnswersDocument(contentsOf: data, fileName: "")
    else { return [] }
    return Set(document.answers(to: form).filter { !$0.value.isEmpty }.map(\.field))
  }

  /// Returns whether a file's contents have an answer that is not among the answers in `saved`.
  private func loses(_ data: Data, to saved: [Journal.Answer]) -> Bool {
    guard let document = try? AnswersDocument(contentsOf: data, fileName: "") else { return false }
    let kept = Set(saved.map { [$0.field, $0.value] })
    return document.answers(to: form).contains { answer in
      !answer.value.isEmpty && !form.isOwnValue(answer)
        && !kept.contains([answer.field, answer.value])
    }
  }
}

extension Problem {
  /// The broken rule and its field as a JSON value for programs.
  fileprivate var stateValue: StateValue {
    .object([("field", .text(field)), ("message", .text(message))])
  }
}

extension State {
  /// Whether a visible secure field of the form has an answer.
  package var hasSecureAnswer: Bool {
    hasSecrets
      && answerRows.contains { row in
        form.isSecure(row: row) && !value(ofRow: row).isEmpty
      }
  }

  /// Returns the answers without a visible field: those to write to the file, and those to drop.
  ///
  /// An answer is dropped if its field has another answer. The answer of a hidden row is written
  /// only if the file already has one, or if `fields` contains its field.
  fileprivate func sortedUnmatched(
    besides fields: Set<String>
  ) -> (kept: [Journal.Answer], overtaken: [Journal.Answer]) {
    let hidden = hiddenAnswers
    let hiddenFields = Set(hidden.map(\.field))
    let unmatched = answersFile.unmatched
    let others = unmatched.filter { !hiddenFields.contains($0.field) }
    var (kept, overtaken): ([Journal.Answer], [Journal.Answer]) = ([], [])
    for answer in others {
      let given = form.row(ofField: answer.field).flatMap { answers[$0] } ?? ""
      if given.isEmpty {
        kept.append(answer)
      } else if given != answer.value {
        overtaken.append(answer)
      }
    }
    let known = fields.union(unmatched.map(\.field))
    return (kept + hidden.filter { known.contains($0.field) }, overtaken)
  }

  /// The answers of fields whose rows are hidden now.
  fileprivate var hiddenAnswers: [Journal.Answer] {
    form.conditionalRows.compactMap { row in
      guard let field = form.field(atRow: row), let value = answers[row], !value.isEmpty,
        isHidden(row: row)
      else { return nil }
      return Journal.Answer(field: field.id, value: value)
    }
  }

  /// The path of the default file of `save`.
  ///
  /// It is the path of the answers file, or else a name derived from the form's file.
  package var saveFile: String {
    if let path = answersFile.path { return path }
    let name = fileName.split(separator: "/").last ?? "form"
    let ending = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    return "\(name[..<(ending ?? name.endIndex)]).answers.json"
  }
}
