import Forms
import SessionState
import TerminalText

extension Session {
  /// The position in the terminal where the phone is drawn, such as beside the commands.
  package var view: PhoneView { Setting.view.value(in: state) }

  /// The speed of shown animations, as a multiple of a real phone's speed.
  package var speed: Double { Setting.speed.value(in: state) }

  /// Whether a mouse click on the phone that the terminal shows taps the simulated phone.
  package var takesMouse: Bool { Setting.mouse.value(in: state) }

  /// The color theme for drawings of the phone.
  package var theme: Theme { Setting.theme.value(in: state) }

  /// Whether the terminal shows the phone's animations; otherwise it shows only their final state.
  package var isAnimated: Bool { Setting.animation.value(in: state) }

  /// Whether commands print what VoiceOver would say (the setting `speech`).
  package var isSpeaking: Bool { Setting.speech.value(in: state) }

  /// Turns on the setting `speech`: commands print what VoiceOver would say.
  package mutating func speak() { state.settings[Setting.speech] = true }
}

extension Session {
  /// Lines that list the form's missing or invalid answers, or one line that all answers are valid.
  package var gaps: [String] {
    let problems = state.problems
    guard !problems.isEmpty else { return ["every answer is valid"] }
    let lines = ["still to do:"] + aligned(problems.map { ["  \($0.field)", $0.message] })
    return isSpeaking ? lines.map { SpokenLine($0).text } : lines
  }

  /// Whether all answers in the form are valid.
  package var isComplete: Bool { state.problems.isEmpty }

  /// The answers as pairs of field id and value, in the form's order.
  package var answerPairs: [(id: String, value: String)] { state.pairs }

  /// The answers as pairs of field id and value, in the form's order, with bullets for secure
  /// values.
  package var shownPairs: [(id: String, value: String)] {
    state.pairs.map { pair in
      (id: pair.id, value: form.row(ofField: pair.id).map(shownValue) ?? pair.value)
    }
  }

  /// Returns the prompt text for a row's field when the program asks the user for its value.
  ///
  /// For example: `3 of 12  Born  ‹1998-12-10›  required`. It has the field's position, its name,
  /// its example or current value, and its rules. A secure value is shown as bullets. A switch's
  /// value is included only if `tellsSwitch` is true, and the options only if no menu shows them.
  package func introduction(
    ofRow row: Int, tellsSwitch: Bool = false, hasMenu: Bool = false
  ) -> String {
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
      field.rulesWhenAsked(twin: twin, hasMenu: hasMenu),
    ]
    return words.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Returns the form's texts that explain a row's field, to print them before its question.
  ///
  /// These are up to four texts in the visible rows directly above the field. Before the section's
  /// first visible field, they are preceded by the section's header and footer.
  package func texts(aboveFieldAtRow row: Int) -> [String] {
    guard let section = form.sections.first(where: { $0.rows.contains(row) }) else { return [] }
    let above = section.rows.lowerBound..<row
    let before = above.last { form.field(atRow: $0) != nil && !state.isHidden(row: $0) }
    let titles = before == nil ? [section.header, section.footer] : []
    let directlyAbove = above.dropFirst(before.map { $0 + 1 - above.lowerBound } ?? 0)
    let texts = directlyAbove.compactMap { row -> String? in
      guard case .text(let text) = form.rows[row].content, !state.isHidden(row: row) else {
        return nil
      }
      return text
    }
    return titles.compactMap { $0 } + texts.suffix(Self.mostTextsAboveField)
  }

  // More texts are no longer an explanation of the field, such as the messages of a chat.
  private static let mostTextsAboveField = 4

  /// Returns a copy of the session where the field in a row has the value `text`, for a preview.
  package func showing(_ text: String, inRow row: Int) -> Session {
    var session = self
    session.state.change(row: row, to: text, isTyped: true)
    session.state.settle()
    return session
  }

  /// Returns one sentence for each rule that the value of a row's field breaks.
  ///
  /// Rules that the already printed messages `notices` mention are left out.
  package func objections(toRow row: Int, besides notices: [String] = []) -> [String] {
    state.problems(ofRow: row, with: value(ofRow: row))
      .filter { !notices.contains("\($0.field): \($0.message)") }.map(\.line)
  }
}

extension Session {
  /// The script lines that enter the answers again in a newly loaded form.
  ///
  /// For a secure value, the line is a comment that says that the value is left out.
  package var answerLines: [String] {
    form.fieldRows.compactMap { row in
      guard let field = form.field(atRow: row), let text = state.answers[row], text != field.value
      else {
        return nil
      }
      if field.isSecure { return "# The value of \(field.id) is left out, because it is secure." }
      return "set \(field.id) \(LineSyntax.quoted(text))"
    }
  }
}
