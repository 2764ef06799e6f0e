import Session
import Terminal

extension Runner {
  /// Asks the user to edit the value of the field in a row, until the value is accepted.
  ///
  /// - Returns: the outcome, or nil if the value was not changed.
  func edit(row: Int) throws(CommandError) -> Outcome? {
    var question = Question(row: row, reason: .edit)
    var answer = ask(question)
    if answer == nil {
      throw CommandError(.needsTerminal("edit", instead: "`set FIELD TEXT` gives a field a value"))
    }
    while case .text(let text) = answer {
      do throws(CommandError) {
        return try give(text, toRow: row)
      } catch {
        report(error, of: "edit")
        question.refused = text
        answer = ask(question)
      }
    }
    return nil
  }

  /// Opens the value of a row's field in the user's text editor, and then sets the edited value.
  ///
  /// - Returns: the outcome, or nil if the value was not changed.
  package func openEditor(row: Int) throws(CommandError) -> Outcome? {
    guard let field = session.form.field(atRow: row) else { return nil }
    if field.isSecure {
      let reason = "a secure value is put in no file; edit \(field.id) asks for it unseen"
      throw CommandError(.notEdited(field: field.id, reason: reason))
    }
    journal?.synchronize()
    let value = session.value(ofRow: row)
    let edited = try console.openEditor(on: value, of: field.id)
    guard edited != value else { return nil }
    let text = PastedText(Array(edited.utf8)).value(takesLines: field.isTextView)
    return try give(text, toRow: row)
  }

  /// Sets the value of a row's field, and adds messages about rules that the value breaks.
  private func give(_ text: String, toRow row: Int) throws(CommandError) -> Outcome {
    try perform { session throws(CommandError) in
      var outcome = try session.answer(text, row: row, goesOn: false)
      outcome.told += session.objections(toRow: row, besides: outcome.notices)
        .map(Outcome.Notice.text)
      return outcome
    }
  }

  /// Asks the user for a value, after storing the answers so far in the journal.
  ///
  /// Returns nil if there is no user.
  private func ask(_ question: Question) -> Question.Answer? {
    journal?.synchronize()
    return console.ask(question, in: session)
  }

  /// Asks the user to type text into the secure field in a row, without echo.
  ///
  /// - Returns: the outcome, or nil if nothing was typed.
  func typeSecretly(row: Int) throws(CommandError) -> Outcome? {
    guard let answer = ask(Question(row: row, reason: .type)) else {
      throw CommandError(.needsTerminal("type", instead: "`type TEXT` types a text"))
    }
    guard case .text(let text) = answer, !text.isEmpty else { return nil }
    return try perform { session throws(CommandError) in try session.type(text) }
  }

  /// Continues a command that asks for the values of fields, after the command itself has run.
  ///
  /// Reports the command's outcome, asks for each field, and lists what is missing.
  ///
  /// - Parameters:
  ///   - line: the command's line. If it is JSON, a following line that begins with `{` is a
  ///     command and not an answer.
  ///   - outcome: the command's outcome.
  /// - Returns: whether to continue with the next line.
  package func fill(askedBy line: String, _ outcome: Outcome) -> Bool {
    // While questions are asked, only the questions are shown.
    if chain.isEmpty, !options.isJSON {
      console.follow(session, playback: session.playback)
    } else {
      report(outcome, of: line)
    }
    return fill(isByProgram: JSONCommand.isMeant(by: line))
  }

  private func fill(isByProgram: Bool) -> Bool {
    if let script = chain.last?.source {
      let end = fill(from: script, isByProgram: isByProgram)
      if end == .failure { return false }
      if !options.isJSON { console.write(lines: session.gaps) }
      return if case .command(let line) = end { run(line: line) } else { true }
    }
    let ending = fillByAsking()
    if !options.isJSON { console.write(lines: session.gaps) }
    guard ending == .lastField, session.isComplete, session.hasUnsavedAnswers else { return true }
    let file = Session.quoted(session.saveFile)
    return console.confirms("Complete. Save to \(file)?") ? run(line: "save") : true
  }

  /// Makes the first field to ask for active, and then calls `asking`, which asks for all fields.
  package func begins(asking: () -> FillEnding) -> FillEnding {
    do throws(CommandError) {
      let outcome = try perform { session throws(CommandError) in try session.run("fill") }
      console.follow(session, playback: nil)
      return outcome.effect == .fill ? asking() : .stop
    } catch {
      report(error, of: "fill")
      return .stop
    }
  }

  /// Reads the answers to all fields from the lines of a script, one line per field.
  ///
  /// Returns whether no answer failed.
  package func fill(reading script: any LineSource) -> Bool {
    chain.append((script, 0))
    defer { chain.removeLast() }
    return fill(from: script, isByProgram: false) != .failure
  }

