import Forms

extension Session {
  /// Where the phone is seen at a terminal.
  package enum View: String, CaseIterable, Sendable {
    /// As the terminal's size suggests.
    case auto
    /// At the terminal's top, with the conversation scrolling below it.
    case pinned
    /// As a picture after each command.
    case inline
    case off
  }

  /// Where the phone is to be shown.
  package var view: View { state.chosen("view").flatMap(View.init) ?? .auto }

  /// How many times as fast as on a phone movements are to be played.
  package var speed: Double { state.chosen("speed").flatMap(Double.init) ?? 1 }

  /// Whether movements are to be played.
  package var isAnimated: Bool { state.chosen("animation") != "off" }

  /// Whether commands say what VoiceOver would.
  package var isSpeaking: Bool { state.isSpeaking }

  /// Has commands say what VoiceOver would.
  package mutating func speak() { state.isSpeaking = true }
}

extension Session {
  /// What the answers still lack, a field a line.
  package var gaps: [String] {
    let problems = state.problems
    guard !problems.isEmpty else { return ["every answer keeps its rules"] }
    return ["still to do:"] + aligned(problems.map { ["  \($0.field)", $0.message] })
  }

  /// Returns the rules that a row's value breaks, in words.
  package func objections(toRow row: Int) -> [String] {
    state.problems(ofRow: row, with: value(ofRow: row)).map(\.line)
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
