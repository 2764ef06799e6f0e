import Forms
import TerminalText

extension Session {
  /// Where the phone is seen at a terminal.
  package enum View: String, CaseIterable, Sendable {
    /// As the terminal's size suggests.
    case auto
    /// Below or beside the conversation, which scrolls.
    case pinned
    /// As a picture after each command.
    case inline
    case off
  }

  /// Where the phone is to be shown.
  package var view: View { Setting.view.value(in: state) }

  /// How many times as fast as on a phone movements are to be played.
  package var speed: Double { Setting.speed.value(in: state) }

  /// Whether movements are to be played.
  package var isAnimated: Bool { Setting.animation.value(in: state) }

  /// Whether commands say what VoiceOver would.
  package var isSpeaking: Bool { Setting.speech.value(in: state) }

  /// Has commands say what VoiceOver would.
  package mutating func speak() { state.settings[Setting.speech] = true }
}

extension Session {
  /// What the answers still lack, a field a line.
  package var gaps: [String] {
    let problems = state.problems
    guard !problems.isEmpty else { return ["every answer keeps its rules"] }
    let lines = ["still to do:"] + aligned(problems.map { ["  \($0.field)", $0.message] })
    return isSpeaking ? lines.map { SpokenLine($0).text } : lines
  }

  /// Whether no answer lacks anything.
  package var isComplete: Bool { state.problems.isEmpty }

  /// The file that `save` writes to unless it is told another.
  package var saveFile: String { state.saveFile }

  /// The answers as pairs of id and value, in the form's order.
  package var answerPairs: [(id: String, value: String)] { state.pairs }

  /// The same with bullets for what is secure.
  package var shownPairs: [(id: String, value: String)] {
    state.pairs.map { pair in
      (id: pair.id, value: form.row(ofField: pair.id).map(shownValue) ?? pair.value)
    }
  }

  /// Whether a secure field has an answer.
  package var hasSecureAnswer: Bool { state.hasSecureAnswer }

  /// Whether an answer may be secure: its field is, or is gone and may have been.
  package func mayBeSecure(_ answer: Journal.Answer) -> Bool { state.mayBeSecure(answer) }

  /// Returns what is said of a row's field when its value is asked for, as in `3 of 12  Born
  /// ‹1998-12-10›  required`: its place, its name, the form's example or what it has, `now
  /// ‹1999-01-01›`, bullets for a secure one, and its rules; a switch's value only where no prompt
  /// tells it.
  package func introduction(ofRow row: Int, tellsSwitch: Bool = false) -> String {
    guard let field = form.field(atRow: row) else { return "" }
    let rows = state.answerRows
    let place = rows.firstIndex(of: row).map { "\($0 + 1) of \(rows.count)" } ?? ""
    let value =
      field.kind != .toggle
      ? shownValue(ofRow: row) : tellsSwitch ? field.asked(value(ofRow: row)) : ""
    let example = value.isEmpty ? field.placeholder ?? "" : Escaping.literal.escaped(value)
    let now = value.isEmpty || field.kind == .toggle ? "" : "now "
    let twin = field.equals.flatMap(form.row(ofField:)).flatMap(form.field(atRow:))?.name
    let words = [
      place, field.name, example.isEmpty ? "" : "\(now)‹\(example)›",
      field.rulesWhenAsked(twin: twin),
    ]
    return words.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Returns the session with a text in a row's field that is not yet given, to be shown.
  package func showing(_ text: String, inRow row: Int) -> Session {
    var session = self
    session.state.change(row: row, to: text, isTyped: true)
    session.state.settle()
    return session
  }

  /// Returns the rules that a row's value breaks, in words, but for what was said of it already.
  package func objections(toRow row: Int, besides notices: [String] = []) -> [String] {
    state.problems(ofRow: row, with: value(ofRow: row))
      .filter { !notices.contains("\($0.field): \($0.message)") }.map(\.line)
  }
}

extension Session {
  /// Lines that give the answers again, secure ones left out, on a form as it was loaded.
  package var answerLines: [String] {
    form.fieldRows.compactMap { row in
      guard let field = form.field(atRow: row), let text = state.answers[row], text != field.value
      else {
        return nil
      }
      if field.isSecure { return "# The value of \(field.id) is left out, since it is secure." }
      return "set \(field.id) \(LineSyntax.quoted(text))"
    }
  }
}