  /// The reason why the questions for all fields ended, such as `^C`.
  package enum FillEnding {
    case lastField, stop, interruption
  }

  /// Asks the user for the value of the active field and of each field after it.
  ///
  /// At the end, offers to go back to the required fields that are still empty.
  package func fillByAsking() -> FillEnding {
    var ending = ask(from: session.rowToAsk, after: { $0.rowToAsk(after: $1) })
    while ending == .lastField, let question = session.questionAboutEmptyRows,
      console.confirms(question)
    {
      ending = ask(
        from: session.rowLeftEmpty(after: nil), after: { $0.rowLeftEmpty(after: $1) })
    }
    return ending
  }

  /// Asks the user for the values of fields, beginning with the field in the row `first`.
  ///
  /// `following` returns the row to ask for after a row, or nil after the last one. An empty answer
  /// to a required field is accepted the second time, so that nobody skips it by accident.
  private func ask(from first: Int?, after following: (Session, Int) -> Int?) -> FillEnding {
    var refused: String?
    var rowLeftEmpty: Int?
    var next = first
    while let row = next {
      // A ^C ends the questions even while the phone is still moving.
      if console.isInterrupted { return .interruption }
      guard take({ session throws(CommandError) in try session.turn(toQuestionAtRow: row) }) else {
        return .stop
      }
      switch ask(Question(row: row, reason: .fill, refused: refused)) {
      case .stop, nil: return .stop
      case .interrupted: return .interruption
      case .back:
        refused = nil
        let before = session.rowToAsk(before: row)
        if take({ session throws(CommandError) in try session.goBack(from: row) }) { next = before }
      case .text("") where rowLeftEmpty != row && session.isRequired(row: row):
        (refused, rowLeftEmpty) = ("", row)
        console.write(lines: [session.wordsAboutLeavingEmpty(row: row)])
      case .text(let text):
        let isTaken = take { session throws(CommandError) in
          try session.answer(text, toQuestionAtRow: row)
        }
        refused = isTaken ? nil : text
        if isTaken { next = following(session, row) }
      }
    }
    return .lastField
  }

  /// Applies an answer to the session and prints only errors; returns whether the answer was
  /// accepted.
  private func take(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) -> Bool {
    guard !options.isJSON else { return attempt(body) }
    do throws(CommandError) {
      _ = try perform(body)
      console.follow(session, playback: session.playback)
      return true
    } catch {
      report(error, of: "fill")
      return false
    }
  }

  /// The reason why no more answers to fields follow in a script, such as a command line.
  private enum AnswersEnd: Equatable {
    case done, failure
    /// A line of the script that is a command, which ended the answers.
    case command(String)
  }

  /// Reads the answers to one field after another from the next lines of a script.
  ///
  /// An empty line keeps a value. A full stop ends the answers, and if `isByProgram`, so does JSON.
  private func fill(from script: any LineSource, isByProgram: Bool) -> AnswersEnd {
    var next = session.rowToAsk
    while let row = next {
      if options.isFilling {
        let question = session.introduction(ofRow: row, tellsSwitch: true)
        console.write(lines: session.texts(aboveFieldAtRow: row) + [question])
      }
      do throws(ScriptError) {
        guard let line = try script.next() else { return .done }
        chain[chain.count - 1].line = line.number
        if line.text == Self.answersEnd { return .done }
        if isByProgram, JSONCommand.isMeant(by: line.text) { return .command(line.text) }
        let text = line.text.isEmpty ? nil : line.text
        let shown = session.form.isSecure(row: row) ? Session.secret : line.text
        if answer(text, row: row, of: shown) {
          next = session.rowToAsk(after: row)
          continue
        }
      } catch {
        report(error)
      }
      // The next line is always the answer of the next field.
      guard options.keepsGoing, answer(nil, row: row) else { return .failure }
      next = session.rowToAsk(after: row)
    }
    hasAnsweredAll = true
    return .done
  }

  private static let answersEnd = "."

  /// Returns whether a line is the full stop that may follow the answer to a script's last field.
  ///
  /// This line does nothing, because the last answer has already ended the questions.
  package func endsAnswers(_ line: String) -> Bool {
    defer { hasAnsweredAll = false }
    return hasAnsweredAll && line == Self.answersEnd
  }

  private func answer(_ text: String?, row: Int, of shown: String = "fill") -> Bool {
    attempt(of: shown) { [options] session throws(CommandError) in
      options.isFilling
        ? try session.answer(text, toQuestionAtRow: row)
        : try session.answer(text, row: row, goesOn: true)
    }
  }

  private func attempt(
    of shown: String = "fill", _ body: (inout Session) throws(CommandError) -> Outcome
  ) -> Bool {
    do throws(CommandError) {
      report(try perform(body), of: shown)
      return true
    } catch {
      report(error, of: shown)
      return false
    }
  }
}
