import Forms
import Foundation

extension Command {
  static let restore = Command(
    "restore", .editing,
    Words(
      summary: "brings back the answers of a file that save wrote", brief: "from a file",
      details: [
        "save without FILE writes there from then on, unless the file has changed on the disk since; "
          + "undo takes the answers out again. formlift --answers FILE starts so.",
        "An answer whose field is gone, or that breaks a rule, is told and kept aside: save writes it "
          + "behind the others, and the next restore tries it again.",
      ],
      examples: [("restore player.answers.json", "goes on where save ended")]),
    kind: .edits, .file, file: { $0 }
  ) { session, file throws(CommandError) in try session.restore(from: file) }
}

extension Session {
  /// Starts with the answers of a file; one that is not there yet is written by `save`.
  package mutating func resume(from path: String) throws(CommandError) -> Outcome {
    do throws(FileError) {
      _ = try files.read(path)
    } catch {
      if error.code == ENOENT {
        knownFiles[path] = ""
        amend { $0.answersFile = path }
        return Outcome(notices: ["\(path) is not there yet; save writes it"])
      }
    }
    return try run("restore \(LineSyntax.quoted(path))")
  }

  /// Gives the fields what a file has for them, and keeps aside what the form does not take.
  fileprivate mutating func restore(from path: String) throws(CommandError) -> Outcome {
    let (document, sum) = try answers(at: path)
    let recovery = recovery(
      of: document.answers(to: form), hasChanged: true, mayHoldSecrets: true)
    let rows = form.rows(of: recovery.answers)
    let older = overtaken(by: recovery)
    var outcome = try change(.edits) { state throws(CommandError) in
      let hadUnsavedAnswers = state.hasUnsavedAnswers
      for (row, value) in rows { state.change(row: row, to: value) }
      state.hasUnsavedAnswers = hadUnsavedAnswers
      state.answersFile = path
      state.keepAside(recovery)
      return .none
    }
    knownFiles[path] = sum
    outcome.answer = older + recovery.refused.map(\.line)
    let words = Self.words(
      forRestoring: rows.count, from: path, isAllAside: !recovery.refused.isEmpty)
    outcome.notices.insert(words, at: 0)
    outcome.typed = TypedAnswer {
      .object([
        ("restored", .number(Double(rows.count))),
        ("aside", .list(recovery.refused.map(\.stateValue))),
      ])
    }
    return outcome
  }

  private func answers(
    at path: String
  ) throws(CommandError) -> (document: AnswersDocument, sum: String) {
    let data = try files.contents(of: path)
    do throws(FormError) {
      let document = try AnswersDocument(contentsOf: data, fileName: path)
      return (document, Checksum.digits(of: data))
    } catch {
      guard (try? Form(contentsOf: data, fileName: path)) == nil else {
        let words = "it holds a form, not answers; load \(LineSyntax.quoted(path)) opens it"
        throw CommandError(.file(name: path, reason: words))
      }
      throw CommandError(.form(error))
    }
  }

  private static func words(
    forRestoring count: Int, from path: String, isAllAside: Bool
  ) -> String {
    switch count {
    case 0 where isAllAside: "no answer came back from \(path)"
    case 0: "\(path) has no answer that is not here already"
    case 1: "1 answer came back from \(path)"
    default: "\(count) answers came back from \(path)"
    }
  }
}

extension Session.Refusal {
  /// As a program reads it.
  fileprivate var stateValue: StateValue {
    .object([("field", .text(answer.field)), ("reason", .text(reason))])
  }
}

extension AnswersDocument {
  /// Returns all that may come back: what is aside only where there is no other answer.
  ///
  /// The form's own value is none.
  func answers(to form: Form) -> [Journal.Answer] {
    let given = pairs.map { Journal.Answer(field: $0.id, value: $0.value) }
    let answered = Set(
      given.filter { !$0.value.isEmpty && !form.isOwnValue($0) }.map(\.field))
    let others = aside.filter { !answered.contains($0.id) }
    return given + others.map { Journal.Answer(field: $0.id, value: $0.value, isAside: true) }
  }
}
