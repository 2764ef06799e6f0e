import AnswerKeeping
import FileErrors
import Forms
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let load = Command(
    "load", .form,
    Words(
      summary: "Open a form",
      details: [
        "Device, orientation, strategy and settings stay, unless the form names its own. The "
          + "table is scrolled to the top, no field is active, and the answers are the form's "
          + "values."
      ],
      examples: [
        Example("load forms/checkout.yaml", "opens a shipped form"),
        Example("load forms/settings.json", "opens a form in JSON"),
      ]),
    kind: .opens, .file, file: { $0 }
  ) { session, file throws(CommandError) in
    try session.open(file)
  }

  package static let reload = Command(
    "reload", .form,
    Words(
      summary: "Read the form's file again",
      details: [
        "Answers that came from a file are read again too, and save still writes there. Answers "
          + "given since then are gone until undo or recover restores them."
      ], examples: [Example("reload", "reads the file again after you edited it elsewhere")]),
    kind: .opens, .none
  ) { session, _ throws(CommandError) in try session.reload() }

  package static let fields = Command(
    "fields", .form,
    Words(
      summary: "List the fields with row number, id, label and value",
      examples: [Example("fields", "lists the open form")]), .none
  ) { session, _ throws(CommandError) in
    let state = session.state
    return Outcome(answer: state.fieldLines, typed: TypedAnswer { state.fieldValues })
  }
}

extension Session {
  fileprivate mutating func open(_ path: String) throws(CommandError) -> Outcome {
    var outcome = try open(try formToOpen(path), from: path)
    outcome.readings = state.formReadings
    return outcome
  }

  private func formToOpen(_ path: String) throws(CommandError) -> Form {
    let form = try Self.form(at: path, files: files)
    try Self.check(form, named: path, on: place.device)
    return form
  }

  /// Opens the form's file again, with the answers from the answers file.
  fileprivate mutating func reload() throws(CommandError) -> Outcome {
    let (path, form) = (fileName, try formToOpen(fileName))
    guard let answers = answersFile else {
      var outcome = try open(form, from: path)
      outcome.script = [state.loadLine]
      outcome.readings = state.formReadings
      return outcome
    }
    var fresh = self
    _ = fresh.state.open(form, from: path)
    // The answers file may not exist yet.
    let data = files.isKept(answers) ? try files.contents(of: answers) : nil
    let restoring = try data.map { data throws(CommandError) in
      try fresh.restoring(data, from: answers)
    }
    var outcome = try change(.opens) { state throws(CommandError) in
      let notices = state.open(form, from: path)
      state.answersFile.move(to: answers)
      if let restoring { state.take(restoring) }
      return notices
    }
    begin(at: state)
    outcome.script = [state.loadLine]
    outcome.readings = state.formReadings
    guard let restoring else { return outcome }
    let line = Self.restoreLine(of: answers)
    outcome.script = [state.loadLine, line]
    outcome.readings.append(
      FileReading(of: answers, contents: restoring.contents, line: line))
    knownFiles.note(answers, sum: restoring.sum)
    outcome.answer = restoring.recovery.refused.map(\.line)
    outcome.told.append(.text(restoring.words))
    return outcome
  }

  /// Opens another form in the session; `path` is the path of the form's file.
  package mutating func open(_ form: Form, from path: String) throws(CommandError) -> Outcome {
    let outcome = try change(.opens) { state throws(CommandError) in
      state.open(form, from: path)
    }
    begin(at: state)
    return outcome
  }
}

extension State {
  fileprivate mutating func open(_ form: Form, from path: String) -> Notices {
    let old = self
    self = State(form: form, fileName: path, place: old.place)
    phone.takeSettings(of: old.phone)
    phone.settings = Settings(ios: phone.scene.ios)
    applySettings()
    keepRecording(as: old.phone)
    isHolding = old.isHolding
    hasChosenDevice = old.hasChosenDevice
    return Notices { state in
      let fields = form.fieldRows.count == 1 ? "1 field" : "\(form.fieldRows.count) fields"
      let title = form.title.isEmpty ? path : form.title
      return ["\(title): \(fields) on \(state.phone.scene.device.name)"]
        + (old.answersFile.hasUnsavedAnswers
          ? ["unsaved answers are gone; undo brings them back"] : [])
        + (old.hasUnwrittenForm
          ? ["changes of the form that were not written are gone; undo brings them back"] : [])
    }
  }

  fileprivate var fieldValues: StateValue {
    .list(
      form.fieldRows.compactMap { row in
        guard let field = form.field(atRow: row) else { return nil }
        var members: [(key: String, value: StateValue)] = [
          ("row", row == form.barRow ? .null : .number(Double(row + 1))), ("id", .text(field.id)),
          ("label", field.label.map { .text($0) } ?? .null),
          ("value", field.kind == .button ? .null : .text(shownValue(ofRow: row))),
          ("active", .bool(activeRow == row)),
        ]
        if field.kind != .text { members.append(("kind", .text(field.kind.rawValue))) }
        if form.hasConditions { members.append(("hidden", .bool(isHidden(row: row)))) }
        return .object(members)
      })
  }

  fileprivate var fieldLines: [String] {
    aligned(
      form.fieldRows.compactMap { row in
        guard let field = form.field(atRow: row) else { return nil }
        let mark = activeRow == row ? ">" : " "
        let number = row == form.barRow ? "bar" : "\(row + 1)"
        let hidden = isHidden(row: row) ? ["hidden"] : []
        let value = field.kind == .button ? "button" : shownValue(ofRow: row).jsonQuoted
        return ["\(mark)\(number)", field.id, field.label ?? "", value] + hidden
      })
  }
}
